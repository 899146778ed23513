internal import AssetModel

/// A rule or check, with everything the documentation needs.
struct DocumentedRule: Sendable {
  let about: RuleDescription
  let options: [DocumentedOption]
  /// The options as keys of a configuration.
  let optionFields: [OptionField<Configuration.RuleSettings>]

  /// The examples in which something is reported.
  var reported: [Example] { about.examples.filter(\.isReported) }

  /// The examples in which the rule stays silent.
  var silent: [Example] { about.examples.filter { !$0.isReported } }

  /// The default level as a word.
  var level: String { about.isOptIn ? "off" : about.severity.rawValue }
}

/// One option of any rule.
struct DocumentedOption: Sendable {
  let key: String
  let summary: String
  let shape: OptionShape
  /// The default.
  let standard: OptionValue.Content
}

extension RuleCatalog {
  /// Every rule and check, category by category and by id within one.
  var documented: [DocumentedRule] {
    let all =
      rules.map { document($0) }
      + Self.checks.map { DocumentedRule(about: $0, options: [], optionFields: []) }
    return RuleCategory.allCases.flatMap { category in
      all.filter { $0.about.category == category }.sorted { $0.about.id < $1.about.id }
    }
  }

  /// The categories that have a rule, each with its rules.
  var documentedByCategory: [(category: RuleCategory, rules: [DocumentedRule])] {
    let documented = documented
    return RuleCategory.allCases.compactMap { category in
      let rules = documented.filter { $0.about.category == category }
      return rules.isEmpty ? nil : (category, rules)
    }
  }

  private func document<R: Rule>(_ rule: R) -> DocumentedRule {
    DocumentedRule(
      about: rule.about,
      options: R.options.map {
        DocumentedOption(key: $0.key, summary: $0.summary, shape: $0.shape, standard: $0.get(rule))
      }, optionFields: Self.optionFields(of: rule))
  }
}

extension Example {
  /// Whether the rule must report something in it.
  var isReported: Bool { tree.contains { Self.marks[$0].map { $0 != .excused } ?? false } }
}
