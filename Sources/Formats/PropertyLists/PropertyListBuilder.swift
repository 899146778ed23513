struct PropertyListBuilder {
  /// The root value; nil until it is complete.
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

  var isInDictionary: Bool { open.last?.isDictionary ?? false }

  var hasKey: Bool { open.last?.key != nil }

  mutating func openContainer(isDictionary: Bool, at offset: Int) throws(PropertyListError) {
    guard open.count < PropertyList.depthLimit else {
      throw PropertyListError(kind: .tooDeep, offset: offset)
    }
    open.append(OpenContainer(isDictionary: isDictionary, offset: offset))
  }

  mutating func setKey(_ key: String, at offset: Int) {
    open[open.count - 1].key = (key, offset)
  }

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

  mutating func closeContainer() {
    let container = open.removeLast()
    add(
      container.isDictionary ? .dictionary(container.entries) : .array(container.elements),
      at: container.offset)
  }
}
