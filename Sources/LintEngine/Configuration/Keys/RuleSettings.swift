public import AssetModel
public import Basics

extension Configuration {
  /// The key of one rule.
  public struct RuleSettings: Sendable {
    public var level: Stated<RuleLevel>?
    public var included: [Stated<Glob>] = []
    public var excluded: [Stated<Glob>] = []
    /// The options of the rule, each of which can be set.
    public var options: [OptionValue.Entry] = []
  }
}

extension Configuration.RuleSettings {
  /// What every rule can be told.
  static let commonFields: [OptionField<Self>] = [
    OptionField("severity", \.level, "How severe a finding is."),
    OptionField("included", \.included, "The places where the rule reports; everywhere where left out."),
    OptionField("excluded", \.excluded, "Places where the rule does not report."),
  ]
}

extension RuleCatalog {
  /// The words in the record of every rule that no option can be called.
  public static var commonSettings: [String] { Configuration.RuleSettings.commonFields.map(\.key) }

  /// The key of a rule: a severity, or a record with its options.
  func field(of rule: DocumentedRule) -> OptionField<Configuration> {
    let id = rule.about.id
    let fields = Configuration.RuleSettings.commonFields + rule.optionFields
    return OptionField(id, rule.about.summary, shape: .record(fields.map(\.documented))) {
      (configuration: inout Configuration, value: OptionValue) throws(OptionError) in
      var settings = Configuration.RuleSettings()
      if case .record = value.content {
        try value.read(into: &settings, fields, title: id)
      } else {
        settings.level = Configuration.Stated(value: try RuleLevel(value), place: value.place)
      }
      configuration.rules[id] = settings
    }
  }

  /// A rule's options as fields, each of which is tried on the rule where it is written and set again later.
  static func optionFields<R: Rule>(of rule: R) -> [OptionField<Configuration.RuleSettings>] {
    R.options.map { option in
      OptionField(option.key, option.summary, shape: option.shape) {
        (settings: inout Configuration.RuleSettings, value: OptionValue) throws(OptionError) in
        var rule = rule
        try option.set(&rule, value)
        settings.options.append(OptionValue.Entry(key: option.key, at: value.place, value: value))
      }
    }
  }
}
