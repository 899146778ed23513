public import AssetModel
public import Basics

/// What reporters know besides the report.
public struct ReportStyle: Sendable {
  /// The version that the tool states of itself.
  public var toolVersion: String
  /// Whether to color what is meant for a terminal.
  public var isColored: Bool
  /// The columns of the terminal; nil if lines are not folded.
  public var width: Int?
  /// How paths are written for a person.
  public var paths = PathBase.root
  /// Whether every finding is listed, also those like others.
  public var isVerbose = false
  /// Whether only what fails the run is told.
  public var isQuiet = false
  /// The least severity that fails the run.
  public var failing: Severity
  /// How many warnings there may be, where there are more.
  public var exceededLimit: Int?
  /// What is said about the rules.
  public var rules: [RuleDescription]
  /// The root on this machine, for readers that understand no other paths.
  public var root = FilePath("/")
  /// The folder of the git checkout that is the root: build servers count paths from the top of the checkout.
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

  /// The page of the project.
  static let homePage = "https://github.com/assetlint/assetlint"

  /// The page that explains a rule; nil if there is no such rule.
  func page(of rule: String) -> String? {
    rules.contains { $0.id == rule } ? "\(Self.homePage)/blob/main/Rules/README.md#\(rule)" : nil
  }

  /// The path as a build server counts it.
  func checkoutPath(_ path: RepositoryPath) -> RepositoryPath {
    folder.isRoot ? path : path.isRoot ? folder : folder.appending(path.bytes)
  }
}
