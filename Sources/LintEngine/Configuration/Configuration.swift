public import AssetModel
public import Basics

/// What a team has written down in `.assetlint.yml`, checked but not yet combined with the command line.
public struct Configuration: Sendable {
  /// Where it was read; nil where nobody wrote one.
  public var path: RepositoryPath?
  public var included: [Pattern] = []
  public var excluded: [Pattern] = []
  public var ignored: [Pattern] = []
  public var onlyRules: [String]?
  public var disabledRules: Set<String> = []
  public var optInRules: Set<String> = []
  public var isStrict: Bool?
  public var reporter: String?
  public var shared: SharedSettings?
  public var rules: [String: RuleSettings] = [:]
  public var overrides: [RuleOverride] = []
  public var suppressions: [Suppression] = []
  public var parent: String?

  public init() {}

  /// The name of the file a team writes.
  public static let fileName = ".assetlint.yml"

  /// A pattern and where it stands.
  public struct Pattern: Sendable {
    public let glob: Glob
    public let place: Place
  }

  /// The key `shared:`.
  public struct SharedSettings: Sendable {
    public var catalogs: [Pattern] = []
    public var overrides: [Pattern] = []
    public var policy = SharedPolicy()
  }

  /// The key of one rule.
  public struct RuleSettings: Sendable {
    public var level: RuleLevel?
    public var included: [Pattern] = []
    public var excluded: [Pattern] = []
    public var options: [OptionValue.Entry] = []
  }

  /// One entry of `overrides:`, or the whole of a nested configuration file.
  public struct RuleOverride: Sendable {
    public let places: PathFilter
    public let levels: [String: RuleLevel]
  }
}

extension Configuration {
  /// This configuration with everything it does not say taken from `parent`.
  func inheriting(_ parent: Configuration) -> Configuration {
    var merged = self
    merged.included = parent.included + included
    merged.excluded = parent.excluded + excluded
    merged.ignored = parent.ignored + ignored
    merged.onlyRules = onlyRules ?? parent.onlyRules
    merged.disabledRules.formUnion(parent.disabledRules.subtracting(optInRules))
    merged.optInRules.formUnion(parent.optInRules.subtracting(disabledRules))
    merged.isStrict = isStrict ?? parent.isStrict
    merged.reporter = reporter ?? parent.reporter
    merged.shared = shared ?? parent.shared
    merged.rules = parent.rules.merging(rules) { $1.inheriting($0) }
    merged.overrides = parent.overrides + overrides
    merged.suppressions = parent.suppressions + suppressions
    return merged
  }
}

extension Configuration.RuleSettings {
  fileprivate func inheriting(_ parent: Self) -> Self {
    Self(
      level: level ?? parent.level, included: parent.included + included,
      excluded: parent.excluded + excluded,
      options: parent.options + options)
  }
}

/// Why a configuration cannot be used, and where.
public struct ConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  public let file: String
  public let position: TextPosition?
  public let message: String

  public init(file: String, position: TextPosition?, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// `file:line:column: message`.
  public var description: String {
    guard let position else { return "\(file): \(message)" }
    return "\(file):\(position.line):\(position.column): \(message)"
  }
}
