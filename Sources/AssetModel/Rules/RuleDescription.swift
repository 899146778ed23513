/// What a person needs to know about a rule. Documentation, tests and reports are made from it.
public struct RuleDescription: Sendable {
  /// The name in the configuration, in snake_case.
  public let id: String
  public let category: RuleCategory
  public let severity: Severity
  /// Whether the rule runs only if the configuration enables it.
  public let isOptIn: Bool
  /// One sentence that states what holds when the rule reports nothing.
  public let summary: String
  /// What a violation costs.
  public let rationale: String
  public let examples: [Example]

  public init(
    id: String, category: RuleCategory, severity: Severity, isOptIn: Bool = false, summary: String,
    rationale: String, examples: [Example]
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.isOptIn = isOptIn
    self.summary = summary
    self.rationale = rationale
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
}

/// A small repository that shows a rule at work, as text with one file per line.
///
/// A line is `path: content`; a `↓` before the path, or inside a source text, marks where the rule must report. Without
/// any `↓` it must report nothing. A path that begins with a set's folder is in `Assets.xcassets`; a set without a
/// Contents.json gets one that lists its files.
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
}
