/// A value in the configuration, with the place where it stands.
public struct OptionValue: Sendable {
  public let content: Content
  public let position: TextPosition

  /// The value itself.
  public indirect enum Content: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case text(String)
    case list([OptionValue])
    case record([Entry])
  }

  /// One key of a record and its value.
  public struct Entry: Sendable, Equatable {
    public let key: String
    public let position: TextPosition
    public let value: OptionValue

    public init(key: String, position: TextPosition = .start, value: OptionValue) {
      self.key = key
      self.position = position
      self.value = value
    }
  }

  public init(_ content: Content, at position: TextPosition = .start) {
    self.content = content
    self.position = position
  }
}

extension OptionValue: Equatable {
  /// Values are equal wherever they stand.
  public static func == (left: Self, right: Self) -> Bool {
    left.content == right.content
  }
}

/// What is wrong with a value in the configuration.
public struct OptionError: Error, Sendable, Equatable {
  public let position: TextPosition
  public let message: String

  public init(_ position: TextPosition, _ message: String) {
    self.position = position
    self.message = message
  }
}

/// A type that options can have.
public protocol OptionReadable: Sendable {
  static var shape: OptionShape { get }
  init(_ value: OptionValue) throws(OptionError)
  /// The value as a configuration would write it.
  var content: OptionValue.Content { get }
}

extension Bool: OptionReadable {
  public static var shape: OptionShape { .boolean }

  public init(_ value: OptionValue) throws(OptionError) {
    guard case .boolean(let flag) = value.content else {
      throw OptionError(value.position, "expected true or false")
    }
    self = flag
  }

  public var content: OptionValue.Content { .boolean(self) }
}

extension Int: OptionReadable {
  public static var shape: OptionShape { .integer }

  public init(_ value: OptionValue) throws(OptionError) {
    guard case .integer(let number) = value.content, number >= 0 else {
      throw OptionError(value.position, "expected a whole number that is not negative")
    }
    self = number
  }

  public var content: OptionValue.Content { .integer(self) }
}

extension String: OptionReadable {
  public static var shape: OptionShape { .text }

  public init(_ value: OptionValue) throws(OptionError) {
    switch value.content {
    case .text(let text): self = text
    case .integer(let number): self = "\(number)"
    default: throw OptionError(value.position, "expected a word or a text")
    }
  }

  public var content: OptionValue.Content { .text(self) }
}

extension Array: OptionReadable where Element: OptionReadable {
  public static var shape: OptionShape { .list(Element.shape) }

  /// Reads a list; a single value stands for a list of one.
  public init(_ value: OptionValue) throws(OptionError) {
    self = []
    switch value.content {
    case .list(let values):
      for value in values { append(try Element(value)) }
    case .null: break
    default: append(try Element(value))
    }
  }

  public var content: OptionValue.Content { .list(map { OptionValue($0.content) }) }
}

/// An enumeration whose raw values are the words a configuration may use.
public protocol OptionWord: OptionReadable, CaseIterable, RawRepresentable where RawValue == String {}

extension OptionWord {
  public static var shape: OptionShape { .choice(allCases.map(\.rawValue)) }

  public init(_ value: OptionValue) throws(OptionError) {
    guard case .text(let word) = value.content, let known = Self(rawValue: word) else {
      let words = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw OptionError(value.position, "expected one of: \(words)")
    }
    self = known
  }

  public var content: OptionValue.Content { .text(rawValue) }
}

extension AssetKind: OptionWord {}
extension ModuleKind: OptionWord {}
extension Severity: OptionWord {}

extension Optional: OptionReadable where Wrapped: OptionReadable {
  public static var shape: OptionShape { Wrapped.shape }

  public init(_ value: OptionValue) throws(OptionError) {
    self = value.content == .null ? nil : try Wrapped(value)
  }

  public var content: OptionValue.Content { self?.content ?? .null }
}
