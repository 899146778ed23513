/// The tag (`!!str`) and the anchor (`&name`) before a node.
struct YAMLProperties {
  var tag: YAMLTag?
  var anchor: String?
  var offset: Int?
}

extension YAMLReader {
  var isAtProperty: Bool {
    text.peek() == UInt8(ascii: "&") || text.peek() == UInt8(ascii: "!")
  }

  mutating func readProperty(into properties: inout YAMLProperties) throws(YAMLError) {
    let start = text.offset
    if text.peek() == UInt8(ascii: "&") {
      guard properties.anchor == nil else { throw text.error("a value can have only one anchor") }
      text.offset += 1
      properties.anchor = try anchorName()
    } else {
      guard properties.tag == nil else { throw text.error("a value can have only one tag") }
      properties.tag = try tag()
    }
    guard text.peek().endsYAMLWord || text.peek().isYAMLFlowIndicator else {
      throw text.error("expected a space after the tag")
    }
    properties.offset = properties.offset ?? start
  }

  func joined(_ outer: YAMLProperties, _ inner: YAMLProperties) throws(YAMLError) -> YAMLProperties {
    if outer.tag != nil && inner.tag != nil || outer.anchor != nil && inner.anchor != nil {
      throw text.error("a value can have only one tag and one anchor", at: inner.offset)
    }
    return YAMLProperties(
      tag: outer.tag ?? inner.tag, anchor: outer.anchor ?? inner.anchor, offset: outer.offset ?? inner.offset)
  }

  private mutating func tag() throws(YAMLError) -> YAMLTag {
    let start = text.offset
    if text.peek(1) == UInt8(ascii: "<") {
      while !text.peek().endsYAMLWord, text.peek() != UInt8(ascii: ">") { text.offset += 1 }
      guard text.peek() == UInt8(ascii: ">") else { throw text.error("expected '>' at the end of the tag") }
      text.offset += 1
    } else {
      while !text.peek().endsYAMLWord, !text.peek().isYAMLFlowIndicator { text.offset += 1 }
    }
    return YAMLTag(String(decoding: text.slice(from: start, to: text.offset), as: UTF8.self))
  }
}
