/// Builds a property list from parts in document order.
struct PropertyListBuilder {
  /// The finished list.
  private(set) var root: PropertyListNode?
  private var open: [OpenContainer] = []

  private struct OpenContainer {
    let isDictionary: Bool
    let offset: Int
    var entries: [PropertyListEntry] = []
    var elements: [PropertyListNode] = []
    var key: (text: String, offset: Int)?
  }

  var depth: Int { open.count }

  /// Whether the innermost open container is a dictionary.
  var isInDictionary: Bool { open.last?.isDictionary ?? false }

  /// Whether the last key has no value yet.
  var hasKey: Bool { open.last?.key != nil }

  /// Starts a dictionary or array.
  mutating func openContainer(isDictionary: Bool, at offset: Int) throws(PropertyListError) {
    guard open.count < PropertyList.depthLimit else {
      throw PropertyListError(kind: .tooDeep, offset: offset)
    }
    open.append(OpenContainer(isDictionary: isDictionary, offset: offset))
  }

  /// Sets the key of the next value in the innermost dictionary.
  mutating func setKey(_ key: String, at offset: Int) {
    open[open.count - 1].key = (key, offset)
  }

  /// Puts a value into the innermost container, or makes it the list itself; a dictionary value without a key is
  /// dropped.
  mutating func add(_ value: PropertyListValue, at offset: Int) {
    let node = PropertyListNode(value: value, offset: offset)
    let last = open.count - 1
    if last < 0 {
      root = node
    } else if !open[last].isDictionary {
      open[last].elements.append(node)
    } else if let key = open[last].key {
      open[last].entries.append(PropertyListEntry(key: key.text, keyOffset: key.offset, node: node))
      open[last].key = nil
    }
  }

  /// Closes the innermost container and adds it to the one around it.
  mutating func closeContainer() {
    let container = open.removeLast()
    add(
      container.isDictionary ? .dictionary(container.entries) : .array(container.elements),
      at: container.offset)
  }
}
