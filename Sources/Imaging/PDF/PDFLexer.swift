internal import Basics

enum PDFToken: Hashable, Sendable {
  case object(PDFObject)
  case arrayStart, arrayEnd, dictionaryStart, dictionaryEnd
  /// An operator, or a word such as `obj` or `endstream`.
  case keyword(String)
  case end
}

struct PDFLexer: Sendable {
  let bytes: [UInt8]
  var position: Int

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = max(0, min(position, bytes.count))
  }

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func next() throws(DrawingError) -> PDFToken {
    skipSpace()
    guard let byte = current else { return .end }
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .object(.name(name()))
    case UInt8(ascii: "("):
      position += 1
      return .object(.string(try literalString()))
    case UInt8(ascii: "<"):
      position += 1
      guard current == UInt8(ascii: "<") else { return .object(.string(try hexString())) }
      position += 1
      return .dictionaryStart
    case UInt8(ascii: ">"):
      position += 1
      guard current == UInt8(ascii: ">") else { throw .damaged("a lone > at byte \(position)") }
      position += 1
      return .dictionaryEnd
    case UInt8(ascii: "["):
      position += 1
      return .arrayStart
    case UInt8(ascii: "]"):
      position += 1
      return .arrayEnd
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .keyword(String(UnicodeScalar(byte)))
    case UInt8(ascii: "+"), UInt8(ascii: "-"), .dot, 0x30...0x39:
      return number() ?? .keyword(word())
    default:
      return .keyword(word())
    }
  }

  mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "%") {
        while let byte = current, byte != .newline, byte != .carriageReturn { position += 1 }
      } else if byte.isPDFSpace {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func word() -> String {
    let start = position
    while let byte = current, byte.isPDFRegular { position += 1 }
    return latin1(bytes[start..<position])
  }

  private mutating func name() -> String {
    let start = position
    while let byte = current, byte.isPDFRegular { position += 1 }
    let raw = bytes[start..<position]
    guard raw.contains(UInt8(ascii: "#")) else { return latin1(raw) }
    var decoded: [UInt8] = []
    var index = start
    while index < position {
      if bytes[index] == UInt8(ascii: "#"), index + 2 < position,
        let high = bytes[index + 1].hexValue, let low = bytes[index + 2].hexValue
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return latin1(decoded[...])
  }

  /// The number at the current offset. If there is none, returns nil without moving.
  private mutating func number() -> PDFToken? {
    let start = position
    var cursor = position
    var isNegative = false
    while cursor < bytes.count, bytes[cursor] == UInt8(ascii: "-") || bytes[cursor] == UInt8(ascii: "+") {
      // Some producers write --5 for -5.
      if bytes[cursor] == UInt8(ascii: "-") { isNegative = true }
      cursor += 1
    }
    var value = 0.0
    var divisor = 1.0
    var digits = 0
    var isReal = false
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte.isDigit {
        value = value * 10 + Double(byte &- 0x30)
        if isReal { divisor *= 10 }
        digits += 1
      } else if byte == .dot, !isReal {
        isReal = true
      } else {
        break
      }
      cursor += 1
    }
    guard digits > 0, digits < 300, cursor == bytes.count || !bytes[cursor].isPDFRegular else {
      position = start
      return nil
    }
    position = cursor
    let signed = (isNegative ? -value : value) / divisor
    if !isReal, let whole = Int(exactly: signed) { return .object(.integer(whole)) }
    return .object(.real(signed))
  }

  private mutating func hexString() throws(DrawingError) -> [UInt8] {
    var content: [UInt8] = []
    var pending: UInt8?
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: ">") {
        if let pending { content.append(pending << 4) }
        return content
      }
      if byte.isPDFSpace { continue }
      guard let digit = byte.hexValue else { break }
      if let high = pending {
        content.append(high << 4 | digit)
        pending = nil
      } else {
        pending = digit
      }
    }
    throw .damaged("a hexadecimal string at byte \(position) is broken")
  }

  private mutating func literalString() throws(DrawingError) -> [UInt8] {
    var content: [UInt8] = []
    var depth = 1
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return content }
      case .backslash:
        if let escaped = escape() { content.append(escaped) }
        continue
      case .carriageReturn:
        if current == .newline { position += 1 }
        content.append(.newline)
        continue
      default: break
      }
      content.append(byte)
    }
    throw .damaged("a string is not terminated")
  }

  /// Reads an escape sequence after its backslash. Nil at the end of the data, and for an escaped line break, which
  /// adds nothing to the string.
  private mutating func escape() -> UInt8? {
    guard let byte = current else { return nil }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return .newline
    case UInt8(ascii: "r"): return .carriageReturn
    case UInt8(ascii: "t"): return .tab
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "f"): return 12
    case .newline: return nil
    case .carriageReturn:
      if current == .newline { position += 1 }
      return nil
    case 0x30...0x37:
      var value = byte &- 0x30
      for _ in 0..<2 {
        guard let digit = current, (0x30...0x37).contains(digit) else { break }
        value = value &<< 3 | (digit &- 0x30)
        position += 1
      }
      return value
    default: return byte
    }
  }
}

extension UInt8 {
  var isPDFSpace: Bool { isWhitespace || self == 0 || self == 12 }

  var isPDFRegular: Bool {
    switch self {
    case 0, 9, 10, 12, 13, 32: false
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): false
    case UInt8(ascii: "/"), UInt8(ascii: "%"): false
    default: true
    }
  }
}

/// The bytes as Latin-1 text, so that different bytes always give different strings.
func latin1(_ bytes: ArraySlice<UInt8>) -> String {
  if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
  return String(String.UnicodeScalarView(bytes.map { UnicodeScalar($0) }))
}
