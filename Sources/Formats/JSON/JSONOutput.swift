internal import Basics

/// A JSON document to be written: `["version": 1, "names": .array(names.map(JSONOutput.string))]`.
public enum JSONOutput: Sendable {
  /// Members are written in this order.
  case object([(key: String, value: JSONOutput)])
  case array([JSONOutput])
  case string(String)
  case integer(Int)
  /// Written with the fewest digits that give the same number back; `null` where it is not finite.
  case double(Double)
  case bool(Bool)
  case null

  /// Where lines are broken.
  public enum Layout: Sendable {
    /// On one line, without spaces.
    case compact
    /// One member or element a line, indented by two spaces a level.
    case pretty
  }

  /// The document as UTF-8, without a newline at its end.
  public func bytes(_ layout: Layout = .pretty) -> [UInt8] {
    var writer = JSONWriter(isPretty: layout == .pretty)
    writer.write(self)
    return writer.bytes
  }

  /// The document as text, without a newline at its end.
  public func text(_ layout: Layout = .pretty) -> String {
    String(decoding: bytes(layout), as: UTF8.self)
  }
}

extension JSONOutput: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// An object of the members that are not nil.
  public init(dictionaryLiteral members: (String, JSONOutput?)...) {
    self = .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  public init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .integer(number) }
  public init(floatLiteral number: Double) { self = .double(number) }
  public init(booleanLiteral bool: Bool) { self = .bool(bool) }
}

private struct JSONWriter {
  let isPretty: Bool
  var bytes: [UInt8] = []
  private var depth = 0

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONOutput) {
    switch value {
    case .object(let members):
      writeList("{", members, "}") { writer, member in
        writer.writeString(member.key)
        writer.bytes += (writer.isPretty ? ": " : ":").utf8
        writer.write(member.value)
      }
    case .array(let elements):
      writeList("[", elements, "]") { writer, element in writer.write(element) }
    case .string(let text): writeString(text)
    case .integer(let number): bytes += String(number).utf8
    case .double(let number): bytes += (number.isFinite ? number.description : "null").utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    }
  }

  private mutating func writeList<Item>(
    _ opener: String, _ items: [Item], _ closer: String, _ writeItem: (inout Self, Item) -> Void
  ) {
    bytes += opener.utf8
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(.comma) }
      breakLine()
      writeItem(&self, item)
    }
    depth -= 1
    if !items.isEmpty { breakLine() }
    bytes += closer.utf8
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(.newline)
    bytes += repeatElement(.space, count: depth * 2)
  }

  private mutating func writeString(_ text: String) {
    let utf8 = Array(text.utf8)
    bytes.append(.quote)
    for (index, byte) in utf8.enumerated() {
      switch byte {
      case .quote, .backslash: bytes += [.backslash, byte]
      case .newline: bytes += "\\n".utf8
      case .carriageReturn: bytes += "\\r".utf8
      case .tab: bytes += "\\t".utf8
      case 0..<0x20: writeEscape(UInt32(byte))
      // U+2028 and U+2029 are legal in JSON, but end a line in older JavaScript. Their escape comes with their
      // last byte, behind the two that were written already.
      case 0xA8...0xA9 where index >= 2 && utf8[(index - 2)..<index] == [0xE2, 0x80]:
        bytes.removeLast(2)
        writeEscape(0x2028 + UInt32(byte - 0xA8))
      default: bytes.append(byte)
      }
    }
    bytes.append(.quote)
  }

  private mutating func writeEscape(_ scalar: UInt32) {
    let digits = String(scalar, radix: 16)
    bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
  }
}
