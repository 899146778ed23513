public import Basics

/// A type whose values can be read from a configuration.
public protocol OptionReadable: Sendable {
  static var shape: OptionShape { get }
  init(_ value: OptionValue) throws(OptionError)
  /// The value as a configuration would contain it.
  var content: OptionValue.Content { get }
}

extension Bool: OptionReadable {
  public static var shape: OptionShape { .boolean }

  public init(_ value: OptionValue) throws(OptionError) {
    guard case .boolean(let flag) = value.content else {
      throw OptionError(value.place, "expected true or false")
    }
    self = flag
  }

  public var content: OptionValue.Content { .boolean(self) }
}

extension Int: OptionReadable {
  public static var shape: OptionShape { .integer }

  public init(_ value: OptionValue) throws(OptionError) {
    guard case .integer(let number) = value.content, number >= 0 else {
      throw OptionError(value.place, "expected a whole number, zero or greater")
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
    default: throw OptionError(value.place, "expected a string")
    }
  }

  public var content: OptionValue.Content { .text(self) }
}

extension Array: OptionReadable where Element: OptionReadable {
  public static var shape: OptionShape { .list(Element.shape) }

  public init(_ value: OptionValue) throws(OptionError) {
    self = try OptionReader.list(of: .of(Element.self)).read(value)
  }

  public var content: OptionValue.Content { .list(map { OptionValue($0.content) }) }
}

extension Glob: OptionReadable {
  public static var shape: OptionShape { .text }

  public init(_ value: OptionValue) throws(OptionError) {
    let text = try String(value)
    do throws(GlobError) {
      try self.init(text)
    } catch {
      throw OptionError(value.place, "“\(text)” is not a valid pattern: \(error)")
    }
  }

  public var content: OptionValue.Content { .text(pattern) }
}

/// An enum whose raw values are the words that a configuration may contain.
public protocol OptionWord: OptionReadable, CaseIterable, RawRepresentable where RawValue == String {}

extension OptionWord {
  public static var shape: OptionShape { .choice(allCases.map(\.rawValue)) }

  public init(_ value: OptionValue) throws(OptionError) {
    let word = try String(value)
    guard let known = Self(rawValue: word) else {
      throw .unknown("word", word, at: value.place, known: Self.allCases.map(\.rawValue))
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
