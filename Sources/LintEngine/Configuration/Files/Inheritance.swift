internal import AssetModel

/// How the value of a key is combined with an inherited value.
struct Inheritance: Sendable {
  /// The value in the file replaces the inherited value.
  static let replaced = Inheritance(join: .replaced)
  /// The inherited list comes first, followed by the file's own list.
  static let joined = Inheritance(join: .joined)
  /// The key applies only to the file itself, so it is not inherited.
  static let spent = Inheritance(join: .spent)

  /// Merges two mappings. The lists with these keys are joined with the inherited lists, and other values replace the
  /// inherited values.
  static func merged(joining keys: Set<String>) -> Inheritance {
    Inheritance(join: .merged(joining: keys))
  }

  /// Returns this inheritance for a list of rules. Before the lists are combined, the rules that the file itself turns
  /// on (`.enabled`) or off (`.disabled`) are removed from the inherited list.
  func yielding(to change: Change) -> Inheritance {
    Inheritance(join: join, yielding: change)
  }

  enum Change: Sendable {
    case enabled
    case disabled
  }

  private enum Join: Sendable {
    case replaced, joined, spent
    case merged(joining: Set<String>)
  }

  private let join: Join
  private let yielding: Change?

  private init(join: Join, yielding: Change? = nil) {
    self.join = join
    self.yielding = yielding
  }
}

extension RuleCatalog {
  func merge(_ own: [OptionValue.Entry], into inherited: [OptionValue.Entry]) -> [OptionValue.Entry] {
    let changes = RuleChanges(own, rules: ids)
    let keys =
      keys.map { ($0.name, $0.inheritance) } + ids.map { ($0, .merged(joining: Self.joinedSettings)) }
    return keys.compactMap { name, inheritance in
      inheritance.merge(own[name], into: inherited[name], changes)
    }
  }

  private static let joinedSettings: Set = ["included", "excluded"]
}

extension Inheritance {
  fileprivate func merge(
    _ own: OptionValue.Entry?, into inherited: OptionValue.Entry?, _ changes: RuleChanges
  ) -> OptionValue.Entry? {
    let inherited = yielding.map { inherited?.dropping(changes.rules($0)) } ?? inherited
    guard let some = own ?? inherited else { return nil }
    switch join {
    case .spent: return nil
    case .replaced: return some
    case .joined:
      let elements = (inherited?.value.elements ?? []) + (own?.value.elements ?? [])
      return elements.isEmpty ? nil : some.with(OptionValue(.list(elements), at: some.value.place))
    case .merged(let joined):
      guard let own, let inherited else { return some }
      return own.with(OptionValue(.record(own.settings(over: inherited, joined)), at: own.value.place))
    }
  }
}

/// The rules that a file turns on or off. A rule counts as turned on if the file sets its severity, even to `off`.
private struct RuleChanges {
  private let enabled: Set<String>
  private let disabled: Set<String>

  init(_ entries: [OptionValue.Entry], rules: [String]) {
    let leveled = rules.filter { entries[$0]?.settings.contains { $0.key == "severity" } == true }
    enabled = Set(leveled).union(entries["opt_in_rules"]?.value.words ?? [])
    disabled = Set(entries["disabled_rules"]?.value.words ?? [])
  }

  func rules(_ change: Inheritance.Change) -> Set<String> {
    switch change {
    case .enabled: enabled
    case .disabled: disabled
    }
  }
}

extension OptionValue.Entry {
  fileprivate var settings: [OptionValue.Entry] {
    value.entries ?? [OptionValue.Entry(key: "severity", at: place, value: value)]
  }

  fileprivate func with(_ value: OptionValue) -> OptionValue.Entry {
    OptionValue.Entry(key: key, at: place, value: value)
  }

  fileprivate func dropping(_ words: Set<String>) -> OptionValue.Entry {
    let elements = value.elements.filter { !words.contains($0.word ?? "") }
    return with(OptionValue(.list(elements), at: value.place))
  }

  fileprivate func settings(over inherited: OptionValue.Entry, _ joined: Set<String>) -> [OptionValue.Entry] {
    let own = settings
    let old = inherited.settings
    let joint = own.map { entry in
      guard joined.contains(entry.key), let other = old[entry.key] else { return entry }
      return entry.with(
        OptionValue(.list(other.value.elements + entry.value.elements), at: entry.value.place))
    }
    return old.filter { own[$0.key] == nil } + joint
  }
}

extension [OptionValue.Entry] {
  subscript(key: String) -> OptionValue.Entry? { first { $0.key == key } }
}

extension OptionValue {
  fileprivate var words: [String] { elements.compactMap(\.word) }

  fileprivate var word: String? {
    if case .text(let text) = content { text } else { nil }
  }
}
