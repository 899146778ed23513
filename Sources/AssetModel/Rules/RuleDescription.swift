/// What a person needs to know about a rule. Documentation, tests and reports are made from it.
public struct RuleDescription: Sendable {
  /// The name in the configuration, in snake_case.
  public let id: String
  public let category: RuleCategory
  public let severity: Severity
  /// Whether the rule runs only if the configuration enables it.
  public let isOptIn: Bool
  /// What the rule finds, as a phrase.
  public let summary: String
  /// What a violation costs.
  public let rationale: String
  /// Who is better off without the rule.
  public let whenToDisable: String
  public let remedy: Remedy
  public let examples: [Example]

  /// What fixing a finding does to an asset.
  public enum Remedy: Sendable {
    /// Repairs something broken: worth doing even if the asset may be deleted.
    case repair
    /// Improves or shares an asset that works: pointless if the asset is deleted.
    case improvement
  }

  /// If `remedy` is nil, the remedy of the category applies.
  public init(
    id: String, category: RuleCategory, severity: Severity, isOptIn: Bool = false, remedy: Remedy? = nil,
    summary: String, rationale: String, whenToDisable: String, examples: [Example]
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.isOptIn = isOptIn
    self.summary = summary
    self.rationale = rationale
    self.whenToDisable = whenToDisable
    self.remedy = remedy ?? category.remedy
    self.examples = examples
  }
}

/// The folder of `Rules/` that a rule lives in.
public enum RuleCategory: String, Sendable, CaseIterable {
  case duplicates = "Duplicates"
  case placement = "Placement"
  case usage = "Usage"
  case naming = "Naming"
  case integrity = "Integrity"
  case budget = "Budget"
  case housekeeping = "Housekeeping"

  fileprivate var remedy: RuleDescription.Remedy {
    switch self {
    case .duplicates, .placement, .naming, .budget: .improvement
    case .usage, .integrity, .housekeeping: .repair
    }
  }
}

/// A small repository that shows a rule at work, as text with one file per line.
///
/// A line is `path: content`; a mark before the path, or inside a source text, says where the rule must report and
/// which grade the finding has. Without any mark it must stay silent. A path that begins with a set's folder is in
/// `Assets.xcassets`; a set without a Contents.json gets one that lists its files.
public struct Example: Sendable {
  public let title: String
  public let tree: String
  /// The line of the source file on which the example begins.
  public let line: Int

  public init(_ title: String, line: Int = #line, tree: () -> String) {
    self.title = title
    self.tree = tree()
    self.line = line
  }

  /// The characters that mark where a finding is expected, by its grade.
  public static let marks: [Character: Finding.Grade] = [
    "↓": .normal, "↘": .minor, "⇣": .provisional, "↷": .excused,
  ]
}
