internal import Basics

/// What a block node stands behind, which decides what it may be.
enum BlockPlace {
  case document, documentMarker, entry, mappingValue
}

extension YAMLReader {
  /// Reads the node that belongs to what stands at column `parent`; null where there is none.
  mutating func blockNode(under parent: Int, _ place: BlockPlace) throws(YAMLError) -> YAMLNode {
    try descend()
    defer { depth -= 1 }
    let emptyPosition = text.position()
    let gap = text.offset
    var outer = YAMLProperties()
    var inner = YAMLProperties()
    var firstColumn = 0
    var startsLine = place == .document
    while true {
      if try text.skipToContent() {
        outer = try joined(outer, inner)
        inner = YAMLProperties()
        startsLine = true
      }
      let isIndentless = place == .mappingValue && text.column == parent && text.isAt("-")
      if text.isAtEnd || text.isAtDocumentMarker || (text.column <= parent && !isIndentless) {
        return try node(.text([], .plain), joined(outer, inner), at: emptyPosition)
      }
      if inner.offset == nil { firstColumn = text.column }
      guard isAtProperty else { break }
      try readProperty(into: &inner)
    }
    let isCompact = place == .entry && !text.slice(from: gap, to: text.offset).contains(.tab)
    let mayOpenBlock = startsLine || isCompact
    let position = text.position()
    if text.isAt("-") || text.isAt("?") {
      guard mayOpenBlock, inner.offset == nil else {
        throw text.error("this must start on a line of its own")
      }
      let value: YAMLValue =
        text.isAt("-")
        ? .sequence(try blockSequence(at: firstColumn))
        : .mapping(try blockMapping(at: firstColumn, from: nil))
      return try node(.value(value), outer, at: position)
    }
    if text.peek() == UInt8(ascii: "|") || text.peek() == UInt8(ascii: ">") {
      return try node(blockScalar(under: parent), joined(outer, inner), at: position)
    }
    let start = text.place
    let content = try content(in: .block(under: parent))
    guard try isKey(from: start) else {
      try requireLineEnd()
      return try node(content, joined(outer, inner), at: position)
    }
    guard mayOpenBlock else {
      throw text.error("a mapping cannot start here: quote the value, or begin it on the next line")
    }
    let first = try key(node(content, inner, at: position), at: start.offset)
    return try node(.value(.mapping(blockMapping(at: firstColumn, from: first))), outer, at: position)
  }

  /// Whether a colon makes what began at `start` a key; a key fits on one line.
  private mutating func isKey(from start: (offset: Int, lineStart: Int)) throws(YAMLError) -> Bool {
    let end = text.offset
    text.skipBlanks()
    guard text.isAt(":") else {
      text.offset = end
      return false
    }
    guard text.place.lineStart == start.lineStart else {
      throw text.error("this colon makes a key of several lines; check the indentation and the line above")
    }
    return true
  }

  private mutating func blockSequence(at column: Int) throws(YAMLError) -> [YAMLNode] {
    var items: [YAMLNode] = []
    repeat {
      text.offset += 1
      items.append(try blockNode(under: column, .entry))
    } while try isAtEntry(of: column) && text.isAt("-")
    return items
  }

  /// Reads the entries at `column`; of the first, the key may have been read and its colon be next.
  private mutating func blockMapping(at column: Int, from first: YAMLKey?) throws(YAMLError) -> [YAMLEntry] {
    var mapping = YAMLMapping()
    var next = first
    repeat {
      if next == nil, text.isAt("?") {
        let (key, value) = try explicitEntry(at: column)
        try mapping.add(key, value, in: text)
      } else {
        let key = if let next { next } else { try implicitKey(at: column) }
        next = nil
        text.offset += 1
        try mapping.add(key, try blockNode(under: column, .mappingValue), in: text)
      }
    } while try isAtEntry(of: column)
    return mapping.entries
  }

  /// Reads a key up to its colon.
  private mutating func implicitKey(at column: Int) throws(YAMLError) -> YAMLKey {
    guard !text.isAt("-") else { throw text.error("a list entry stands where a key is expected") }
    var properties = YAMLProperties()
    while isAtProperty {
      try readProperty(into: &properties)
      text.skipBlanks()
    }
    let position = text.position()
    let start = text.place
    let content = try content(in: .block(under: column))
    guard try isKey(from: start) else {
      throw text.error("a colon is missing behind this key", at: start.offset)
    }
    return try key(node(content, properties, at: position), at: start.offset)
  }

  /// Reads `? key` and, on a later line, `: value`.
  private mutating func explicitEntry(at column: Int) throws(YAMLError) -> (YAMLKey, YAMLNode) {
    let start = text.offset
    text.offset += 1
    let key = try key(blockNode(under: column, .entry), at: start)
    let hasValue = try isAtEntry(of: column) && text.isAt(":")
    guard hasValue else { return (key, try node(.text([], .plain), YAMLProperties(), at: text.position())) }
    text.offset += 1
    return (key, try blockNode(under: column, .entry))
  }

  /// Whether the next content stands at `column`; to its left it belongs to an outer block.
  private mutating func isAtEntry(of column: Int) throws(YAMLError) -> Bool {
    _ = try text.skipToContent()
    if text.isAtEnd || text.isAtDocumentMarker { return false }
    guard text.column <= column else {
      throw text.error("this does not line up with the entries above")
    }
    return text.column == column
  }
}
