public import AssetModel

/// Every rule there is, with the default value of every option, and the checks of the engine.
public struct RuleCatalog: Sendable {
  public let rules: [any Rule]

  public init(_ rules: [any Rule]) {
    self.rules = rules
  }

  /// The checks that judge a run and not a project.
  public static let checks = [StaleSuppression.about, TouchedSharedAsset.about]

  /// The descriptions of all rules and checks, sorted by id.
  public var descriptions: [RuleDescription] {
    (rules.map { $0.about } + Self.checks).sorted { $0.id < $1.id }
  }

  /// The ids of all rules and checks, sorted.
  public var ids: [String] { descriptions.map(\.id) }

  /// The ids of the rules that are off by default and look at nothing but these facts.
  public func optionalRules(lookingAt facts: Needs) -> Set<String> {
    Set(rules.filter { $0.about.isOptIn && facts.isSuperset(of: $0.needs) }.map(\.about.id))
  }

  /// Whether there is a rule or check of this id.
  public func knows(_ id: String) -> Bool {
    description(of: id) != nil
  }

  /// What is said about the rule or check of this id.
  public func description(of id: String) -> RuleDescription? {
    rules.first { $0.about.id == id }?.about ?? Self.checks.first { $0.id == id }
  }

  /// Tries the options of a rule without keeping the result.
  func check(_ options: [OptionValue.Entry], of id: String) throws(OptionError) {
    if let rule = rules.first(where: { $0.about.id == id }) {
      _ = try set(options, of: rule)
    } else if let option = options.first {
      throw .unknown("option of \(id)", option, ["severity", "included", "excluded"])
    }
  }

  /// The rule with these options set.
  func set(_ options: [OptionValue.Entry], of rule: any Rule) throws(OptionError) -> any Rule {
    func set<R: Rule>(_ rule: R) throws(OptionError) -> any Rule {
      var rule = rule
      for entry in options {
        guard let option = R.options.first(where: { $0.key == entry.key }) else {
          let known = R.options.map(\.key) + ["severity", "included", "excluded"]
          throw .unknown("option of \(rule.about.id)", entry, known)
        }
        try option.set(&rule, entry.value)
      }
      return rule
    }
    return try set(rule)
  }
}
