internal import Basics

extension SwiftLexer {
  mutating func scanIdentifier(_ bytes: Span<UInt8>) {
    let first = EightBytes(bytes, at: offset)
    var length = first.swiftIdentifierLength
    let end = length < 8 ? offset &+ length : identifierEnd(bytes, from: offset &+ 8)
    length = end &- offset
    let firstBytes = first.bits.firstBytes(length)
    let lastBytes = length > 8 ? bytes.word(at: end &- 8) : firstBytes
    keyword = keywords.keyword(firstBytes: firstBytes, lastBytes: lastBytes, length: length)
    finish(.identifier, at: end)
    if end < bytes.count, bytes[end] >= 0x80 { extendBeyondASCII(bytes) }
  }

  /// The offset after the ASCII letters, digits, underscores and dollar signs that begin at `start`.
  func identifierEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let length = EightBytes(bytes, at: position).swiftIdentifierLength
      position &+= length
      if length < 8 { break }
    }
    return position
  }

  private mutating func extendBeyondASCII(_ bytes: Span<UInt8>) {
    keyword = .none
    var position = offset
    while position < bytes.count, bytes[position].isSwiftIdentifier {
      if bytes[position] >= 0x80, UnicodeOperator.length(at: position, in: bytes) > 0 { break }
      position += 1
    }
    finish(.identifier, at: position)
  }

  mutating func scanBackticks(_ bytes: Span<UInt8>) {
    keyword = .none
    var position = offset + 1
    while position < bytes.count, !bytes[position].isLineBreak {
      if bytes[position] == UInt8(ascii: "`") {
        finish(.identifier, at: position + 1)
        return
      }
      position += 1
    }
    finish(.unknown, at: position)
  }

  /// Scans a name or operator that begins with a non-ASCII character.
  mutating func scanBeyondASCII(_ bytes: Span<UInt8>) {
    let length = UnicodeOperator.length(at: offset, in: bytes)
    if length == 0 {
      extendBeyondASCII(bytes)
    } else {
      operatorText = 0
      finish(.operator, at: offset + length)
    }
  }

  mutating func scanNumber(_ bytes: Span<UInt8>) {
    var position = offset + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isSwiftIdentifier && byte < 0x80 {
        position += 1
      } else if byte == UInt8(ascii: "."), position + 1 < bytes.count, bytes[position + 1].isDigit {
        position += 2
      } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"), bytes[position - 1].isExponentMark,
        position + 1 < bytes.count, bytes[position + 1].isDigit, !isHexadecimal(bytes)
      {
        position += 2
      } else {
        break
      }
    }
    finish(.number, at: position)
  }

  private func isHexadecimal(_ bytes: Span<UInt8>) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "0") && bytes[offset + 1] == UInt8(ascii: "x")
  }

  /// Scans a token that begins with `#`: a raw string, a regex literal, a macro or a directive.
  mutating func scanPound(_ bytes: Span<UInt8>) {
    var position = offset + 1
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
    let hashes = position - offset
    guard position < bytes.count else { return finish(.unknown, at: position) }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      offset = position
      scanString(bytes, hashes: hashes)
    case UInt8(ascii: "/"):
      scanExtendedRegex(bytes, hashes: hashes)
    case let byte where byte.isSwiftIdentifier && hashes == 1:
      while position < bytes.count, bytes[position].isSwiftIdentifier { position += 1 }
      finish(.pound, at: position)
    default:
      finish(.unknown, at: position)
    }
  }
}

extension EightBytes {
  /// The number of leading bytes that are ASCII characters allowed in Swift names.
  @inline(__always)
  var swiftIdentifierLength: Int {
    let letters = lowercased.marks(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let digits = marks(UInt8(ascii: "0")...UInt8(ascii: "9"))
    let others = marks(UInt8(ascii: "_")) | marks(UInt8(ascii: "$"))
    return (~(letters | digits | others) & Self.high).firstMark
  }
}

extension UInt8 {
  /// Whether a Swift name can contain this byte. Every non-ASCII byte counts, although some non-ASCII
  /// characters are operators.
  @inline(__always)
  var isSwiftIdentifier: Bool {
    // One bit for each ASCII character. The bits of digits, letters, `$` and `_` are set.
    let bits: UInt64 = self & 0x40 == 0 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
    return self >= 0x80 || (bits &>> UInt64(self & 0x3F)) & 1 != 0
  }

  fileprivate var isExponentMark: Bool { self | 0x20 == UInt8(ascii: "e") }
}
