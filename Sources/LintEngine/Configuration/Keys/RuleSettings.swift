public import AssetModel
public import Basics

extension Configuration {
  public struct RuleSettings: Sendable {
    public var level: Stated<RuleLevel>?
    public var included: [Stated<Glob>] = []
    public var excluded: [Stated<Glob>] = []
    /// The validated values of the options.
    public var options: [OptionValue.Entry] = []
  }
}

extension Configuration.RuleSettings {
  static let commonFields: [OptionField<Self>] = [
    OptionField("severity", \.level, "The severity of findings, or `off`."),
    OptionField("included", \.included, "Paths where the rule reports findings; all if omitted."),
    OptionField("excluded", \.excluded, "Paths where the rule does not report findings."),
  ]
}

extension RuleCatalog {
  /// The keys of the settings that every rule has. No option of a rule may have one of these keys.
  public static var commonSettings: [String] { Configuration.RuleSettings.commonFields.map(\.key) }

  /// The key of a rule. Its value is a severity, or a record with the common settings and the options.
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

  /// The options of a rule. Values are validated when the file is read, and set on the rule later.
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
