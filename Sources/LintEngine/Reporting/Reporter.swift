public import AssetModel

/// A format that a report can be written in.
///
/// A reporter depends on nothing but its two arguments, so that the same report always has the same bytes:
/// no times, host names or absolute paths.
public protocol Reporter: Sendable {
  /// The word for the command line.
  static var name: String { get }
  /// One sentence for the help.
  static var summary: String { get }

  /// The whole report, ready to be written.
  func render(_ report: Report, _ style: ReportStyle) -> [UInt8]
}

/// What reporters know besides the report.
public struct ReportStyle: Sendable {
  /// The version that the tool states of itself.
  public var toolVersion: String
  /// Whether to colour what is meant for a terminal.
  public var isColored: Bool
  /// The columns of the terminal; nil where lines are not folded.
  public var width: Int?
  /// The least severity that fails the run.
  public var failing: Severity
  /// What is said about the rules.
  public var rules: [RuleDescription]

  public init(
    toolVersion: String, isColored: Bool = false, width: Int? = nil, failing: Severity = .error,
    rules: [RuleDescription] = []
  ) {
    self.toolVersion = toolVersion
    self.isColored = isColored
    self.width = width
    self.failing = failing
    self.rules = rules
  }
}
