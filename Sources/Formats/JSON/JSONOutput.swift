internal import Basics

/// A JSON document to write: `["version": 1, "names": .array(names.map(JSONOutput.string))]`.
public enum JSONOutput: Sendable {
  /// An object, whose members are written in this order.
  case object([(key: String, value: JSONOutput)])
  case array([JSONOutput])
  case string(String)
  case integer(Int)
  /// A number, written as Swift prints it, such as `5.0`; `null` if it is infinite or not a number.
  case double(Double)
  case bool(Bool)
  case null

  public enum Layout: Sendable {
    case compact
    /// One entry per line, and two spaces of indentation per level.
    case pretty
  }

  public func bytes(_ layout: Layout = .pretty) -> [UInt8] {
    var writer = JSONWriter(isPretty: layout == .pretty)
    writer.write(self)
    return writer.bytes
  }

  public func text(_ layout: Layout = .pretty) -> String {
    String(decoding: bytes(layout), as: UTF8.self)
  }
}

extension JSONOutput: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Creates an object. Members with the value nil are left out.
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

  /// Writes a string. Escapes quotes and backslashes, and all characters for which `isDeceptive` is true.
  private mutating func writeString(_ text: String) {
    bytes.append(.quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": bytes += [.backslash, UInt8(scalar.value)]
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      case _ where scalar.isDeceptive: for unit in scalar.utf16 { writeEscape(unit) }
      default: bytes += scalar.utf8
      }
    }
    bytes.append(.quote)
  }

  private mutating func writeEscape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
  }
}
