public import AssetModel
public import Basics

/// The content of `.assetlint.yml`, checked but not yet combined with the command line.
///
/// The code in `Keys` defines each key and the property it sets; that in `Files` finds and merges the files.
public struct Configuration: Sendable {
  /// The merged entries of all files, as written.
  var entries: [OptionValue.Entry] = []
  /// The files it was read from.
  var files: Set<RepositoryPath> = []
  public var included: [Stated<Glob>] = []
  public var excluded: [Stated<Glob>] = []
  public var ignored: [Stated<Glob>] = []
  /// Folders outside the root that are also read, as paths relative to it.
  public var dependencies: [Stated<String>] = []
  public var onlyRules: Stated<[String]>?
  public var disabledRules: [Stated<String>] = []
  public var optInRules: [Stated<String>] = []
  public var isStrict: Stated<Bool>?
  /// The baseline file, relative to the folder of the configuration file.
  public var baseline: Stated<String>?
  public var reporter: Stated<String>?
  public var shared: SharedSettings?
  public var references = References()
  /// Modules of build systems that assetlint cannot read.
  public var modules: [ConfiguredModule] = []
  public var rules: [String: RuleSettings] = [:]
  public var overrides: [RuleOverride] = []
  public var suppressions: [Suppression] = []
  var parent: Stated<String>?

  public init() {}

  /// The name of the configuration file.
  public static let fileName = ".assetlint.yml"

  /// A value, and where it was written.
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

  /// Reads an optional value; null is the same as omitting it.
  static func optional<Inner>(_ reader: OptionReader<Inner>) -> Self where Value == Inner? {
    Self(reader.shape) { (value) throws(OptionError) in
      value.content == .null ? nil : try reader.read(value)
    }
  }
}

extension Configuration {
  /// The configured level of a rule; nil if not configured.
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

  /// The level of a rule where no override applies.
  func level(of about: RuleDescription) -> RuleLevel {
    statedLevel(of: about)?.value ?? (about.isOptIn ? .off : .on(about.severity))
  }
}
