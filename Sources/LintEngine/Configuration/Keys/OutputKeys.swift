internal import AssetModel

extension RuleCatalog {
  /// The keys for how a run reports, and ends.
  var outputKeys: [ConfigurationKey] {
    [
      ConfigurationKey(
        "strict", \.isStrict, .replaced, standard: "false", "Whether warnings count as errors."),
      ConfigurationKey(
        "baseline", \.baseline, .optional(.stated(.of(String.self))), .replaced,
        "The file with the findings that are known and not reported; `assetlint baseline write` makes it.",
        sample: "baseline: .assetlint-baseline"),
      ConfigurationKey(
        "reporter", \.reporter, .optional(.stated(.word("report format", of: Reporters.names))), .replaced,
        standard: "text", "The format of the report where the command line names none.",
        sample: "reporter: junit"),
    ]
  }
}
