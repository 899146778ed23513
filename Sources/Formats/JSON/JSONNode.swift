public struct JSONNode: Hashable, Sendable {
  public let value: JSONValue
  public let offset: Int
}

public enum JSONValue: Hashable, Sendable {
  /// The members in the order of the file; a key may occur twice.
  case object([JSONMember])
  case array([JSONNode])
  case string(String)
  case number(JSONNumber)
  case bool(Bool)
  case null
}

public struct JSONMember: Hashable, Sendable {
  public let key: String
  public let keyOffset: Int
  public let node: JSONNode
}

/// A number as it is written in the file, so that `1` and `1.0` are different.
public struct JSONNumber: Hashable, Sendable {
  public let text: String

  public var double: Double { Double(text) ?? .nan }

  /// The number as an integer; nil if it has a fraction or exponent, or is too large.
  public var int: Int? { Int(text) }
}

extension JSONNode {
  /// The last value with this key.
  public subscript(key: String) -> JSONNode? {
    members?.last { $0.key == key }?.node
  }

  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  public var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  public var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  public var isNull: Bool { value == .null }
}

extension JSONNode {
  /// Whether the two values are equal. Numbers must have the same text, and members must be in the same
  /// order.
  func hasSameValue(as other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.object(let mine), .object(let theirs)):
      mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { $0.key == $1.key && $0.node.hasSameValue(as: $1.node) }
    case (.array(let mine), .array(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.hasSameValue(as: $1) }
    default: value == other.value
    }
  }
}
