internal import Basics

extension JSONReader {
  mutating func readString() throws(JSONError) -> String {
    let start = offset
    offset += 1
    let isASCII = skipPlainCharacters()
    guard offset < bytes.count, bytes[offset] == .quote else {
      return try readStringWithEscapes(from: start)
    }
    let content = bytes[(start + 1)..<offset]
    offset += 1
    return isASCII ? String(decoding: content, as: UTF8.self) : decode(content, stringStart: start)
  }

  /// Skips to the next quote, backslash or control character. Returns whether all skipped characters are ASCII.
  @discardableResult
  private mutating func skipPlainCharacters() -> Bool {
    var index = offset
    var seen: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote || byte == .backslash || byte < .space { break }
      seen |= byte
      index += 1
    }
    offset = index
    return seen < 0x80
  }

  private mutating func readStringWithEscapes(from start: Int) throws(JSONError) -> String {
    var content = Array(bytes[(start + 1)..<offset])
    while true {
      guard offset < bytes.count else { throw expected("'\"'") }
      switch bytes[offset] {
      case .quote:
        offset += 1
        return decode(content[...], stringStart: start)
      case .backslash:
        offset += 1
        try readEscape(into: &content)
      default:
        throw expected("'\"' or an escaped control character")
      }
      let run = offset
      skipPlainCharacters()
      content += bytes[run..<offset]
    }
  }

  private mutating func readEscape(into content: inout [UInt8]) throws(JSONError) {
    guard offset < bytes.count else { throw expected("an escape") }
    let letter = bytes[offset]
    switch letter {
    case .quote, .backslash, .slash: content.append(letter)
    case UInt8(ascii: "n"): content.append(.newline)
    case UInt8(ascii: "t"): content.append(.tab)
    case UInt8(ascii: "r"): content.append(.carriageReturn)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "u"):
      content += String(try readUnicodeEscape()).utf8
      return
    default: throw expected("an escape such as \\n or \\u0020")
    }
    offset += 1
  }

  /// Reads `uXXXX` after a backslash, and another `\uXXXX` if both together encode one character.
  private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let escape = offset - 1
    let unit = try readCodeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, bytes[offset...].starts(with: [.backslash, UInt8(ascii: "u")]) {
      let afterFirst = offset
      offset += 1
      let second = try readCodeUnit()
      if (0xDC00...0xDFFF).contains(second) {
        return Unicode.Scalar(0x1_0000 + ((unit & 0x3FF) << 10) + (second & 0x3FF)) ?? "\u{FFFD}"
      }
      offset = afterFirst
    }
    depart(.unpairedSurrogate, at: escape)
    return "\u{FFFD}"
  }

  private mutating func readCodeUnit() throws(JSONError) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count, let digit = bytes[offset].hexValue else {
        throw expected("a hexadecimal digit")
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  private mutating func decode(_ content: ArraySlice<UInt8>, stringStart: Int) -> String {
    let text = String(decoding: content, as: UTF8.self)
    // Decoding replaces invalid bytes, so a difference means that the string was not valid UTF-8.
    if !text.utf8.elementsEqual(content) { depart(.invalidUTF8, at: stringStart) }
    return text
  }
}
