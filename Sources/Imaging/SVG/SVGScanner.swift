internal import Basics

/// Reads the numbers and words in attributes of an SVG.
struct SVGScanner: Sendable {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether nothing but whitespace and commas is left.
  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return position == bytes.count
    }
  }

  mutating func skipSeparators() {
    while let byte = current, byte.isWhitespace || byte == UInt8(ascii: ",") { position += 1 }
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  /// Reads a letter. If something else is next, only skips separators and returns nil.
  mutating func letter() -> UInt8? {
    skipSeparators()
    guard let byte = current, byte.isLetter else { return nil }
    position += 1
    return byte
  }

  /// Reads a word of letters and `%`, and returns it in lowercase. A `-` after a word begins a number.
  mutating func word() -> String {
    let start = position
    while let byte = current, byte.isLetter || byte == UInt8(ascii: "%") { position += 1 }
    return String(decoding: bytes[start..<position].lazy.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// Reads a flag of an arc, `0` or `1`, which needs no separator after it. Nil if something else is next.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = current, byte == 0x30 || byte == 0x31 else { return nil }
    position += 1
    return byte == 0x31
  }

  /// Reads a number. If something else is next, only skips separators and returns nil.
  mutating func number() -> Double? {
    skipSeparators()
    let start = position
    let isNegative = current == UInt8(ascii: "-")
    if isNegative || current == UInt8(ascii: "+") { position += 1 }
    var value = 0.0
    var scale = 0
    var digits = 0
    while let byte = current, byte.isDigit {
      value = value * 10 + Double(byte &- 0x30)
      digits += 1
      position += 1
    }
    if current == .dot {
      position += 1
      while let byte = current, byte.isDigit {
        value = value * 10 + Double(byte &- 0x30)
        digits += 1
        scale -= 1
        position += 1
      }
    }
    guard digits > 0, digits < 300 else {
      position = start
      return nil
    }
    scale += exponent()
    // A power of ten is exact up to 10²², but its inverse is not, so dividing is more accurate than multiplying.
    let power = Self.power(of: scale.magnitude)
    value = scale < 0 ? value / power : value * power
    return isNegative ? -value : value
  }

  /// Reads all numbers up to the end; nil if the text contains anything else.
  mutating func numbers() -> [Double]? {
    var numbers: [Double] = []
    while let number = number() { numbers.append(number) }
    return isAtEnd ? numbers : nil
  }

  /// Reads the exponent after `e`. If there is none, as in `2em`, returns zero without moving.
  private mutating func exponent() -> Int {
    guard let byte = current, byte | 0x20 == UInt8(ascii: "e") else { return 0 }
    var cursor = position + 1
    let isNegative = cursor < bytes.count && bytes[cursor] == UInt8(ascii: "-")
    if cursor < bytes.count, isNegative || bytes[cursor] == UInt8(ascii: "+") { cursor += 1 }
    var value = 0
    let start = cursor
    while cursor < bytes.count, bytes[cursor].isDigit {
      value = min(value * 10 + Int(bytes[cursor] &- 0x30), 400)
      cursor += 1
    }
    guard cursor > start else { return 0 }
    position = cursor
    return isNegative ? -value : value
  }

  private static func power(of exponent: UInt) -> Double {
    var power = 1.0
    for _ in 0..<min(exponent, 400) { power *= 10 }
    return power
  }
}
