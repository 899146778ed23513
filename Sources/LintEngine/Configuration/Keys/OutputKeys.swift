internal import AssetModel

extension RuleCatalog {
  var outputKeys: [ConfigurationKey] {
    [
      ConfigurationKey(
        "strict", \.isStrict, .replaced, standard: "false",
        "Whether warnings count as errors. If true, a run that finds no asset catalogs also fails."),
      ConfigurationKey(
        "baseline", \.baseline, .optional(.stated(.of(String.self))), .replaced,
        "The file with known findings, which are not reported; `assetlint baseline write` creates it.",
        sample: "baseline: .assetlint-baseline"),
      ConfigurationKey(
        "reporter", \.reporter, .optional(.stated(.word("report format", of: Reporters.names))), .replaced,
        standard: "text", "The report format, unless the command line gives one.",
        sample: "reporter: junit"),
    ]
  }
}
