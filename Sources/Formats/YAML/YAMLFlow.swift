internal import Basics

extension YAMLReader {
  /// Reads `[a, b: c]`; a pair among the items is a mapping of its own.
  mutating func flowSequence() throws(YAMLError) -> [YAMLNode] {
    let open = text.offset
    text.offset += 1
    var items: [YAMLNode] = []
    while try !closes(UInt8(ascii: "]"), openedAt: open) {
      let isExplicit = text.isAt("?")
      if isExplicit {
        text.offset += 1
        _ = try text.skipToContent(tabsIndent: true)
      }
      let start = text.place
      let position = text.position()
      var item = try flowNode()
      _ = try text.skipToContent(tabsIndent: true)
      if isExplicit || text.peek() == UInt8(ascii: ":") {
        guard isExplicit || text.place.lineStart == start.lineStart else {
          throw text.error("this colon makes a key of several lines; is a bracket above not closed?")
        }
        var pair = YAMLMapping()
        try pair.add(try key(item, at: start.offset), try flowValue(), in: text)
        item = YAMLNode(value: .mapping(pair.entries), position: position)
      } else if item.scalar?.style == .plain, item.scalar?.text == "", text.offset == start.offset {
        throw text.error("a value is missing here")
      }
      items.append(item)
      try requireSeparator(before: UInt8(ascii: "]"), openedAt: open)
    }
    return items
  }

  /// Reads `{a: b, c}`.
  mutating func flowMapping() throws(YAMLError) -> [YAMLEntry] {
    let open = text.offset
    text.offset += 1
    var mapping = YAMLMapping()
    while try !closes(UInt8(ascii: "}"), openedAt: open) {
      if text.isAt("?") {
        text.offset += 1
        _ = try text.skipToContent(tabsIndent: true)
      }
      let start = text.offset
      let key = try key(flowNode(), at: start)
      _ = try text.skipToContent(tabsIndent: true)
      try mapping.add(key, try flowValue(), in: text)
      try requireSeparator(before: UInt8(ascii: "}"), openedAt: open)
    }
    return mapping.entries
  }

  /// Reads a node between brackets; null where there is none.
  private mutating func flowNode() throws(YAMLError) -> YAMLNode {
    try descend()
    defer { depth -= 1 }
    var properties = YAMLProperties()
    _ = try text.skipToContent(tabsIndent: true)
    while isAtProperty {
      try readProperty(into: &properties)
      _ = try text.skipToContent(tabsIndent: true)
    }
    let position = text.position()
    let isEmpty = isAtFlowEnd || isAtFlowColon || text.isAtEnd || text.isAtDocumentMarker
    return try node(isEmpty ? .text([], .plain) : content(in: .flow), properties, at: position)
  }

  /// Reads the colon and what stands behind it; null where there is no colon.
  private mutating func flowValue() throws(YAMLError) -> YAMLNode {
    if text.peek() == UInt8(ascii: ":") {
      text.offset += 1
      return try flowNode()
    }
    return try node(.text([], .plain), YAMLProperties(), at: text.position())
  }

  private var isAtFlowEnd: Bool { ",]}".utf8.contains(text.peek()) }

  /// Whether a colon stands here that ends a plain key.
  var isAtFlowColon: Bool {
    text.peek() == UInt8(ascii: ":") && (text.peek(1).endsYAMLWord || text.peek(1).isYAMLFlowIndicator)
  }

  /// Steps to the next entry, or over the bracket that closes the collection.
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
      throw text.error("a comma or a closing bracket is missing here")
    }
  }
}
