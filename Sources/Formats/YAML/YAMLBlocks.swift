internal import Basics

/// Where a block node begins. `entry` is the place after a `-`, after a `?`, or after the colon of a key with `?`.
enum BlockPlace {
  case document, documentMarker, entry, mappingValue
}

/// What is known about a block node before its content is read.
private struct BlockStart {
  enum Kind {
    case empty, sequence, mapping, scalar, inline
  }

  let kind: Kind
  let position: TextPosition
  let column: Int
  /// Whether a list or mapping in block style may begin here. After `key:` or `---`, it must begin on its own line.
  let mayOpenBlock: Bool
  /// The tag and anchor on a line before the content. If the content is a mapping, they belong to the mapping.
  let outer: YAMLProperties
  /// The tag and anchor on the line of the content. If the content is a mapping, they belong to its first key.
  let inner: YAMLProperties
}

// Deep nesting needs many stack frames, so the recursive functions keep their frames small by leaving most of their
// work to other functions.
extension YAMLReader {
  /// Reads a node that is indented more than `parent`, the column of the enclosing entry. A list after `key:` may also
  /// begin in that column. Returns an empty node if there is none.
  mutating func blockNode(under parent: Int, _ place: BlockPlace) throws(YAMLError) -> YAMLNode {
    try descend()
    defer { depth -= 1 }
    let start = try blockStart(under: parent, place)
    if let node = try leaf(start, under: parent) { return node }
    let value: YAMLValue =
      start.kind == .sequence
      ? .sequence(try blockSequence(at: start.column)) : .mapping(try blockMapping(at: start.column))
    return try node(.value(value), start.outer, at: start.position)
  }

  private mutating func blockStart(under parent: Int, _ place: BlockPlace) throws(YAMLError) -> BlockStart {
    let emptyPosition = text.position()
    let gap = text.offset
    var outer = YAMLProperties()
    var inner = YAMLProperties()
    var column = 0
    var startsLine = place == .document
    while true {
      if try text.skipToContent() {
        outer = try joined(outer, inner)
        inner = YAMLProperties()
        startsLine = true
      }
      if inner.offset == nil { column = text.column }
      let isIndentless = place == .mappingValue && text.column == parent && text.isAt("-")
      if text.isAtEnd || text.isAtDocumentMarker || (text.column <= parent && !isIndentless) {
        return BlockStart(
          kind: .empty, position: emptyPosition, column: column, mayOpenBlock: false, outer: outer,
          inner: inner)
      }
      guard isAtProperty else { break }
      try readProperty(into: &inner)
    }
    let isCompact = place == .entry && !text.slice(from: gap, to: text.offset).contains(.tab)
    let mayOpenBlock = startsLine || isCompact
    let kind: BlockStart.Kind =
      switch text.peek() {
      case UInt8(ascii: "-") where text.isAt("-"): .sequence
      case UInt8(ascii: "?") where text.isAt("?"): .mapping
      case UInt8(ascii: "|"), UInt8(ascii: ">"): .scalar
      default: .inline
      }
    if kind == .sequence || kind == .mapping {
      guard mayOpenBlock, inner.offset == nil else {
        throw text.error("a \(kind == .sequence ? "list" : "key") must start on its own line")
      }
    }
    return BlockStart(
      kind: kind, position: text.position(), column: column, mayOpenBlock: mayOpenBlock, outer: outer,
      inner: inner)
  }

  /// Reads a node; returns nil if it is a list or mapping in block style.
  private mutating func leaf(_ start: BlockStart, under parent: Int) throws(YAMLError) -> YAMLNode? {
    let content: Content
    switch start.kind {
    case .sequence, .mapping: return nil
    case .inline: return try inlineNode(start, under: parent)
    case .scalar: content = try blockScalar(under: parent)
    case .empty: content = .text([], .plain)
    }
    return try node(content, joined(start.outer, start.inner), at: start.position)
  }

  /// Reads a node that begins on the current line. If it is the first key of a mapping, stores it in `firstKey` and
  /// returns nil.
  private mutating func inlineNode(_ start: BlockStart, under parent: Int) throws(YAMLError) -> YAMLNode? {
    let place = text.place
    let content = try content(in: .block(under: parent))
    guard try isKey(from: place) else {
      try requireLineEnd()
      return try node(content, joined(start.outer, start.inner), at: start.position)
    }
    guard start.mayOpenBlock else {
      throw text.error("a mapping cannot start here: quote the value, or begin the mapping on the next line")
    }
    firstKey = try key(node(content, start.inner, at: start.position), at: place.offset)
    return nil
  }

  /// Whether the text from `start` to here is a key, because a colon follows. A key that spans several lines is an
  /// error.
  private mutating func isKey(from start: (offset: Int, lineStart: Int)) throws(YAMLError) -> Bool {
    let end = text.offset
    text.skipBlanks()
    guard text.isAt(":") else {
      text.offset = end
      return false
    }
    guard text.place.lineStart == start.lineStart else {
      throw text.error(
        "the key before this colon spans several lines, which YAML does not allow; check the indentation and the line above"
      )
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

  private mutating func blockMapping(at column: Int) throws(YAMLError) -> [YAMLEntry] {
    var mapping = YAMLMapping(takesLast: takesLast)
    repeat {
      if let place = try stepToValue(in: &mapping, at: column) {
        try add(try blockNode(under: column, place), to: &mapping)
      } else {
        try add(emptyNode(), to: &mapping)
      }
    } while try isAtEntry(of: column)
    return mapping.entries
  }

  private mutating func stepToValue(
    in mapping: inout YAMLMapping, at column: Int
  ) throws(YAMLError) -> BlockPlace? {
    guard firstKey == nil, text.isAt("?") else {
      mapping.key = try implicitKey(at: column)
      text.offset += 1
      return .mappingValue
    }
    mapping.key = try explicitKey(at: column)
    guard try isAtEntry(of: column), text.isAt(":") else { return nil }
    text.offset += 1
    return .entry
  }

  /// Reads a key after `?`.
  private mutating func explicitKey(at column: Int) throws(YAMLError) -> YAMLKey {
    let offset = text.offset
    text.offset += 1
    let start = try blockStart(under: column, .entry)
    guard let node = try leaf(start, under: column) else {
      throw text.error(YAMLKey.collectionRefusal, at: offset)
    }
    return try key(node, at: offset)
  }

  private mutating func implicitKey(at column: Int) throws(YAMLError) -> YAMLKey {
    if let key = firstKey.take() { return key }
    guard !text.isAt("-") else { throw text.error("expected a key, found a list entry") }
    var properties = YAMLProperties()
    while isAtProperty {
      try readProperty(into: &properties)
      text.skipBlanks()
    }
    let position = text.position()
    let start = text.place
    let content = try content(in: .block(under: column))
    guard try isKey(from: start) else {
      throw text.error("expected ':' after this key", at: start.offset)
    }
    return try key(node(content, properties, at: position), at: start.offset)
  }

  private mutating func isAtEntry(of column: Int) throws(YAMLError) -> Bool {
    _ = try text.skipToContent()
    if text.isAtEnd || text.isAtDocumentMarker { return false }
    guard text.column <= column else { throw text.error("the indentation does not match the entries above") }
    return text.column == column
  }
}
