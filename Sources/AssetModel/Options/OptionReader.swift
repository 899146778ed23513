/// Describes how values of one type are written in a configuration, and reads them.
///
/// Readers of lists and records are composed from the readers of their elements and fields.
public struct OptionReader<Value: Sendable>: Sendable {
  public let shape: OptionShape
  public let read: @Sendable (OptionValue) throws(OptionError) -> Value

  public init(
    _ shape: OptionShape, _ read: @escaping @Sendable (OptionValue) throws(OptionError) -> Value
  ) {
    self.shape = shape
    self.read = read
  }

  public static func of(_ type: Value.Type) -> Self where Value: OptionReadable {
    Self(Value.shape) { (value) throws(OptionError) in try Value(value) }
  }

  public static func record(
    _ title: String, _ fields: [OptionField<Value>], start: @escaping @Sendable (Place) -> Value
  ) -> Self {
    Self(.record(fields.map(\.documented))) { (value) throws(OptionError) in
      var record = start(value.place)
      try value.read(into: &record, fields, title: title)
      return record
    }
  }

  /// Reads the elements of a list. A single value is read as a list with one element.
  public static func list<Element>(of element: OptionReader<Element>) -> Self where Value == [Element] {
    Self(.list(element.shape)) { (value) throws(OptionError) in
      var problems = OptionProblems()
      let elements = value.elements.compactMap { value in
        problems.collect { () throws(OptionError) in try element.read(value) }
      }
      try problems.finish()
      return elements
    }
  }
}

extension OptionReader<String> {
  /// Reads one of the given words. `what` is the noun for such a word in error messages, as in “unknown
  /// rule”.
  public static func word(_ what: String, of words: [String]) -> Self {
    Self(.choice(words)) { (value) throws(OptionError) in
      let word = try String(value)
      guard words.contains(word) else { throw .unknown(what, word, at: value.place, known: words) }
      return word
    }
  }
}
