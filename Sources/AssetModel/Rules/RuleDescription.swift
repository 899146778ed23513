/// What users need to know about a rule, for the documentation and the reports.
public struct RuleDescription: Sendable {
  public let id: String
  public let category: RuleCategory
  public let severity: Severity
  public let isOptIn: Bool
  /// What the rule finds, as a phrase.
  public let summary: String
  /// The harm that a violation does.
  public let rationale: String
  /// The situations in which it is better to disable the rule.
  public let whenToDisable: String
  public let remedy: Remedy
  public let examples: [Example]

  /// What fixing a finding does to an asset.
  public enum Remedy: Sendable {
    /// Repairs something broken, which is worthwhile even if the asset may be deleted.
    case repair
    /// Improves or shares an asset that already works. This is pointless if the asset is deleted.
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

/// A category of rules. Each type that conforms to `Rule` is in the folder of its category in `Rules/`.
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

/// A small repository that demonstrates a rule, written as text.
///
/// Each file has the form `path: content`. Multi-line content is indented below the path. A marker before the
/// path or inside the content shows where the rule must report a finding, and with which grade. Without any
/// marker, the rule must report nothing. A set outside a catalog, such as `close.imageset`, is placed in
/// `Assets.xcassets`, unless it is an Icon Composer document. A set without a `Contents.json` gets one that
/// lists its files.
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

  /// The characters that mark where an example expects a finding, with the grade of the finding.
  public static let marks: [Character: Finding.Grade] = [
    "↓": .normal, "↘": .minor, "⇣": .provisional, "⇢": .trivial, "↝": .settled,
    "↷": .excused,
  ]
}
