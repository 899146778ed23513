internal import Basics

extension YAMLReader {
  mutating func quotedScalar() throws(YAMLError) -> [UInt8] {
    let open = text.offset
    let quote = text.peek()
    text.offset += 1
    var content: [UInt8] = []
    // The length of the content without trailing spaces, which are dropped before a line break. Escaped spaces are
    // kept.
    var kept = 0
    while !text.isAtEnd {
      let byte = text.peek()
      switch byte {
      case quote where quote == text.peek(1) && quote != .quote:
        content.append(quote)
        text.offset += 2
      case quote:
        text.offset += 1
        return content
      case .backslash where quote == .quote && text.peek(1) == .newline:
        text.offset += 1
        content += [UInt8](repeating: .newline, count: try crossLines(openedAt: open) - 1)
      case .backslash where quote == .quote:
        try appendEscape(to: &content)
      case .newline:
        content.removeLast(content.count - kept)
        content += YAMLReader.folded(try crossLines(openedAt: open))
      default:
        content.append(byte)
        text.offset += 1
        if byte.isYAMLBlank { continue }
      }
      kept = content.count
    }
    throw text.error("this quote is never closed", at: open)
  }

  /// Skips line breaks and the spaces after them, and returns the number of line breaks. The YAML specification
  /// requires indentation here, but most parsers, including this one, do not.
  private mutating func crossLines(openedAt open: Int) throws(YAMLError) -> Int {
    var breaks = 0
    while text.peek() == .newline {
      text.takeLineEnd()
      breaks += 1
      if text.isAtDocumentMarker { throw text.error("this quote is never closed", at: open) }
      text.skipBlanks()
    }
    return breaks
  }

  private mutating func appendEscape(to content: inout [UInt8]) throws(YAMLError) {
    let start = text.offset
    let letter = text.peek(1)
    text.offset += 2
    let scalar: Unicode.Scalar? =
      switch letter {
      case UInt8(ascii: "0"): "\0"
      case UInt8(ascii: "a"): "\u{7}"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "t"), .tab: "\t"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "v"): "\u{B}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "e"): "\u{1B}"
      case .space, .quote, .slash, .backslash: Unicode.Scalar(letter)
      case UInt8(ascii: "N"): "\u{85}"
      case UInt8(ascii: "_"): "\u{A0}"
      case UInt8(ascii: "L"): "\u{2028}"
      case UInt8(ascii: "P"): "\u{2029}"
      case UInt8(ascii: "x"): hexDigits(2).flatMap(Unicode.Scalar.init)
      case UInt8(ascii: "u"): utf16Escape()
      case UInt8(ascii: "U"): hexDigits(8).flatMap(Unicode.Scalar.init)
      default: nil
      }
    guard let scalar else {
      throw text.error("invalid escape; write \\\\ for a backslash", at: start)
    }
    content += String(Character(scalar)).utf8
  }

  private mutating func hexDigits(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = text.peek().hexValue else { return nil }
      value = value << 4 | UInt32(digit)
      text.offset += 1
    }
    return value
  }

  /// Reads the digits after `\u`. As in JSON, two escapes can form one character.
  private mutating func utf16Escape() -> Unicode.Scalar? {
    guard let first = hexDigits(4) else { return nil }
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
    guard text.peek() == .backslash, text.peek(1) == UInt8(ascii: "u") else { return nil }
    text.offset += 2
    guard let second = hexDigits(4), second & 0xFC00 == 0xDC00 else { return nil }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
  }
}
