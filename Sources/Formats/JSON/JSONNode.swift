/// A value of a JSON text and the offset of its first byte.
public struct JSONNode: Hashable, Sendable {
  public let value: JSONValue
  public let offset: Int
}

/// What a JSON value can be.
public enum JSONValue: Hashable, Sendable {
  /// The members in the order of the text; a name may occur twice.
  case object([JSONMember])
  case array([JSONNode])
  case string(String)
  case number(JSONNumber)
  case bool(Bool)
  case null
}

/// One name and value of an object; the offset is that of the name's opening quote.
public struct JSONMember: Hashable, Sendable {
  public let key: String
  public let keyOffset: Int
  public let node: JSONNode
}

/// A number as written, so that `1` and `1.0` stay different.
public struct JSONNumber: Hashable, Sendable {
  public let text: String

  /// The nearest number; infinite if the text is out of range.
  public var double: Double { Double(text) ?? .nan }

  /// The number, if it is written without fraction or exponent and fits.
  public var int: Int? { Int(text) }
}

extension JSONNode {
  /// The value of the member called `key`, the last of several; nil if there is none or this is not an object.
  public subscript(key: String) -> JSONNode? {
    members?.last { $0.key == key }?.node
  }

  /// The members of an object; nil for any other value.
  public var members: [JSONMember]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// The elements of an array; nil for any other value.
  public var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; nil for any other value.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; nil for any other value.
  public var number: JSONNumber? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The Boolean; nil for any other value.
  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// Whether this is `null`.
  public var isNull: Bool { value == .null }
}
