/// A value of a property list and the offset of its first byte.
public struct PropertyListNode: Hashable, Sendable {
  public let value: PropertyListValue
  public let offset: Int
}

/// What a property list can hold; OpenStep lists have only strings, no numbers, Booleans or dates.
public enum PropertyListValue: Hashable, Sendable {
  /// The entries in the order of the list; a key may occur twice.
  case dictionary([PropertyListEntry])
  case array([PropertyListNode])
  case string(String)
  case data([UInt8])
  case integer(Int)
  /// Includes integers too large for `Int`.
  case real(Double)
  case bool(Bool)
  case date(secondsSince2001: Double)
  /// A number that refers to an object of a keyed archive.
  case uid(Int)
}

/// One key and value of a dictionary.
public struct PropertyListEntry: Hashable, Sendable {
  public let key: String
  public let keyOffset: Int
  public let node: PropertyListNode
}

extension PropertyListNode {
  /// The value for `key`, the last of several; nil if there is none or this is not a dictionary.
  ///
  /// Scans all entries; for many lookups in a large dictionary, build a `Dictionary` first.
  public subscript(key: String) -> PropertyListNode? {
    entries?.last { $0.key == key }?.node
  }

  /// The entries of a dictionary; nil for any other value.
  public var entries: [PropertyListEntry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The elements of an array; nil for any other value.
  public var array: [PropertyListNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The text of a string; nil for any other value.
  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The number; nil for any other value.
  public var integer: Int? {
    if case .integer(let number) = value { number } else { nil }
  }

  /// The Boolean; nil for any other value.
  public var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// The bytes of a data value; nil for any other value.
  public var data: [UInt8]? {
    if case .data(let bytes) = value { bytes } else { nil }
  }
}
