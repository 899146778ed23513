/// An option of a rule: a configuration field, and a function that reads the option's value from a rule.
public struct RuleOption<Root: Sendable>: Sendable {
  public let field: OptionField<Root>
  public let get: @Sendable (Root) -> OptionValue.Content

  public var key: String { field.key }
  public var summary: String { field.summary }
  public var shape: OptionShape { field.shape }

  public func set(_ root: inout Root, _ value: OptionValue) throws(OptionError) {
    try field.set(&root, value)
  }
}

extension RuleOption {
  public static func value<Value: OptionReadable>(
    _ key: String, _ property: any WritableKeyPath<Root, Value> & Sendable, _ summary: String
  ) -> RuleOption {
    RuleOption(field: OptionField(key, property, summary), get: { $0[keyPath: property].content })
  }
}
