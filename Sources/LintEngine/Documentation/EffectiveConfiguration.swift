internal import AssetModel
internal import Basics
internal import Formats

extension Configuration {
  /// The configuration as it is in effect, as YAML, with the place behind each value that somebody stated.
  public func effective(_ catalog: RuleCatalog) -> String {
    var page = AnnotatedLines()
    page.add("included: \(list(included))", included.last?.place)
    page.add("excluded: \(list(excluded))", excluded.last?.place)
    page.add("ignored: \(list(ignored))", ignored.last?.place)
    page.add("strict: \(isStrict?.value ?? false)", isStrict?.place)
    page.add("reporter: \(reporter?.value ?? "text")", reporter?.place)
    if let shared {
      page.add("shared:")
      page.add("  catalogs: \(list(shared.catalogs))", shared.catalogs.last?.place)
      page.add("  overrides: \(list(shared.overrides))", shared.overrides.last?.place)
      page.add("  kinds: [\(shared.policy.kinds.sorted().map(\.rawValue).joined(separator: ", "))]")
      page.add(
        "  exceptions: [\(shared.policy.exceptions.map { Self.quoted($0.pattern) }.joined(separator: ", "))]")
      if !shared.policy.brands.isEmpty { page.add("  brands:") }
      for brand in shared.policy.brands {
        let catalogs = brand.catalogs.map { Self.quoted($0.pattern) }.joined(separator: ", ")
        page.add("    - {name: \(Self.quoted(brand.name)), catalogs: [\(catalogs)]}")
      }
      page.add(
        "  required: [\(shared.policy.required.map { Self.quoted($0.pattern) }.joined(separator: ", "))]")
    }
    if !usedNames.isEmpty {
      let names = usedNames.map { Self.quoted($0.value) }.joined(separator: ", ")
      page.add("references:")
      page.add("  patterns: [\(names)]", usedNames.last?.place)
    }
    if !modules.isEmpty { page.add("modules:") }
    for module in modules {
      page.add(
        "  - {name: \(Self.quoted(module.name)), kind: \(module.kind.rawValue)}",
        Place(module.place.path, module.place.position))
    }
    page.add("")
    for rule in catalog.documented { add(rule, to: &page) }
    if !suppressions.isEmpty { page.add("\nsuppressions:") }
    for suppression in suppressions {
      guard case .assets(let pattern) = suppression.target else { continue }
      let rules = suppression.rules.sorted().joined(separator: ", ")
      page.add("  - {asset: \(Self.quoted(pattern.pattern)), rule: [\(rules)]}", suppression.place)
    }
    return page.text
  }

  private func add(_ rule: DocumentedRule, to page: inout AnnotatedLines) {
    let stated = statedLevel(of: rule.about)
    let word =
      switch level(of: rule.about) {
      case .off: "off"
      case .on(let severity): severity.rawValue
      }
    guard let settings = rules[rule.about.id], !settings.options.isEmpty else {
      return page.add("\(rule.about.id): \(word)", stated?.place)
    }
    page.add("\(rule.about.id):")
    page.add("  severity: \(word)", stated?.place)
    for option in rule.options {
      let own = settings.options.last { $0.value.key == option.key }
      page.add("  \(option.key): \((own?.value.value.content ?? option.standard).source)", own?.place)
    }
  }

  private func list(_ patterns: [Stated<Glob>]) -> String {
    "[" + patterns.map { Self.quoted($0.value.pattern) }.joined(separator: ", ") + "]"
  }

  private static func quoted(_ text: String) -> String {
    YAMLScalar.source(for: text)
  }
}

/// Lines of YAML, some with the place that they come from behind them as a comment.
private struct AnnotatedLines {
  private var lines: [(text: String, place: Place?)] = []

  mutating func add(_ text: String, _ place: Place? = nil) {
    lines.append((text, place))
  }

  var text: String {
    let width = lines.lazy.filter { $0.place != nil }.map(\.text.count).max() ?? 0
    return lines.map { text, place in
      guard let place else { return text + "\n" }
      let position = place.position.map { ":\($0.line)" } ?? ""
      return text.padded(to: width) + "  # \(place.path)\(position)\n"
    }.joined()
  }
}
