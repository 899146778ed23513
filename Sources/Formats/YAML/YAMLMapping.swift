internal import Basics

/// A key and where it stands.
struct YAMLKey {
  let scalar: YAMLScalar
  let position: TextPosition
  let offset: Int
}

/// The entries of a mapping while it is read: refuses a key given twice and resolves `<<`.
struct YAMLMapping {
  private var own: [YAMLEntry] = []
  private var keys: Set<String> = []
  private var merged: [YAMLEntry] = []

  /// The entries, with those that came from elsewhere first.
  var entries: [YAMLEntry] {
    merged.isEmpty ? own : merged.filter { !keys.contains($0.key.text) } + own
  }

  /// Adds one entry; `text` is asked to make the error.
  mutating func add(_ key: YAMLKey, _ value: YAMLNode, in text: YAMLText) throws(YAMLError) {
    guard keys.insert(key.scalar.text).inserted else {
      throw text.error("the key '\(key.scalar.text)' is given twice", at: key.offset)
    }
    let isMerge = key.scalar.text == "<<" && key.scalar.style == .plain
    guard isMerge else {
      own.append(YAMLEntry(key: key.scalar, keyPosition: key.position, value: value))
      return
    }
    var mergedKeys: Set<String> = []
    for source in value.items ?? [value] {
      guard let entries = source.entries else {
        throw text.error("'<<' takes a mapping or a list of mappings", at: key.offset)
      }
      // Of several sources the first that has a key gives its value.
      merged += entries.filter { mergedKeys.insert($0.key.text).inserted }
    }
  }
}
