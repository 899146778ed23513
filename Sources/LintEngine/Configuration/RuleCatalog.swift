public import AssetModel

/// Every rule with its default options, and the checks of the engine.
public struct RuleCatalog: Sendable {
  public let rules: [any Rule]

  public init(_ rules: [any Rule]) {
    self.rules = rules
  }

  /// The checks that judge a run rather than a project.
  public static let checks = [StaleSuppression.about, TouchedSharedAsset.about]

  /// The descriptions of all rules and checks, sorted by id.
  public var descriptions: [RuleDescription] {
    (rules.map { $0.about } + Self.checks).sorted { $0.id < $1.id }
  }

  /// The ids of all rules and checks, sorted.
  public var ids: [String] { descriptions.map(\.id) }

  /// The ids of the rules that are off by default and need only these facts.
  public func optionalRules(lookingAt facts: Needs) -> Set<String> {
    Set(rules.filter { $0.about.isOptIn && facts.isSuperset(of: $0.needs) }.map(\.about.id))
  }

  /// Whether there is a rule or check with this id.
  public func knows(_ id: String) -> Bool {
    description(of: id) != nil
  }

  /// The description of the rule or check with this id.
  public func description(of id: String) -> RuleDescription? {
    rules.first { $0.about.id == id }?.about ?? Self.checks.first { $0.id == id }
  }

  /// The rule with these options set.
  func set(_ options: [OptionValue.Entry], of rule: any Rule) throws(OptionError) -> any Rule {
    func set<R: Rule>(_ rule: R) throws(OptionError) -> any Rule {
      var rule = rule
      try OptionValue(.record(options)).read(into: &rule, R.options.map(\.field), title: rule.about.id)
      return rule
    }
    return try set(rule)
  }
}
