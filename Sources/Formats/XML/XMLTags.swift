internal import Basics

public struct XMLAttribute: Hashable, Sendable {
  public let name: String
  /// The value with references such as `&amp;` decoded. Line breaks and tabs become spaces.
  public let value: String
  public let offset: Int
  /// The offset of the first character after the opening quote.
  public let valueOffset: Int
}

struct AttributeRange: Sendable {
  let name: Range<Int>
  let value: CharacterRun
}

extension XMLReader {
  func attribute(_ range: AttributeRange) -> XMLAttribute {
    XMLAttribute(
      name: String(decoding: text[range.name], as: UTF8.self), value: decode(range.value),
      offset: range.name.lowerBound, valueOffset: range.value.bytes.lowerBound)
  }

  mutating func readStartTag() throws(XMLError) -> XMLEvent {
    if hasSeenRoot, open.isEmpty { throw expectedOutsideRoot() }
    cursor += 1
    nameRange = try readName("a name")
    attributeRanges.removeAll(keepingCapacity: true)
    while true {
      let before = cursor
      skipWhitespace()
      if byte(at: cursor) == .greater || byte(at: cursor) == .slash { break }
      guard cursor > before else { throw expected("a space or '>'") }
      try readAttribute()
    }
    try checkDuplicates()
    let isEmpty = byte(at: cursor) == .slash
    if isEmpty { cursor += 1 }
    try skip(.greater)
    hasSeenRoot = true
    isEmptyElement = isEmpty
    open.append(nameRange)
    return .start
  }

  mutating func readAttribute() throws(XMLError) {
    let name = try readName("an attribute or '>'")
    skipWhitespace()
    try skip(.equals)
    skipWhitespace()
    let quote = byte(at: cursor)
    guard quote == .quote || quote == .apostrophe else { throw expected("a value in quotes") }
    cursor += 1
    attributeRanges.append(AttributeRange(name: name, value: try readAttributeValue(until: quote)))
    cursor += 1
  }

  private mutating func readAttributeValue(until quote: UInt8) throws(XMLError) -> CharacterRun {
    let start = cursor
    var style = CharacterRun.Style.plain
    while true {
      let byte = byte(at: cursor)
      if byte == quote { return CharacterRun(bytes: start..<cursor, style: style) }
      if byte < .space || byte == .ampersand || byte == .less {
        guard byte != .less, cursor < text.count else { throw expected("the closing quote") }
        style = .attribute
        if byte == .ampersand { try checkReference() }
      }
      cursor += 1
    }
  }

  private func checkDuplicates() throws(XMLError) {
    // Comparing all pairs is fastest for a few attributes, but a hostile tag can have so many that it would take hours.
    var seen: Set<ArraySlice<UInt8>> = []
    for (index, attribute) in attributeRanges.enumerated() {
      let name = text[attribute.name]
      let isDuplicate =
        attributeRanges.count > 16
        ? !seen.insert(name).inserted : attributeRanges[..<index].contains { text[$0.name] == name }
      if isDuplicate {
        let kind = XMLError.Kind.duplicateAttribute(String(decoding: name, as: UTF8.self))
        throw XMLError(kind: kind, offset: attribute.name.lowerBound)
      }
    }
  }

  mutating func readEndTag() throws(XMLError) -> XMLEvent {
    guard let openName = open.last else { throw expectedOutsideRoot() }
    cursor += 2
    nameRange = try readName("a name")
    guard text[nameRange] == text[openName] else {
      cursor = offset
      throw expected("'</\(String(decoding: text[openName], as: UTF8.self))>'")
    }
    skipWhitespace()
    try skip(.greater)
    open.removeLast()
    return .end
  }

  private mutating func skip(_ byte: UInt8) throws(XMLError) {
    guard self.byte(at: cursor) == byte else { throw expected("'\(Character(Unicode.Scalar(byte)))'") }
    cursor += 1
  }

  private mutating func readName(_ what: String) throws(XMLError) -> Range<Int> {
    let start = cursor
    guard byte(at: cursor).startsXMLName else { throw expected(what) }
    while byte(at: cursor).continuesXMLName { cursor += 1 }
    return start..<cursor
  }
}

extension UInt8 {
  /// Whether a name can begin with the byte. All characters outside ASCII are accepted.
  var startsXMLName: Bool {
    isLetter || self >= 0x80 || self == UInt8(ascii: "_") || self == .colon
  }

  var continuesXMLName: Bool {
    startsXMLName || isDigit || self == UInt8(ascii: "-") || self == .dot
  }
}
