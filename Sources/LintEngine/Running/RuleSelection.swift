internal import AssetModel
internal import Basics

/// The rules that the command line turns on or off.
public struct RuleSelection: Sendable {
  /// The rules to run; nil to run all enabled rules.
  public var only: Set<String>?
  public var enabled: Set<String>
  public var disabled: Set<String>

  public init(only: Set<String>? = nil, enabled: Set<String> = [], disabled: Set<String> = []) {
    self.only = only
    self.enabled = enabled
    self.disabled = disabled
  }
}

extension Configuration {
  func rules(
    from catalog: RuleCatalog, _ selection: RuleSelection
  ) throws(OptionError) -> [ConfiguredRule] {
    var configured: [ConfiguredRule] = []
    for rule in catalog.rules {
      let levels = levels(of: rule.about, selection)
      guard levels.isEverOn else { continue }
      let options = rules[rule.about.id]?.options ?? []
      configured.append(ConfiguredRule(try catalog.set(options, of: rule), levels: levels))
    }
    return configured.sorted { $0.about.id < $1.about.id }
  }

  func checks(_ selection: RuleSelection) -> [String: RuleLevels] {
    Dictionary(uniqueKeysWithValues: RuleCatalog.checks.map { ($0.id, levels(of: $0, selection)) })
  }

  private func levels(of about: RuleDescription, _ selection: RuleSelection) -> RuleLevels {
    let settings = rules[about.id]
    let places = PathFilter(
      included: settings?.included.map(\.value) ?? [], excluded: settings?.excluded.map(\.value) ?? [])
    // The command line overrides the configuration.
    if let only = selection.only, !only.contains(about.id) { return RuleLevels(base: .off) }
    if selection.disabled.contains(about.id) { return RuleLevels(base: .off) }
    let isForced = selection.only != nil || !selection.enabled.isDisjoint(with: [about.id, "all"])

    var base = level(of: about)
    if isForced, base == .off { base = .on(about.severity) }
    var exceptions = overrides.compactMap { override in
      override.levels[about.id].map {
        (places: PathFilter(included: override.paths.map(\.value)), level: $0.value)
      }
    }
    if isForced { exceptions.removeAll { $0.level == .off } }
    return RuleLevels(base: base, exceptions: exceptions, places: places)
  }
}
