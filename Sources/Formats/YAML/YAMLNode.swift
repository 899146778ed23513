public import Basics

/// One value of a YAML document and the place where it begins.
public struct YAMLNode: Equatable, Sendable {
  public let value: YAMLValue
  public let position: TextPosition

  public init(value: YAMLValue, position: TextPosition) {
    self.value = value
    self.position = position
  }

  /// Reads a file that holds one YAML 1.2 document; an empty file is null.
  ///
  /// Aliases and merge keys are resolved. Keys are scalars and are distinguished by their text alone.
  ///
  /// A duplicate key is an error, unless `takesLast`: then the last value counts, as in many other tools.
  public init(parsing bytes: [UInt8], takingLast takesLast: Bool = false) throws(YAMLError) {
    var reader = YAMLReader(text: try YAMLText(bytes))
    reader.takesLast = takesLast
    self = try reader.readDocument()
  }
}

/// What a YAML node holds.
public enum YAMLValue: Equatable, Sendable {
  case mapping([YAMLEntry])
  case sequence([YAMLNode])
  case scalar(YAMLScalar)
}

/// One key of a mapping with its value.
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

/// One word, number or text, as it was written and as YAML's core schema understands it.
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

  /// The content, without quotes and with escapes and folded lines resolved.
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
  /// The entries in the order of the file; nil if this is not a mapping.
  public var entries: [YAMLEntry]? {
    if case .mapping(let entries) = value { entries } else { nil }
  }

  /// The items of a sequence; nil if this is not a sequence.
  public var items: [YAMLNode]? {
    if case .sequence(let items) = value { items } else { nil }
  }

  /// The scalar; nil if this is a collection.
  public var scalar: YAMLScalar? {
    if case .scalar(let scalar) = value { scalar } else { nil }
  }

  /// The value of a key; nil if it is missing or this is not a mapping.
  public subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.text == key }?.value
  }

  /// The text of a string; nil for numbers and the like (see `scalar`).
  public var string: String? {
    scalar.flatMap { $0.meaning == .string ? $0.text : nil }
  }

  /// The Boolean; nil for any other value.
  public var boolean: Bool? {
    if case .boolean(let boolean) = scalar?.meaning { boolean } else { nil }
  }

  /// The value of a whole number.
  public var integer: Int? {
    if case .integer(let integer) = scalar?.meaning { integer } else { nil }
  }

  /// The value of any number.
  public var number: Double? {
    switch scalar?.meaning {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .boolean, .string, nil: nil
    }
  }

  /// Whether this is empty or a spelling of null.
  public var isNull: Bool {
    scalar?.meaning == .null
  }
}
