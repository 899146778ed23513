internal import Basics

struct YAMLKey {
  static let collectionRefusal =
    "a key cannot be a list or a mapping; quote text that begins with a bracket"

  let scalar: YAMLScalar
  let position: TextPosition
  let offset: Int
}

/// Collects the entries of a mapping, and resolves the merge key `<<`. A duplicate key is an error. If `takesLast`
/// is true, the last entry with the key counts instead.
struct YAMLMapping {
  enum Refusal: Error {
    case givenTwice, noMapping
  }

  private let takesLast: Bool
  var key: YAMLKey?
  private var own: [YAMLEntry] = []
  private var keys: Set<String> = []
  private var merged: [YAMLEntry] = []

  init(takesLast: Bool) {
    self.takesLast = takesLast
  }

  /// The entries from merge keys, and then the mapping's own entries, which replace merged entries with the same key.
  var entries: [YAMLEntry] {
    merged.isEmpty ? own : merged.filter { !keys.contains($0.key.text) } + own
  }

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
      // If several merged mappings have the same key, the first counts.
      merged += entries.filter { mergedKeys.insert($0.key.text).inserted }
    }
  }
}

extension YAMLReader {
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

  /// A null node, for a key that is not followed by a colon, as in `{key}`.
  mutating func emptyNode() -> YAMLNode {
    YAMLNode(value: .scalar(YAMLScalar(text: "", style: .plain, meaning: .null)), position: text.position())
  }
}
