struct BinaryPropertyListReader {
  private let table: BinaryObjectTable
  private var builder = PropertyListBuilder()
  private var open: [OpenContainer] = []
  /// The scalars read so far, by object index. They are kept because a hostile file may refer to the same long string
  /// many times.
  private var scalars: [PropertyListValue?]
  private var valuesLeft: Int

  private struct OpenContainer {
    let keys: Int?
    let values: Int
    let count: Int
    var next = 0
  }

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyListNode {
    var reader = BinaryPropertyListReader(table: try BinaryObjectTable(bytes), byteCount: bytes.count)
    return try reader.readDocument()
  }

  private init(table: BinaryObjectTable, byteCount: Int) {
    self.table = table
    scalars = Array(repeating: nil, count: table.count)
    // Each value takes at least one byte in the file, unless an array or dictionary is referenced more than once. No
    // program writes such a file. In a hostile one, a few bytes could expand to any number of values.
    valuesLeft = byteCount
  }

  private mutating func readDocument() throws(PropertyListError) -> PropertyListNode {
    try readObject(table.root)
    while true {
      if let root = builder.root { return root }
      let last = open.count - 1
      let container = open[last]
      guard container.next < container.count else {
        open.removeLast()
        builder.closeContainer()
        continue
      }
      open[last].next += 1
      let position = container.next * table.referenceSize
      if let keys = container.keys { try readKey(table.reference(at: keys + position)) }
      try readObject(table.reference(at: container.values + position))
    }
  }

  private mutating func readKey(_ object: Int) throws(PropertyListError) {
    let offset = try table.offset(of: object)
    guard case .scalar(.string(let key)) = try load(object, at: offset) else {
      throw BinaryObjectTable.error("a key is not a string", at: offset)
    }
    builder.setKey(key, at: offset)
  }

  private mutating func readObject(_ object: Int) throws(PropertyListError) {
    let offset = try table.offset(of: object)
    valuesLeft -= 1
    guard valuesLeft >= 0 else {
      throw BinaryObjectTable.error(
        "an array or dictionary contains itself, or is repeated too many times", at: offset)
    }
    switch try load(object, at: offset) {
    case .scalar(let value): builder.add(value, at: offset)
    case .array(let count, let references):
      try builder.openContainer(isDictionary: false, at: offset)
      open.append(OpenContainer(keys: nil, values: references, count: count))
    case .dictionary(let count, let references):
      try builder.openContainer(isDictionary: true, at: offset)
      let values = references + count * table.referenceSize
      open.append(OpenContainer(keys: references, values: values, count: count))
    }
  }

  private mutating func load(_ object: Int, at offset: Int) throws(PropertyListError)
    -> BinaryObjectTable.Object
  {
    if let scalar = scalars[object] { return .scalar(scalar) }
    let loaded = try table.object(at: offset)
    if case .scalar(let value) = loaded { scalars[object] = value }
    return loaded
  }
}
