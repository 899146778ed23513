public import AssetModel
public import Basics

public struct ReportStyle: Sendable {
  public var toolVersion: String
  public var isColored: Bool
  /// The width of the terminal. If nil, lines are not wrapped.
  public var width: Int?
  public var paths = PathBase.root
  /// Whether to list every finding. By default, similar findings are grouped, and most minor findings are
  /// only counted.
  public var isVerbose = false
  public var isQuiet = false
  /// Whether to say that there are no asset catalogs. False for a report on standard output if the command prints
  /// this message itself.
  public var mentionsEmptiness = true
  public var failing: Severity
  /// The value of `--max-warnings` if the report has more warnings; otherwise nil.
  public var exceededLimit: Int?
  public var rules: [RuleDescription]
  /// The root folder of the run, for formats that need absolute paths.
  public var root = FilePath("/")
  /// The path from the top of the git repository to `root`. CI services expect paths relative to that top folder.
  public var folder = RepositoryPath.root

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

  /// Whether a finding is listed rather than only counted. By default, minor, trivial and settled findings are only
  /// counted, because few people act on them. One example is a finding that two names have the same color.
  /// Warnings, errors and findings that fail the run are always listed.
  func lists(_ diagnostic: Diagnostic) -> Bool {
    isVerbose || ![.minor, .trivial, .settled].contains(diagnostic.finding.grade)
      || diagnostic.severity >= min(.warning, failing)
  }

  static let homePage = "https://github.com/assetlint/assetlint"

  /// The web page about a rule; nil if there is no such rule.
  func page(of rule: String) -> String? {
    rules.contains { $0.id == rule } ? "\(Self.homePage)/blob/main/Rules/README.md#\(rule)" : nil
  }

  func checkoutPath(_ path: RepositoryPath) -> RepositoryPath {
    folder.isRoot ? path : path.isRoot ? folder : folder.appending(path.bytes)
  }
}
