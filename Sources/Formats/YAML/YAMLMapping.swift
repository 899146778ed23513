internal import Basics

/// A key and its position.
struct YAMLKey {
  static let collectionRefusal =
    "a key cannot be a list or a mapping; quote a text that begins with a bracket"

  let scalar: YAMLScalar
  let position: TextPosition
  let offset: Int
}

/// The entries of a mapping that is being read. Rejects duplicate keys or takes their last value, and resolves `<<`.
struct YAMLMapping {
  enum Refusal: Error {
    case givenTwice, noMapping
  }

  private let takesLast: Bool
  /// The key whose value comes next.
  var key: YAMLKey?
  private var own: [YAMLEntry] = []
  private var keys: Set<String> = []
  private var merged: [YAMLEntry] = []

  init(takesLast: Bool) {
    self.takesLast = takesLast
  }

  /// The entries, those from merge keys first.
  var entries: [YAMLEntry] {
    merged.isEmpty ? own : merged.filter { !keys.contains($0.key.text) } + own
  }

  /// Adds the entry of a key.
  mutating func add(_ key: YAMLKey, _ value: YAMLNode) throws(Refusal) {
    if !keys.insert(key.scalar.text).inserted {
      guard takesLast else { throw .givenTwice }
      own.removeAll { $0.key.text == key.scalar.text }
    }
    if key.scalar.text == "<<" && key.scalar.style == .plain {
      try merge(value)
    } else {
      own.append(YAMLEntry(key: key.scalar, keyPosition: key.position, value: value))
    }
  }

  private mutating func merge(_ value: YAMLNode) throws(Refusal) {
    var mergedKeys: Set<String> = []
    for source in value.items ?? [value] {
      guard let entries = source.entries else { throw .noMapping }
      // The first source that has a key wins.
      merged += entries.filter { mergedKeys.insert($0.key.text).inserted }
    }
  }
}

extension YAMLReader {
  /// Sets the value of the pending key.
  func add(_ value: YAMLNode, to mapping: inout YAMLMapping) throws(YAMLError) {
    guard let key = mapping.key.take() else { return }
    do {
      try mapping.add(key, value)
    } catch {
      let message =
        switch error {
        case .givenTwice: "duplicate key '\(key.scalar.text)'"
        case .noMapping: "'<<' takes a mapping or a list of mappings"
        }
      throw text.error(message, at: key.offset)
    }
  }

  /// The node for an omitted value.
  mutating func emptyNode() -> YAMLNode {
    YAMLNode(value: .scalar(YAMLScalar(text: "", style: .plain, meaning: .null)), position: text.position())
  }
}
