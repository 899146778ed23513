internal import AssetModel

struct DocumentedRule: Sendable {
  let about: RuleDescription
  let options: [DocumentedOption]
  let optionFields: [OptionField<Configuration.RuleSettings>]

  var reported: [Example] { about.examples.filter(\.isReported) }

  var silent: [Example] { about.examples.filter { !$0.isReported } }

  var level: String { about.isOptIn ? "off" : about.severity.rawValue }
}

struct DocumentedOption: Sendable {
  let key: String
  let summary: String
  let shape: OptionShape
  let standard: OptionValue.Content
}

extension RuleCatalog {
  var documented: [DocumentedRule] {
    let all =
      rules.map { document($0) }
      + Self.checks.map { DocumentedRule(about: $0, options: [], optionFields: []) }
    return RuleCategory.allCases.flatMap { category in
      all.filter { $0.about.category == category }.sorted { $0.about.id < $1.about.id }
    }
  }

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
  var isReported: Bool { tree.contains { Self.marks[$0].map { $0 != .excused } ?? false } }
}
