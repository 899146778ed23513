internal import AssetModel
public import Basics

extension Configuration {
  public struct RuleOverride: Sendable {
    public var paths: [Stated<Glob>] = []
    public var levels: [String: Stated<RuleLevel>] = [:]
  }
}

extension OptionReader<Configuration.RuleOverride> {
  static func ruleOverride(_ ids: [String]) -> Self {
    .record(
      "an override",
      [
        OptionField(
          "paths", \.paths, isRequired: true,
          "Patterns for paths; if several overrides match, the last one wins."
        ),
        OptionField(
          "rules", \.levels, .levels(ids), isRequired: true,
          "The severities of rules in these paths, or `off`."),
      ]
    ) { _ in Configuration.RuleOverride() }
  }
}

extension OptionReader<[String: Configuration.Stated<RuleLevel>]> {
  fileprivate static func levels(_ ids: [String]) -> Self {
    .record(
      "a list of rules",
      ids.map { OptionField($0, \.[$0], "The severity of \($0) in these paths.") }
    ) { _ in [:] }
  }
}
