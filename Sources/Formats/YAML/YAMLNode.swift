public import Basics

public struct YAMLNode: Equatable, Sendable {
  public let value: YAMLValue
  public let position: TextPosition

  public init(value: YAMLValue, position: TextPosition) {
    self.value = value
    self.position = position
  }

  /// Reads a file with one YAML 1.2 document; an empty file is null. Aliases and merge keys are resolved.
  ///
  /// A key that occurs twice is an error. If `takesLast` is true, its last value counts instead, as in many other
  /// tools.
  public init(parsing bytes: [UInt8], takingLast takesLast: Bool = false) throws(YAMLError) {
    var reader = YAMLReader(text: try YAMLText(bytes))
    reader.takesLast = takesLast
    self = try reader.readDocument()
  }
}

public enum YAMLValue: Equatable, Sendable {
  case mapping([YAMLEntry])
  case sequence([YAMLNode])
  case scalar(YAMLScalar)
}

public struct YAMLEntry: Equatable, Sendable {
  public let key: YAMLScalar
  public let keyPosition: TextPosition
  public let value: YAMLNode

  public init(key: YAMLScalar, keyPosition: TextPosition, value: YAMLNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// The text of a scalar, and what it means in YAML's core schema. For example, `1` without quotes is an integer, and
/// `"1"` is a string.
public struct YAMLScalar: Equatable, Sendable {
  public enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  public enum Meaning: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string
  }

  /// The text after removing quotes and decoding escapes and line breaks.
  public let text: String
  public let style: Style
  public let meaning: Meaning

  public init(text: String, style: Style, meaning: Meaning) {
    self.text = text
    self.style = style
    self.meaning = meaning
  }
}

extension YAMLNode {
  /// The entries from merge keys, and then the others in the order of the file; nil if this is not a mapping.
  public var entries: [YAMLEntry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  public var items: [YAMLNode]? {
    if case .sequence(let items) = value { items } else { nil }
  }

  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = value { scalar } else { nil }
  }

  public subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.text == key }?.value
  }

  /// The text of a string; nil for anything else, such as an unquoted number or Boolean, or a list.
  public var string: String? {
    scalar.flatMap { $0.meaning == .string ? $0.text : nil }
  }

  public var boolean: Bool? {
    if case .boolean(let boolean) = scalar?.meaning { boolean } else { nil }
  }

  public var integer: Int? {
    if case .integer(let integer) = scalar?.meaning { integer } else { nil }
  }

  public var number: Double? {
    switch scalar?.meaning {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .boolean, .string, nil: nil
    }
  }

  public var isNull: Bool {
    scalar?.meaning == .null
  }
}
