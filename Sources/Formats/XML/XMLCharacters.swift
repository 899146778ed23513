internal import Basics

/// Characters in an XML document, and how to decode them.
struct CharacterRun: Sendable {
  enum Style: Sendable {
    case plain
    /// References such as `&amp;` are decoded, and line breaks are normalized.
    case text
    /// Only line breaks are normalized, as in a CDATA section.
    case literal
    /// The value of an attribute: references are decoded, and line breaks and tabs become spaces.
    case attribute
  }

  let bytes: Range<Int>
  let style: Style
}

extension XMLReader {
  /// Reads text up to the next `<`. Returns false for whitespace outside the root element.
  mutating func readText() throws(XMLError) -> Bool {
    var style = CharacterRun.Style.plain
    while cursor < text.count {
      let byte = text[cursor]
      if byte == .less { break }
      if byte == .ampersand || byte == .carriageReturn {
        style = .text
        if byte == .ampersand { try checkReference() }
      }
      cursor += 1
    }
    run = CharacterRun(bytes: offset..<cursor, style: style)
    if open.isEmpty {
      cursor = text[run.bytes].firstIndex { !$0.isWhitespace } ?? cursor
      guard cursor == run.bytes.upperBound else { throw expectedOutsideRoot() }
    }
    return !open.isEmpty
  }

  var isWhitespace: Bool { text[run.bytes].allSatisfy(\.isWhitespace) }

  func checkReference() throws(XMLError) {
    guard reference(at: cursor) != nil else { throw expected("'&amp;' or another reference") }
  }

  func decode(_ run: CharacterRun) -> String {
    guard run.style != .plain else { return String(decoding: text[run.bytes], as: UTF8.self) }
    var decoded: [UInt8] = []
    var index = run.bytes.lowerBound
    while index < run.bytes.upperBound {
      let byte = text[index]
      index += 1
      switch byte {
      case .ampersand where run.style != .literal:
        if let (scalar, end) = reference(at: index - 1), let scalar {
          decoded += String(scalar).utf8
          index = end
        } else {
          decoded.append(byte)
        }
      case .carriageReturn, .newline, .tab:
        if byte == .carriageReturn, self.byte(at: index) == .newline { index += 1 }
        decoded.append(run.style == .attribute ? .space : byte == .carriageReturn ? .newline : byte)
      default: decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Decodes a reference such as `&amp;`; nil if there is none at `start`. The scalar is nil if XML does not predefine
  /// the entity.
  private func reference(at start: Int) -> (scalar: Unicode.Scalar?, end: Int)? {
    var index = start + 1
    if byte(at: index) == UInt8(ascii: "#") { return characterReference(at: index + 1) }
    guard byte(at: index).startsXMLName else { return nil }
    while byte(at: index).continuesXMLName { index += 1 }
    guard byte(at: index) == .semicolon else { return nil }
    let name = text[(start + 1)..<index]
    return (Self.predefined.first { name.elementsEqual($0.name.utf8) }?.scalar, index + 1)
  }

  private func characterReference(at start: Int) -> (scalar: Unicode.Scalar?, end: Int)? {
    let isHexadecimal = byte(at: start) == UInt8(ascii: "x")
    var index = isHexadecimal ? start + 1 : start
    var value: UInt32 = 0
    while let digit = byte(at: index).hexValue, isHexadecimal || digit < 10 {
      // The limit is the first value that is too large for Unicode. It prevents overflow.
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      index += 1
    }
    guard byte(at: index) == .semicolon, value > 0, let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, index + 1)
  }

  private static let predefined: [(name: String, scalar: Unicode.Scalar)] = [
    ("lt", "<"), ("gt", ">"), ("amp", "&"), ("apos", "'"), ("quot", "\""),
  ]
}
