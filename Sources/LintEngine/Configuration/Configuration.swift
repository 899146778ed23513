public import AssetModel
public import Basics

/// What a team has written down in `.assetlint.yml`, checked but not yet combined with the command line.
///
/// `Keys` says what may be written and where it lands here; `Files` finds and joins what several files say.
public struct Configuration: Sendable {
  /// What all files say together, in the words of their writers.
  var entries: [OptionValue.Entry] = []
  /// The files it was read from.
  var files: Set<RepositoryPath> = []
  public var included: [Stated<Glob>] = []
  public var excluded: [Stated<Glob>] = []
  public var ignored: [Stated<Glob>] = []
  public var onlyRules: Stated<[String]>?
  public var disabledRules: [Stated<String>] = []
  public var optInRules: [Stated<String>] = []
  public var isStrict: Stated<Bool>?
  /// The file with what is known, as a path from the folder of the file that names it.
  public var baseline: Stated<String>?
  public var reporter: Stated<String>?
  public var shared: SharedSettings?
  public var references = References()
  /// The modules of build systems that cannot be read.
  public var modules: [ConfiguredModule] = []
  public var rules: [String: RuleSettings] = [:]
  public var overrides: [RuleOverride] = []
  public var suppressions: [Suppression] = []
  var parent: Stated<String>?

  public init() {}

  /// The name of the file a team writes.
  public static let fileName = ".assetlint.yml"

  /// A value, and where somebody wrote it.
  public struct Stated<Value: Sendable>: Sendable {
    public let value: Value
    public let place: Place
  }
}

extension Configuration.Stated: OptionReadable where Value: OptionReadable {
  public static var shape: OptionShape { Value.shape }

  public init(_ value: OptionValue) throws(OptionError) {
    self.init(value: try Value(value), place: value.place)
  }

  public var content: OptionValue.Content { value.content }
}

extension OptionReader {
  /// Reads a value together with its place.
  static func stated<Inner>(_ reader: OptionReader<Inner>) -> Self
  where Value == Configuration.Stated<Inner> {
    Self(reader.shape) { (value) throws(OptionError) in
      Configuration.Stated(value: try reader.read(value), place: value.place)
    }
  }

  /// Reads a value that may be missing; null is as good as leaving it out.
  static func optional<Inner>(_ reader: OptionReader<Inner>) -> Self where Value == Inner? {
    Self(reader.shape) { (value) throws(OptionError) in
      value.content == .null ? nil : try reader.read(value)
    }
  }
}

extension Configuration {
  /// What the configuration says about the level of a rule; nil if it says nothing.
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

  /// The level a rule has where no exception holds.
  func level(of about: RuleDescription) -> RuleLevel {
    statedLevel(of: about)?.value ?? (about.isOptIn ? .off : .on(about.severity))
  }
}
