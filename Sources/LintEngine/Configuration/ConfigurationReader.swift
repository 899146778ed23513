internal import AssetModel
internal import Basics

/// Turns the values of a configuration file into a `Configuration`, refusing whatever it does not know.
struct ConfigurationReader {
  let path: RepositoryPath
  /// Every rule and check that a configuration can name.
  let catalog: RuleCatalog

  /// Reads the file at the root, or one that it inherits.
  func readRoot(_ root: OptionValue) throws(OptionError) -> Configuration {
    var configuration = Configuration()
    configuration.files = [path]
    for entry in try root.entries() {
      try read(entry, into: &configuration)
    }
    return configuration
  }

  /// Reads a file in a folder, which can only make rules stricter or milder for that folder.
  func readNested(_ root: OptionValue) throws(OptionError) -> Configuration {
    let configuration = try readRoot(root)
    let allowed: Set = ["disabled_rules", "opt_in_rules", "excluded"]
    for entry in try root.entries() where !allowed.contains(entry.key) {
      guard let settings = configuration.rules[entry.key] else {
        throw OptionError(
          entry.position,
          "“\(entry.key)” belongs in the configuration at the root: run with --root \(path.parent), or list that folder under ignored"
        )
      }
      if let option = settings.options.first {
        throw OptionError(option.value.position, "options of a rule belong in the configuration at the root")
      }
      guard settings.included.isEmpty, settings.excluded.isEmpty else {
        throw OptionError(
          entry.position, "“included” and “excluded” of a rule belong in the configuration at the root")
      }
    }
    return configuration
  }

  private func read(_ entry: OptionValue.Entry, into configuration: inout Configuration) throws(OptionError) {
    let value = entry.value
    switch entry.key {
    case "included": configuration.included = try patterns(value)
    case "excluded": configuration.excluded = try patterns(value)
    case "ignored": configuration.ignored = try patterns(value)
    case "only_rules": configuration.onlyRules = stated(try ruleNames(value).map(\.value), entry.position)
    case "disabled_rules": configuration.disabledRules = try ruleNames(value)
    case "opt_in_rules": configuration.optInRules = try ruleNames(value, orAll: true)
    case "strict": configuration.isStrict = stated(try Bool(value), entry.position)
    case "reporter": configuration.reporter = stated(try reporter(value), entry.position)
    case "parent_config": configuration.parent = stated(try String(value), entry.position)
    case "shared": configuration.shared = try shared(value)
    case "references": configuration.usedNames = try usedNames(value)
    case "modules": configuration.modules = try list(value, module)
    case "overrides": configuration.overrides = try list(value, ruleOverride)
    case "suppressions": configuration.suppressions = try list(value, suppression)
    case let id where catalog.knows(id): configuration.rules[id] = try ruleSettings(value, of: id)
    default:
      throw .unknown("key", entry, Self.keys + catalog.ids)
    }
  }

  /// The keys besides the ids of rules.
  static let keys = [
    "included", "excluded", "ignored", "only_rules", "disabled_rules", "opt_in_rules", "strict", "reporter",
    "parent_config", "shared", "references", "modules", "overrides", "suppressions",
  ]

  // MARK: Parts

  private func ruleSettings(_ value: OptionValue, of id: String) throws(OptionError)
    -> Configuration.RuleSettings
  {
    var settings = Configuration.RuleSettings()
    guard case .record(let entries) = value.content else {
      settings.level = stated(try level(value), value.position)
      return settings
    }
    for entry in entries {
      switch entry.key {
      case "severity": settings.level = stated(try level(entry.value), entry.position)
      case "included": settings.included = try patterns(entry.value)
      case "excluded": settings.excluded = try patterns(entry.value)
      default: settings.options.append(stated(entry, entry.position))
      }
    }
    // A wrong option is an error of the file it stands in, so it is tried here and set again later.
    try catalog.check(settings.options.map(\.value), of: id)
    return settings
  }

  private func ruleOverride(_ value: OptionValue) throws(OptionError) -> Configuration.RuleOverride {
    var paths: [Configuration.Stated<Glob>] = []
    var levels: [String: Configuration.Stated<RuleLevel>] = [:]
    for entry in try value.entries() {
      switch entry.key {
      case "paths": paths = try patterns(entry.value)
      case "rules":
        for rule in try entry.value.entries() {
          guard catalog.knows(rule.key) else { throw .unknown("rule", rule, catalog.ids) }
          levels[rule.key] = stated(try level(rule.value), rule.position)
        }
      default: throw .unknown("key of overrides", entry, ["paths", "rules"])
      }
    }
    guard !paths.isEmpty, !levels.isEmpty else {
      throw OptionError(value.position, "an override needs “paths” and “rules”")
    }
    return Configuration.RuleOverride(paths: paths, levels: levels)
  }

  private func suppression(_ value: OptionValue) throws(OptionError) -> Suppression {
    var asset: Glob?
    var rules: [String] = []
    var reason = ""
    var expiry: Int?
    for entry in try value.entries() {
      switch entry.key {
      case "asset": asset = try pattern(entry.value).value
      case "rule", "rules": rules = try ruleNames(entry.value).map(\.value)
      case "reason": reason = try String(entry.value)
      case "expires": expiry = try day(entry.value)
      default: throw .unknown("key of suppressions", entry, ["asset", "rule", "reason", "expires"])
      }
    }
    guard let asset else { throw OptionError(value.position, "a suppression needs “asset”") }
    return Suppression(
      of: .assets(asset), rules: Set(rules), reason: reason, expiry: expiry,
      place: Place(path, value.position))
  }

  // MARK: Values

  /// A value with its place in this file.
  func stated<Value>(_ value: Value, _ position: TextPosition) -> Configuration.Stated<Value> {
    Configuration.Stated(value: value, place: Place(path, position))
  }

  private func level(_ value: OptionValue) throws(OptionError) -> RuleLevel {
    if value.content == .text("off") || value.content == .boolean(false) { return .off }
    guard case .text(let word) = value.content, let severity = Severity(rawValue: word) else {
      throw OptionError(value.position, "expected error, warning, info or off")
    }
    return .on(severity)
  }

  private func ruleNames(_ value: OptionValue, orAll: Bool = false) throws(OptionError) -> [Configuration
    .Stated<String>]
  {
    let values = if case .list(let values) = value.content { values } else { [value] }
    var names: [Configuration.Stated<String>] = []
    for value in values {
      let name = try String(value)
      guard catalog.knows(name) || (orAll && name == "all") else {
        throw .unknown(
          "rule", OptionValue.Entry(key: name, position: value.position, value: value), catalog.ids)
      }
      names.append(stated(name, value.position))
    }
    return names
  }

  /// The patterns of a list, or a single one.
  func patterns(_ value: OptionValue) throws(OptionError) -> [Configuration.Stated<Glob>] {
    var patterns: [Configuration.Stated<Glob>] = []
    for value in elements(value) { patterns.append(try pattern(value)) }
    return patterns
  }

  /// The elements of a list; a single value stands for a list of one.
  func elements(_ value: OptionValue) -> [OptionValue] {
    switch value.content {
    case .list(let values): values
    case .null: []
    default: [value]
    }
  }

  private func pattern(_ value: OptionValue) throws(OptionError) -> Configuration.Stated<Glob> {
    let text = try String(value)
    do {
      return stated(try Glob(text), value.position)
    } catch {
      throw OptionError(value.position, "“\(text)” is no pattern: \(error)")
    }
  }

  private func list<Element>(
    _ value: OptionValue, _ read: (OptionValue) throws(OptionError) -> Element
  ) throws(OptionError) -> [Element] {
    guard case .list(let values) = value.content else {
      if value.content == .null { return [] }
      throw OptionError(value.position, "expected a list")
    }
    var elements: [Element] = []
    for value in values { elements.append(try read(value)) }
    return elements
  }

  private func reporter(_ value: OptionValue) throws(OptionError) -> String {
    let name = try String(value)
    guard Reporters.named(name) != nil else {
      throw OptionError(value.position, "expected one of: " + Reporters.names.joined(separator: ", "))
    }
    return name
  }

  private func day(_ value: OptionValue) throws(OptionError) -> Int {
    guard case .text(let text) = value.content, let day = Day(text) else {
      throw OptionError(value.position, "expected a day such as 2027-01-31")
    }
    return day.daysSince1970
  }
}

extension OptionValue {
  /// The entries of a record; nothing counts as an empty one.
  func entries() throws(OptionError) -> [Entry] {
    switch content {
    case .record(let entries): return entries
    case .null: return []
    default: throw OptionError(position, "expected keys and values")
    }
  }
}

extension OptionError {
  /// The error about a word that is none of those known, with the one that was probably meant.
  static func unknown(_ what: String, _ entry: OptionValue.Entry, _ known: [String]) -> OptionError {
    var message = "unknown \(what) “\(entry.key)”"
    if let meant = closestMatch(to: entry.key, in: known) { message += ": did you mean “\(meant)”?" }
    return OptionError(entry.position, message)
  }
}
