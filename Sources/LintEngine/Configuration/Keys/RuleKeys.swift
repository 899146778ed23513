internal import AssetModel

extension RuleCatalog {
  var ruleKeys: [ConfigurationKey] {
    let rule = OptionReader.stated(.word("rule", of: ids))
    return [
      ConfigurationKey(
        "disabled_rules", \.disabledRules, .list(of: rule), .joined.yielding(to: .enabled), inFolders: true,
        standard: "[]", "Rules that do not run.", sample: "disabled_rules: [duplicate_asset]"),
      ConfigurationKey(
        "opt_in_rules", \.optInRules, .list(of: .stated(.word("rule", of: ids + ["all"]))),
        .joined.yielding(to: .disabled), inFolders: true, standard: "[]",
        "Rules to turn on that are off by default, or `all`.",
        sample: "opt_in_rules: [unresolved_name]"),
      ConfigurationKey(
        "only_rules", \.onlyRules, .optional(.stated(.list(of: .word("rule", of: ids)))),
        .replaced.yielding(to: .disabled),
        "The only rules to run; overrides `disabled_rules` and `opt_in_rules`.",
        sample: "only_rules: [missing_payload, invalid_contents]"),
      ConfigurationKey(
        "overrides", \.overrides, .list(of: .ruleOverride(ids)), .joined, standard: "[]",
        "Different severities for some paths.",
        sample: """
          overrides:
            - paths: [App/Legacy.xcassets]
              rules:
                wrong_scale: info
                empty_asset: off
          """),
      ConfigurationKey(
        "suppressions", \.suppressions, .list(of: .suppression(ids)), .joined, standard: "[]",
        "Findings that were reviewed and accepted.",
        sample: """
          suppressions:
            - asset: Onboarding/hero
              rule: oversized_payload
              reason: shown once, at full size
              expires: 2030-01-31
          """),
    ]
  }
}
