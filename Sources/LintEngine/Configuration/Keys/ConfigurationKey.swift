internal import AssetModel

/// One key at the top of `.assetlint.yml` that is not the id of a rule.
///
/// Files are read and joined, `assetlint config` is printed, and the example, the JSON Schema and the guess at what
/// a misspelled key was meant to be are made from the table of these: `RuleCatalog.keys`.
struct ConfigurationKey: Sendable {
  /// What it is called, what may be written there, and which property it sets.
  let field: OptionField<Configuration>
  /// What holds where a file and the one it inherits from both have the key.
  let inheritance: Inheritance
  /// Whether a file in a folder can have it, for that folder.
  let holdsInFolders: Bool
  /// The value it has anyway, as a file would say it; nil if only leaving it out does that.
  let standard: String?
  /// Lines that show the key in use.
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

  /// A key for a property of a type that says itself how it is read.
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
  /// The keys besides those of the rules, in the order in which a person meets them.
  var keys: [ConfigurationKey] { placeKeys + ruleKeys + policyKeys + outputKeys }

  /// The words at the top of a configuration that no rule can be called.
  public var keyNames: [String] { keys.map(\.name) }

  /// What a configuration can say: the keys, and the id of every rule and check.
  var fields: [OptionField<Configuration>] { keys.map(\.field) + documented.map { field(of: $0) } }
}
