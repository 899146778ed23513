internal import Basics

extension SwiftLexer {
  /// Scans a run of operator characters, or only a postfix `?` or `!`.
  mutating func scanOperator(_ bytes: Span<UInt8>) {
    if isPostfix(bytes) { return finish(.postfix, at: offset + 1) }
    var position = offset
    var text: UInt32 = 0
    while position < bytes.count {
      let byte = bytes[position]
      guard byte.isSwiftOperator else { break }
      if position > offset, opensComment(at: position, in: bytes) { break }
      if position - offset < 4 { text = text &<< 8 | UInt32(byte) }
      position += 1
    }
    operatorText = text
    finish(.operator, at: position)
  }

  private func isPostfix(_ bytes: Span<UInt8>) -> Bool {
    guard operandBefore, !spaceBefore, bytes[offset].isSwiftPostfix else { return false }
    guard offset + 1 < bytes.count, bytes[offset + 1].isSwiftOperator else { return true }
    if bytes[offset + 1] == UInt8(ascii: "=") { return false }
    // `??` is an operator, but `???` begins with a postfix `?`.
    return bytes[offset + 1] != UInt8(ascii: "?")
      || offset + 2 < bytes.count && bytes[offset + 2].isSwiftOperator
  }

  private func opensComment(at position: Int, in bytes: Span<UInt8>) -> Bool {
    guard bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    return bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*")
  }

  /// Scans a dot, or an operator that begins with two dots.
  mutating func scanDot(_ bytes: Span<UInt8>) {
    var position = offset + 1
    guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else {
      return finish(.dot, at: position)
    }
    while position < bytes.count, bytes[position] == UInt8(ascii: ".") || bytes[position].isSwiftOperator {
      position += 1
    }
    operatorText = Self.range
    finish(.operator, at: position)
  }

  /// Scans a regex literal, or an operator that begins with a slash. After an operand, a slash is always an
  /// operator.
  mutating func scanSlash(_ bytes: Span<UInt8>) {
    if !operandBefore, scanRegex(bytes) { return }
    scanOperator(bytes)
  }

  /// The `operatorText` of all operators that begin with two dots, such as `...` and `..<`.
  static let range: UInt32 = 0x2E2E
}

extension UInt8 {
  @inline(__always)
  var isSwiftPostfix: Bool { self == UInt8(ascii: "?") || self == UInt8(ascii: "!") }

  /// Whether an operator can contain this character: one of `/=-+!*%<>&|^~?`.
  @inline(__always)
  var isSwiftOperator: Bool {
    let bits: UInt64 = self & 0x40 == 0 ? 0xF000_AC62_0000_0000 : 0x5000_0000_4000_0000
    return self < 0x80 && (bits &>> UInt64(self & 0x3F)) & 1 != 0
  }
}

/// The non-ASCII operators and separators, which end a name.
enum UnicodeOperator {
  static func length(at offset: Int, in bytes: Span<UInt8>) -> Int {
    guard offset + 1 < bytes.count else { return 0 }
    return switch (bytes[offset], bytes[offset + 1]) {
    // Most of U+00A0 to U+00BF, and × and ÷. The rest of the range can be part of names.
    case (0xC2, 0xA0...0xA9), (0xC2, 0xAB...0xAC), (0xC2, 0xAE), (0xC2, 0xB0...0xB1), (0xC2, 0xB6),
      (0xC2, 0xBB), (0xC2, 0xBF), (0xC3, 0x97), (0xC3, 0xB7):
      2
    // U+2000 to U+203F, U+2180 to U+23FF and U+2500 to U+2BFF: spaces, dashes, quotes, arrows, mathematics
    // and shapes.
    case (0xE2, 0x80), (0xE2, 0x86...0x8F), (0xE2, 0x94...0xAF):
      offset + 2 < bytes.count ? 3 : 0
    default:
      0
    }
  }
}
