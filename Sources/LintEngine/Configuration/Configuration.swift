public import AssetModel
public import Basics

/// The content of `.assetlint.yml`, checked but not yet combined with the command line. The code in the folder `Keys`
/// defines the keys, and the code in `Files` finds and merges the files.
public struct Configuration: Sendable {
  /// The entries of all files, merged, but not interpreted yet.
  var entries: [OptionValue.Entry] = []
  var files: Set<RepositoryPath> = []
  public var included: [Stated<Glob>] = []
  public var excluded: [Stated<Glob>] = []
  public var ignored: [Stated<Glob>] = []
  /// Folders outside the root that are also read, as paths relative to the root.
  public var dependencies: [Stated<String>] = []
  public var onlyRules: Stated<[String]>?
  public var disabledRules: [Stated<String>] = []
  public var optInRules: [Stated<String>] = []
  public var isStrict: Stated<Bool>?
  /// The path of the baseline, relative to the folder of the configuration file.
  public var baseline: Stated<String>?
  public var reporter: Stated<String>?
  public var shared: SharedSettings?
  public var references = References()
  public var modules: [ConfiguredModule] = []
  public var rules: [String: RuleSettings] = [:]
  public var overrides: [RuleOverride] = []
  public var suppressions: [Suppression] = []
  var parent: Stated<String>?

  public init() {}

  public static let fileName = ".assetlint.yml"

  /// A value, and where the configuration file sets it.
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
  static func stated<Inner>(_ reader: OptionReader<Inner>) -> Self
  where Value == Configuration.Stated<Inner> {
    Self(reader.shape) { (value) throws(OptionError) in
      Configuration.Stated(value: try reader.read(value), place: value.place)
    }
  }

  /// Reads an optional value. Null means the same as omitting it.
  static func optional<Inner>(_ reader: OptionReader<Inner>) -> Self where Value == Inner? {
    Self(reader.shape) { (value) throws(OptionError) in
      value.content == .null ? nil : try reader.read(value)
    }
  }
}

extension Configuration {
  /// The severity of a rule, if the configuration sets it.
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

  /// The severity of a rule before `overrides:` is applied.
  func level(of about: RuleDescription) -> RuleLevel {
    statedLevel(of: about)?.value ?? (about.isOptIn ? .off : .on(about.severity))
  }
}
