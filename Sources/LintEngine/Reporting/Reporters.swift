/// All report formats.
public enum Reporters {
  /// Every reporter, in the order in which help lists them.
  public static let all: [any Reporter] = [
    TextReporter(),
    JSONReporter(),
    SARIFReporter(),
    GitHubReporter(),
    GitLabReporter(),
    MarkdownReporter(),
    JUnitReporter(),
    CheckstyleReporter(),
    RDJSONReporter(),
    XcodeReporter(),
    CSVReporter(),
  ]

  /// The names of all of them, in the same order.
  public static var names: [String] { all.map { type(of: $0).name } }

  /// The reporter with this name; nil if there is none.
  public static func named(_ name: String) -> (any Reporter)? {
    all.first { type(of: $0).name == name }
  }
}
