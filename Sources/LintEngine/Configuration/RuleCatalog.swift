public import AssetModel

/// All rules with their default options, and the checks that are not rules.
public struct RuleCatalog: Sendable {
  public let rules: [any Rule]

  public init(_ rules: [any Rule]) {
    self.rules = rules
  }

  /// The checks that are not rules, because they need the result of a run or a comparison with another commit.
  public static let checks = [StaleSuppression.about, TouchedSharedAsset.about]

  public var descriptions: [RuleDescription] {
    (rules.map { $0.about } + Self.checks).sorted { $0.id < $1.id }
  }

  public var ids: [String] { descriptions.map(\.id) }

  /// The opt-in rules that need no facts other than `facts`.
  public func optionalRules(lookingAt facts: Needs) -> Set<String> {
    Set(rules.filter { $0.about.isOptIn && facts.isSuperset(of: $0.needs) }.map(\.about.id))
  }

  public func knows(_ id: String) -> Bool {
    description(of: id) != nil
  }

  public func description(of id: String) -> RuleDescription? {
    rules.first { $0.about.id == id }?.about ?? Self.checks.first { $0.id == id }
  }

  func set(_ options: [OptionValue.Entry], of rule: any Rule) throws(OptionError) -> any Rule {
    func set<R: Rule>(_ rule: R) throws(OptionError) -> any Rule {
      var rule = rule
      try OptionValue(.record(options)).read(into: &rule, R.options.map(\.field), title: rule.about.id)
      return rule
    }
    return try set(rule)
  }
}
