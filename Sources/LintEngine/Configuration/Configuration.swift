public import AssetModel
public import Basics

/// What a team has written down in `.assetlint.yml`, checked but not yet combined with the command line.
public struct Configuration: Sendable {
  /// The files it was read from.
  var files: Set<RepositoryPath> = []
  public var included: [Stated<Glob>] = []
  public var excluded: [Stated<Glob>] = []
  public var ignored: [Stated<Glob>] = []
  public var onlyRules: Stated<[String]>?
  public var disabledRules: [Stated<String>] = []
  public var optInRules: [Stated<String>] = []
  public var isStrict: Stated<Bool>?
  public var reporter: Stated<String>?
  public var shared: SharedSettings?
  /// Patterns for names of assets that are used in ways no source tells.
  public var usedNames: [Stated<String>] = []
  /// The modules of build systems that cannot be read.
  public var modules: [ConfiguredModule] = []
  public var rules: [String: RuleSettings] = [:]
  public var overrides: [RuleOverride] = []
  public var suppressions: [Suppression] = []
  public var parent: Stated<String>?

  public init() {}

  /// The name of the file a team writes.
  public static let fileName = ".assetlint.yml"

  /// A value, and where somebody wrote it.
  public struct Stated<Value: Sendable>: Sendable {
    public let value: Value
    public let place: Place
  }

  /// The key `shared:`.
  public struct SharedSettings: Sendable {
    public var catalogs: [Stated<Glob>] = []
    public var overrides: [Stated<Glob>] = []
    /// The catalogs of all brands, which override as well.
    public var brandCatalogs: [Stated<Glob>] = []
    public var exceptions: [Stated<Glob>] = []
    public var policy = SharedPolicy()
  }

  /// The key of one rule.
  public struct RuleSettings: Sendable {
    public var level: Stated<RuleLevel>?
    public var included: [Stated<Glob>] = []
    public var excluded: [Stated<Glob>] = []
    public var options: [Stated<OptionValue.Entry>] = []
  }

  /// One entry of `overrides:`.
  public struct RuleOverride: Sendable {
    public let paths: [Stated<Glob>]
    public let levels: [String: Stated<RuleLevel>]
  }
}

extension Configuration {
  /// This configuration with everything it does not say taken from `parent`.
  func inheriting(_ parent: Configuration) -> Configuration {
    let enabled = Set(optInRules.map(\.value)).union(rules.filter { $0.value.level != nil }.keys)
    let disabled = Set(disabledRules.map(\.value))
    var merged = self
    merged.files.formUnion(parent.files)
    merged.included = parent.included + included
    merged.excluded = parent.excluded + excluded
    merged.ignored = parent.ignored + ignored
    merged.onlyRules =
      onlyRules
      ?? parent.onlyRules.map { only in
        Stated(value: only.value.filter { !disabled.contains($0) }, place: only.place)
      }
    merged.disabledRules += parent.disabledRules.filter { !enabled.contains($0.value) }
    merged.optInRules += parent.optInRules.filter { !disabled.contains($0.value) }
    merged.isStrict = isStrict ?? parent.isStrict
    merged.reporter = reporter ?? parent.reporter
    merged.shared = shared ?? parent.shared
    merged.usedNames = parent.usedNames + usedNames
    merged.modules = parent.modules + modules
    merged.rules = parent.rules.merging(rules) { $1.inheriting($0) }
    merged.overrides = parent.overrides + overrides
    merged.suppressions = parent.suppressions + suppressions
    return merged
  }

  /// What the file says about the level of a rule; nil where it says nothing.
  func statedLevel(of about: RuleDescription) -> Stated<RuleLevel>? {
    if let onlyRules, !onlyRules.value.contains(about.id) {
      return Stated(value: .off, place: onlyRules.place)
    }
    if onlyRules == nil, let disabled = disabledRules.first(where: { $0.value == about.id }) {
      return Stated(value: .off, place: disabled.place)
    }
    if let level = rules[about.id]?.level { return level }
    let enabled = optInRules.first { $0.value == about.id || $0.value == "all" }
    let place = onlyRules?.place ?? enabled?.place
    return place.map { Stated(value: .on(about.severity), place: $0) }
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
