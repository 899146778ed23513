public import AssetModel

/// Every rule the program was built with, and the checks of the engine.
public struct RuleCatalog: Sendable {
  public let rules: [any Rule.Type]

  public init(_ rules: [any Rule.Type]) {
    self.rules = rules
  }

  /// The checks that judge a run and not a project.
  public static let checks = [StaleSuppression.about]

  /// The descriptions of all rules and checks, sorted by id.
  public var descriptions: [RuleDescription] {
    (rules.map { $0.about } + Self.checks).sorted { $0.id < $1.id }
  }

  /// The ids of all rules and checks, sorted.
  public var ids: [String] { descriptions.map(\.id) }

  /// The ids of the rules that are off by default and look at nothing but these facts.
  public func optionalRules(lookingAt facts: Needs) -> Set<String> {
    func needs<R: Rule>(_ type: R.Type) -> Needs { R().needs }
    return Set(rules.filter { $0.about.isOptIn && facts.isSuperset(of: needs($0)) }.map { $0.about.id })
  }

  /// Whether there is a rule or check of this id.
  public func knows(_ id: String) -> Bool {
    description(of: id) != nil
  }

  /// What is said about the rule or check of this id.
  public func description(of id: String) -> RuleDescription? {
    rules.first { $0.about.id == id }?.about ?? Self.checks.first { $0.id == id }
  }

  /// The rule with these options set.
  func make(_ type: any Rule.Type, _ options: [OptionValue.Entry]) throws(OptionError) -> any Rule {
    func make<R: Rule>(_ type: R.Type) throws(OptionError) -> any Rule {
      var rule = R()
      try OptionValue(.record(options)).read(into: &rule, R.options.map(\.field), title: R.about.id)
      return rule
    }
    return try make(type)
  }
}
