public struct PropertyListNode: Hashable, Sendable {
  public let value: PropertyListValue
  public let offset: Int
}

/// A value in a property list. The OpenStep format has only strings, data, arrays and dictionaries.
public enum PropertyListValue: Hashable, Sendable {
  /// The entries in the order of the file; a key may occur twice.
  case dictionary([PropertyListEntry])
  case array([PropertyListNode])
  case string(String)
  case data([UInt8])
  case integer(Int)
  /// A floating-point number, or an integer too large for `Int`.
  case real(Double)
  case bool(Bool)
  case date(secondsSince2001: Double)
  /// The number of another object, in a file that `NSKeyedArchiver` wrote.
  case uid(Int)
}

public struct PropertyListEntry: Hashable, Sendable {
  public let key: String
  public let keyOffset: Int
  public let node: PropertyListNode
}

extension PropertyListNode {
  /// The last value with this key. The search is linear, so build a `Dictionary` for many lookups in a large node.
  public subscript(key: String) -> PropertyListNode? {
    entries?.last { $0.key == key }?.node
  }

  public var entries: [PropertyListEntry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  public var array: [PropertyListNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  public var integer: Int? {
    if case .integer(let number) = value { number } else { nil }
  }

  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  public var data: [UInt8]? {
    if case .data(let bytes) = value { bytes } else { nil }
  }
}
