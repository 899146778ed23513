internal import Basics

extension ObjectiveCLexer {
  /// Reads a string literal and, if `joinsNeighbors` is true, the string literals that directly follow it. Whitespace
  /// and comments between them are ignored.
  mutating func readStrings(_ bytes: Span<UInt8>) {
    let opening = offset
    content.removeAll(keepingCapacity: true)
    kind = .string
    var isWhole = readString(bytes)
    while isWhole, joinsNeighbors {
      let (end, line) = (offset, line)
      var gap = Gap.space
      while offset < bytes.count, gap == .space || gap == .comment { gap = skipGap(bytes) }
      guard gap == .none, offset < bytes.count, isStringStart(bytes) else {
        (offset, self.line) = (end, line)
        break
      }
      self.line = line
      isWhole = readString(bytes)
    }
    start = opening
  }

  private func isStringStart(_ bytes: Span<UInt8>) -> Bool {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch bytes[offset] {
    case UInt8(ascii: "\""): return true
    case UInt8(ascii: "@"): return next == UInt8(ascii: "\"")
    default: return isStringPrefix(bytes)
    }
  }

  /// Whether a string literal with a prefix starts at the current offset: `L"wide"`, `u8R"(raw)"`.
  func isStringPrefix(_ bytes: Span<UInt8>) -> Bool {
    guard "LuUR".utf8.contains(bytes[offset]) else { return false }
    return Self.prefixes.contains { bytes.holds($0, at: offset) }
  }

  private static let prefixes = ["R\""] + ["L", "u", "U", "u8"].flatMap { ["\($0)\"", "\($0)R\""] }

  /// Reads a string literal with its prefix, such as `@`. Returns false if the literal is not closed.
  private mutating func readString(_ bytes: Span<UInt8>) -> Bool {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") { offset += 1 }
    if offset > start, bytes[offset - 1] == UInt8(ascii: "R"), readRawString(bytes, from: start) {
      return true
    }
    offset += 1
    while offset < bytes.count, !bytes[offset].isLineBreak {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return true
      case UInt8(ascii: "\\"):
        if !skipLineJoint(bytes) { readEscape(bytes) }
      case let byte:
        content.append(byte)
        offset += 1
      }
    }
    problems.report(.unterminatedString, at: start)
    return false
  }

  /// Reads a raw string such as `R"mark(…)mark"`. Returns false if the string is malformed or unterminated, or if
  /// an earlier raw string was unterminated.
  private mutating func readRawString(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    guard !hasEndlessRawString else { return false }
    let mark = offset + 1
    var end = mark
    // The C++ standard allows a delimiter of up to 16 characters, except those in the string literal below.
    while end < bytes.count, end - mark < 17, !"()\\\" \t\r\n".utf8.contains(bytes[end]) { end += 1 }
    guard end < bytes.count, end - mark < 17, bytes[end] == UInt8(ascii: "(") else { return false }
    let closing = [UInt8(ascii: ")")] + (mark..<end).map { bytes[$0] } + [.quote]
    let opening = end + 1
    end = opening
    while end < bytes.count {
      if bytes[end] == closing[0], bytes.holds(closing, at: end) {
        for index in opening..<end { content.append(bytes[index]) }
        offset = end + closing.count
        return true
      }
      end += 1
    }
    problems.report(.unterminatedString, at: start)
    hasEndlessRawString = true
    return false
  }

  private mutating func readEscape(_ bytes: Span<UInt8>) {
    offset += 1
    guard offset < bytes.count else { return }
    let letter = bytes[offset]
    offset += 1
    switch letter {
    case UInt8(ascii: "a"): content.append(0x07)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "e"): content.append(0x1B)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(.newline)
    case UInt8(ascii: "r"): content.append(.carriageReturn)
    case UInt8(ascii: "t"): content.append(.tab)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      content.append(UInt8(truncatingIfNeeded: readDigits(bytes, atMost: 3, radix: 8)))
    case UInt8(ascii: "x"):
      content.append(UInt8(truncatingIfNeeded: readDigits(bytes, atMost: bytes.count, radix: 16)))
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let number = readDigits(bytes, atMost: letter == UInt8(ascii: "u") ? 4 : 8, radix: 16)
      content += String(Unicode.Scalar(number) ?? "\u{FFFD}").utf8
    default: content.append(letter)
    }
  }

  private mutating func readDigits(_ bytes: Span<UInt8>, atMost count: Int, radix: UInt32) -> UInt32 {
    var number: UInt32 = 0
    let end = min(count, bytes.count - offset) + offset
    while offset < end, let digit = bytes[offset].hexValue, digit < radix {
      number = number &* radix &+ UInt32(digit)
      offset += 1
    }
    return number
  }
}
