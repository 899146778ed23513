internal import AssetModel

/// A key at the top level of `.assetlint.yml` that is not a rule.
struct ConfigurationKey: Sendable {
  let field: OptionField<Configuration>
  let inheritance: Inheritance
  /// Whether configuration files in subfolders may also set the key.
  let holdsInFolders: Bool
  /// The default in YAML; nil if there is none.
  let standard: String?
  let sample: String?

  var name: String { field.key }

  init<Value>(
    _ name: String, _ property: any WritableKeyPath<Configuration, Value> & Sendable,
    _ reader: OptionReader<Value>, _ inheritance: Inheritance, inFolders: Bool = false,
    standard: String? = nil, _ summary: String, sample: String? = nil
  ) {
    field = OptionField(name, property, reader, summary)
    self.inheritance = inheritance
    holdsInFolders = inFolders
    self.standard = standard
    self.sample = sample
  }

  init<Value: OptionReadable>(
    _ name: String, _ property: any WritableKeyPath<Configuration, Value> & Sendable,
    _ inheritance: Inheritance, inFolders: Bool = false, standard: String? = nil, _ summary: String,
    sample: String? = nil
  ) {
    self.init(
      name, property, .of(Value.self), inheritance, inFolders: inFolders, standard: standard, summary,
      sample: sample)
  }
}

extension RuleCatalog {
  /// All keys, in the order in which the documentation lists them.
  var keys: [ConfigurationKey] { placeKeys + ruleKeys + policyKeys + outputKeys }

  public var keyNames: [String] { keys.map(\.name) }

  var fields: [OptionField<Configuration>] { keys.map(\.field) + documented.map { field(of: $0) } }
}
