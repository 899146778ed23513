/// One option of a rule: its key in the configuration, the property it sets, and a sentence about it.
public struct RuleOption<Root: Sendable>: Sendable {
  public let key: String
  public let summary: String
  public let shape: OptionShape
  /// Sets the property from a value of the configuration.
  public let set: @Sendable (inout Root, OptionValue) throws(OptionError) -> Void
  /// The value of the property.
  public let get: @Sendable (Root) -> OptionValue.Content

  public init(
    _ key: String, _ summary: String, shape: OptionShape,
    get: @escaping @Sendable (Root) -> OptionValue.Content,
    set: @escaping @Sendable (inout Root, OptionValue) throws(OptionError) -> Void
  ) {
    self.key = key
    self.summary = summary
    self.shape = shape
    self.get = get
    self.set = set
  }
}

/// What may stand behind an option's key; becomes the JSON Schema of the configuration.
public indirect enum OptionShape: Sendable, Equatable {
  case boolean
  case integer
  case text
  /// One of these words.
  case choice([String])
  case list(OptionShape)
  case record([Field])

  /// One key of a record.
  public struct Field: Sendable, Equatable {
    public let key: String
    public let shape: OptionShape
    public let summary: String

    public init(_ key: String, _ shape: OptionShape, _ summary: String) {
      self.key = key
      self.shape = shape
      self.summary = summary
    }
  }
}

extension RuleOption {
  /// A property of any type whose values can be read from a configuration.
  public static func value<Value: OptionReadable>(
    _ key: String, _ property: any WritableKeyPath<Root, Value> & Sendable, _ summary: String
  ) -> RuleOption {
    RuleOption(
      key, summary, shape: Value.shape,
      get: { $0[keyPath: property].content },
      set: { (root: inout Root, value: OptionValue) throws(OptionError) in
        root[keyPath: property] = try Value(value)
      })
  }
}
