/// One key of a record (a mapping in YAML), with the form of its value and a sentence for the documentation.
///
/// A list of fields is enough to read, check and document a record.
public struct OptionField<Root: Sendable>: Sendable {
  public let key: String
  public let summary: String
  public let shape: OptionShape
  public let isRequired: Bool
  /// The default value; nil if there is none.
  public let standard: OptionValue.Content?
  public let set: @Sendable (inout Root, OptionValue) throws(OptionError) -> Void

  public init(
    _ key: String, _ summary: String, shape: OptionShape, isRequired: Bool = false,
    standard: OptionValue.Content? = nil,
    set: @escaping @Sendable (inout Root, OptionValue) throws(OptionError) -> Void
  ) {
    self.key = key
    self.summary = summary
    self.shape = shape
    self.isRequired = isRequired
    self.standard = standard
    self.set = set
  }

  public init<Value>(
    _ key: String, _ property: any WritableKeyPath<Root, Value> & Sendable, _ reader: OptionReader<Value>,
    isRequired: Bool = false, standard: OptionValue.Content? = nil, _ summary: String
  ) {
    self.init(key, summary, shape: reader.shape, isRequired: isRequired, standard: standard) {
      (root: inout Root, value: OptionValue) throws(OptionError) in
      root[keyPath: property] = try reader.read(value)
    }
  }

  public init<Value: OptionReadable>(
    _ key: String, _ property: any WritableKeyPath<Root, Value> & Sendable, isRequired: Bool = false,
    standard: Value? = nil, _ summary: String
  ) {
    self.init(
      key, property, .of(Value.self), isRequired: isRequired, standard: standard?.content, summary)
  }

  public var documented: OptionShape.Field {
    OptionShape.Field(key, shape, summary, isRequired: isRequired, standard: standard)
  }
}

extension OptionValue {
  /// Sets the properties of `root` from the entries of a record.
  ///
  /// `title` is the name of the record in messages, such as “a brand”. The error lists all mistakes.
  public func read<Root>(
    into root: inout Root, _ fields: [OptionField<Root>], title: String
  ) throws(OptionError) {
    guard let entries else { throw OptionError(place, "expected keys and values") }
    var problems = OptionProblems()
    for entry in entries {
      guard let field = fields.first(where: { $0.key == entry.key }) else {
        problems.add(.unknown("key", entry.key, at: entry.place, known: fields.map(\.key)))
        continue
      }
      problems.collect { () throws(OptionError) in try field.set(&root, entry.value) }
    }
    let required = fields.filter(\.isRequired).map(\.key)
    let isWhole = required.allSatisfy { key in entries.contains { $0.key == key && !$0.value.isEmpty } }
    if !isWhole {
      let names = required.map { "“\($0)”" }.joined(separator: " and ")
      problems.add(OptionError(place, "\(title) needs \(names)"))
    }
    try problems.finish()
  }
}
