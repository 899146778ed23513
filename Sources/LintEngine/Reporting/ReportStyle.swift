public import AssetModel
public import Basics

/// Settings of a reporter.
public struct ReportStyle: Sendable {
  /// The version of the tool.
  public var toolVersion: String
  /// Whether to color terminal output.
  public var isColored: Bool
  /// The width of the terminal in columns; nil to not fold lines.
  public var width: Int?
  /// How to write paths for people.
  public var paths = PathBase.root
  /// Whether to list every finding instead of folding similar ones and only counting minor ones.
  public var isVerbose = false
  /// Whether to report only what fails the run.
  public var isQuiet = false
  /// The lowest severity that fails the run.
  public var failing: Severity
  /// The limit on warnings, if it is exceeded.
  public var exceededLimit: Int?
  /// The descriptions of the rules.
  public var rules: [RuleDescription]
  /// The root on this machine, for consumers that need absolute paths.
  public var root = FilePath("/")
  /// The root's folder in the git checkout: CI services expect paths relative to the top of the checkout.
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

  /// Whether the text report lists a finding. It only counts those that a rule has lowered to an info, because few
  /// people act on them: the same color under two names, or copies that two targets need.
  func lists(_ diagnostic: Diagnostic) -> Bool {
    isVerbose || diagnostic.finding.grade != .minor || diagnostic.severity >= min(.warning, failing)
  }

  /// The project's home page.
  static let homePage = "https://github.com/assetlint/assetlint"

  /// The page that explains a rule; nil if there is no such rule.
  func page(of rule: String) -> String? {
    rules.contains { $0.id == rule } ? "\(Self.homePage)/blob/main/Rules/README.md#\(rule)" : nil
  }

  /// The path relative to the checkout.
  func checkoutPath(_ path: RepositoryPath) -> RepositoryPath {
    folder.isRoot ? path : path.isRoot ? folder : folder.appending(path.bytes)
  }
}
