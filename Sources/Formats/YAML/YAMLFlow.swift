internal import Basics

extension YAMLReader {
  /// Reads a list in brackets. An item may be a pair: `[a, b: c]` contains `a` and a mapping with one key.
  mutating func flowSequence() throws(YAMLError) -> [YAMLNode] {
    let open = text.offset
    text.offset += 1
    var items: [YAMLNode] = []
    while try !closes(UInt8(ascii: "]"), openedAt: open) {
      let start = text.place
      let isExplicit = try skipQuestionMark()
      items.append(try flowNode())
      if try isPair(isExplicit, from: start) {
        items.append(try stepOverColon() ? flowNode() : emptyNode())
        try joinPair(in: &items, at: start.offset)
      }
      try requireSeparator(before: UInt8(ascii: "]"), openedAt: open)
    }
    return items
  }

  mutating func flowMapping() throws(YAMLError) -> [YAMLEntry] {
    let open = text.offset
    text.offset += 1
    var mapping = YAMLMapping(takesLast: takesLast)
    while try !closes(UInt8(ascii: "}"), openedAt: open) {
      mapping.key = try flowKey()
      try add(try stepOverColon() ? flowNode() : emptyNode(), to: &mapping)
      try requireSeparator(before: UInt8(ascii: "}"), openedAt: open)
    }
    return mapping.entries
  }

  private mutating func flowKey() throws(YAMLError) -> YAMLKey {
    _ = try skipQuestionMark()
    let start = text.offset
    let properties = try flowProperties()
    let position = text.position()
    // A key that is a list or mapping is rejected before it is read, so that keys cannot nest.
    guard !"[{".utf8.contains(text.peek()) else { throw text.error(YAMLKey.collectionRefusal, at: start) }
    return try key(
      node(isAtFlowNode ? content(in: .flow) : .text([], .plain), properties, at: position), at: start)
  }

  private mutating func flowNode() throws(YAMLError) -> YAMLNode {
    try descend()
    defer { depth -= 1 }
    let properties = try flowProperties()
    let position = text.position()
    return try node(isAtFlowNode ? content(in: .flow) : .text([], .plain), properties, at: position)
  }

  private mutating func flowProperties() throws(YAMLError) -> YAMLProperties {
    var properties = YAMLProperties()
    _ = try text.skipToContent(tabsIndent: true)
    while isAtProperty {
      try readProperty(into: &properties)
      _ = try text.skipToContent(tabsIndent: true)
    }
    return properties
  }

  private var isAtFlowNode: Bool {
    !(",]}".utf8.contains(text.peek()) || isAtFlowColon || text.isAtEnd || text.isAtDocumentMarker)
  }

  var isAtFlowColon: Bool {
    text.peek() == UInt8(ascii: ":") && (text.peek(1).endsYAMLWord || text.peek(1).isYAMLFlowIndicator)
  }

  /// Skips the question mark before a key in brackets, as in `{? a: b}` or `[? a]`; returns false if there is none.
  private mutating func skipQuestionMark() throws(YAMLError) -> Bool {
    guard text.isAt("?") else { return false }
    text.offset += 1
    _ = try text.skipToContent(tabsIndent: true)
    return true
  }

  private mutating func stepOverColon() throws(YAMLError) -> Bool {
    _ = try text.skipToContent(tabsIndent: true)
    guard text.peek() == UInt8(ascii: ":") else { return false }
    text.offset += 1
    return true
  }

  /// Whether the item that was just read begins a pair, as in `[a: b]` or `[? a]`.
  private mutating func isPair(
    _ isExplicit: Bool, from start: (offset: Int, lineStart: Int)
  ) throws(YAMLError) -> Bool {
    if isExplicit { return true }
    if text.offset == start.offset && text.peek() != UInt8(ascii: ":") {
      throw text.error("expected a value")
    }
    _ = try text.skipToContent(tabsIndent: true)
    guard text.peek() == UInt8(ascii: ":") else { return false }
    guard text.place.lineStart == start.lineStart else {
      throw text.error(
        "the key before this colon spans several lines, which YAML does not allow; is there an unclosed bracket above?"
      )
    }
    return true
  }

  private func joinPair(in items: inout [YAMLNode], at offset: Int) throws(YAMLError) {
    guard let value = items.popLast(), let first = items.popLast() else { return }
    var pair = YAMLMapping(takesLast: takesLast)
    pair.key = try key(first, at: offset)
    try add(value, to: &pair)
    items.append(YAMLNode(value: .mapping(pair.entries), position: first.position))
  }

  private mutating func closes(_ bracket: UInt8, openedAt open: Int) throws(YAMLError) -> Bool {
    _ = try text.skipToContent(tabsIndent: true)
    if text.isAtEnd || text.isAtDocumentMarker { throw text.error("this bracket is never closed", at: open) }
    guard text.peek() == bracket else { return false }
    text.offset += 1
    return true
  }

  private mutating func requireSeparator(before bracket: UInt8, openedAt open: Int) throws(YAMLError) {
    _ = try text.skipToContent(tabsIndent: true)
    if text.peek() == UInt8(ascii: ",") {
      text.offset += 1
    } else if text.isAtEnd || text.isAtDocumentMarker {
      throw text.error("this bracket is never closed", at: open)
    } else if text.peek() != bracket {
      throw text.error("expected ',' or a closing bracket")
    }
  }
}
