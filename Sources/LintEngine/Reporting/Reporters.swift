public enum Reporters {
  /// All reporters, in the order in which the help lists them.
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

  public static var names: [String] { all.map { type(of: $0).name } }

  public static func named(_ name: String) -> (any Reporter)? {
    all.first { type(of: $0).name == name }
  }
}
