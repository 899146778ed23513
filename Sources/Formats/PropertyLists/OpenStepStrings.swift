internal import Basics

extension OpenStepReader {
  /// Reads a string, with or without quotes. If there is none, the error says that `what` was expected.
  mutating func readString(_ what: String) throws(PropertyListError) -> String {
    let first = byte(at: cursor)
    if first == .quote || first == .apostrophe { return try readQuotedString() }
    let start = cursor
    while byte(at: cursor).isPlainInOpenStep { cursor += 1 }
    guard cursor > start else { throw expected(what) }
    return String(decoding: text[start..<cursor], as: UTF8.self)
  }

  private mutating func readQuotedString() throws(PropertyListError) -> String {
    let opener = cursor
    let quote = text[cursor]
    cursor += 1
    skipPlainCharacters(until: quote)
    if byte(at: cursor) == quote {
      cursor += 1
      return String(decoding: text[(opener + 1)..<(cursor - 1)], as: UTF8.self)
    }
    var content = Array(text[(opener + 1)..<cursor])
    while true {
      guard cursor < text.count else { throw error("the string is never closed", at: opener) }
      cursor += 1
      if text[cursor - 1] == quote { return String(decoding: content, as: UTF8.self) }
      readEscape(into: &content)
      let run = cursor
      skipPlainCharacters(until: quote)
      content += text[run..<cursor]
    }
  }

  private mutating func skipPlainCharacters(until quote: UInt8) {
    var index = cursor
    while index < text.count, text[index] != quote, text[index] != .backslash { index += 1 }
    cursor = index
  }

  private mutating func readEscape(into content: inout [UInt8]) {
    guard cursor < text.count else { return }
    let letter = text[cursor]
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let code = readDigits(atMost: 3, radix: 8)
      content += String(NeXTEncoding.scalar(UInt8(truncatingIfNeeded: code))).utf8
      return
    case UInt8(ascii: "U"):
      content += String(readUnicodeEscape()).utf8
      return
    case UInt8(ascii: "a"): content.append(0x07)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(.newline)
    case UInt8(ascii: "r"): content.append(.carriageReturn)
    case UInt8(ascii: "t"): content.append(.tab)
    case UInt8(ascii: "v"): content.append(0x0B)
    default: content.append(letter)
    }
    cursor += 1
  }

  /// Reads `UXXXX` after a backslash, and another `\UXXXX` if both together encode one character.
  private mutating func readUnicodeEscape() -> Unicode.Scalar {
    cursor += 1
    let unit = readDigits(atMost: 4, radix: 16)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = cursor
    if unit < 0xDC00, byte(at: cursor) == .backslash, byte(at: cursor + 1) == UInt8(ascii: "U") {
      cursor += 2
      let second = readDigits(atMost: 4, radix: 16)
      if (0xDC00...0xDFFF).contains(second) {
        return Unicode.Scalar(0x1_0000 + ((unit & 0x3FF) << 10) + (second & 0x3FF)) ?? "\u{FFFD}"
      }
      cursor = afterFirst
    }
    return "\u{FFFD}"
  }

  private mutating func readDigits(atMost count: Int, radix: UInt32) -> UInt32 {
    var value: UInt32 = 0
    let end = cursor + count
    while cursor < end, let digit = byte(at: cursor).hexValue, digit < radix {
      value = value * radix + UInt32(digit)
      cursor += 1
    }
    return value
  }

  mutating func readData() throws(PropertyListError) -> [UInt8] {
    var data: [UInt8] = []
    var high: UInt8?
    cursor += 1
    while byte(at: cursor) != .greater {
      if let digit = byte(at: cursor).hexValue {
        if let first = high { data.append(first << 4 | digit) }
        high = high == nil ? digit : nil
      } else if !byte(at: cursor).isWhitespace {
        throw expected("a hexadecimal digit or '>'")
      }
      cursor += 1
    }
    guard high == nil else { throw expected("another hexadecimal digit") }
    cursor += 1
    return data
  }
}

extension UInt8 {
  fileprivate var isPlainInOpenStep: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") || self == .dot
      || self == .slash || self == .colon || self == UInt8(ascii: "$")
  }
}
