internal import AssetModel

/// One key at the top of `.assetlint.yml` that is not the id of a rule.
///
/// The table of keys, `RuleCatalog.keys`, drives reading and merging files, `assetlint config`, the example, the JSON
/// Schema and the suggestions for misspelled keys.
struct ConfigurationKey: Sendable {
  /// Its name, its values, and the property it sets.
  let field: OptionField<Configuration>
  /// How to combine the key with an inherited one.
  let inheritance: Inheritance
  /// Whether a file in a subfolder can have it, for that folder.
  let holdsInFolders: Bool
  /// The default as it would be written; nil if it can only be omitted.
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

  /// A key for a property of an `OptionReadable` type.
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
  /// The keys besides those of the rules, in documentation order.
  var keys: [ConfigurationKey] { placeKeys + ruleKeys + policyKeys + outputKeys }

  /// The top-level keys, which cannot be ids of rules.
  public var keyNames: [String] { keys.map(\.name) }

  /// All top-level keys, including the id of every rule and check.
  var fields: [OptionField<Configuration>] { keys.map(\.field) + documented.map { field(of: $0) } }
}
