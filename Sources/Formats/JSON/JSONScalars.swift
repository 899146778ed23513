internal import Basics

extension JSONReader {
  mutating func readScalar() throws(JSONError) -> JSONNode {
    let start = offset
    guard start < bytes.count else { throw expected("a value") }
    switch bytes[start] {
    case .quote: return JSONNode(value: .string(try readString()), offset: start)
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return JSONNode(value: .number(try readNumber()), offset: start)
    }
  }

  private mutating func readWord(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONNode {
    guard bytes[offset...].starts(with: word.utf8) else { throw expected("a value") }
    defer { offset += word.utf8.count }
    return JSONNode(value: value, offset: offset)
  }

  /// Reads a number: `-? (0 | [1-9][0-9]*) (\. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  private mutating func readNumber() throws(JSONError) -> JSONNumber {
    let start = offset
    if byte(is: "-") { offset += 1 }
    let firstDigit = offset
    try skipDigits(or: firstDigit == start ? "a value" : "a digit")
    if bytes[firstDigit] == UInt8(ascii: "0"), offset > firstDigit + 1 {
      offset = firstDigit
      throw expected("a number without leading zeros")
    }
    if byte(is: ".") {
      offset += 1
      try skipDigits(or: "a digit")
    }
    if byte(is: "e") || byte(is: "E") {
      offset += 1
      if byte(is: "+") || byte(is: "-") { offset += 1 }
      try skipDigits(or: "a digit")
    }
    return JSONNumber(text: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func skipDigits(or what: String) throws(JSONError) {
    let start = offset
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
    if offset == start { throw expected(what) }
  }

  private func byte(is character: Unicode.Scalar) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: character)
  }
}
