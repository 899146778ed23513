internal import AssetModel
internal import Basics
internal import Formats

extension Configuration {
  /// The configuration in effect, without the default options of rules that are off. Each value that a file sets is
  /// followed by a comment with the file and line, even if it equals the default.
  public func effective(_ catalog: RuleCatalog) -> String {
    var page = ConfigurationLines()
    page.comment("The effective configuration. Values that are not followed by a file name are defaults.")
    for key in catalog.keys {
      if let entry = entries[key.name], entry.value.content != .null {
        page.add(entry.with(standardsOf: key.field.shape))
      } else if let standard = key.standard {
        page.add(line: "\(key.name): \(standard)")
      }
    }
    page.gap()
    for rule in catalog.documented { page.add(entry(for: rule)) }
    return page.text
  }

  private func entry(for rule: DocumentedRule) -> OptionValue.Entry {
    let id = rule.about.id
    let level = OptionValue(level(of: rule.about).content, at: statedLevel(of: rule.about)?.place ?? .nowhere)
    let stated = entries[id]?.value.entries?.filter { $0.key != "severity" } ?? []
    let isOn = level.content != RuleLevel.off.content || overrides.contains { $0.levels[id] != nil }
    let defaults = isOn ? rule.options.filter { stated[$0.key] == nil && $0.standard != .null } : []
    let settings =
      stated + defaults.map { OptionValue.Entry(key: $0.key, value: OptionValue($0.standard)) }
    guard !settings.isEmpty else { return OptionValue.Entry(key: id, value: level) }
    let severity = OptionValue.Entry(key: "severity", value: level)
    return OptionValue.Entry(key: id, value: OptionValue(.record([severity] + settings)))
  }
}

extension OptionValue.Entry {
  fileprivate func with(standardsOf shape: OptionShape) -> OptionValue.Entry {
    guard case .record(let fields) = shape, let entries = value.entries else { return self }
    let standards = fields.compactMap { field in
      entries[field.key] == nil
        ? field.standard.map { OptionValue.Entry(key: field.key, value: OptionValue($0)) } : nil
    }
    return OptionValue.Entry(
      key: key, at: place, value: OptionValue(.record(entries + standards), at: value.place))
  }
}

/// Lines of YAML with aligned comments such as `# .assetlint.yml:3`.
private struct ConfigurationLines {
  private var lines: [Line] = []

  private struct Line {
    var text: String
    var place: Place?

    init(_ text: String, place: Place? = nil) {
      self.text = text
      self.place = place
    }

    init(_ text: String, from value: OptionValue) {
      self.init(text, place: value.place == .nowhere ? nil : value.place)
    }
  }

  mutating func add(_ entry: OptionValue.Entry) {
    lines += Self.lines(of: entry)
  }

  mutating func add(line: String) {
    lines.append(Line(line))
  }

  mutating func comment(_ text: String) {
    lines.append(Line("# \(text)"))
  }

  mutating func gap() {
    lines.append(Line(""))
  }

  private static func lines(of entry: OptionValue.Entry) -> [Line] {
    let key = YAMLScalar.source(for: entry.key)
    if let text = entry.value.inOneLine {
      return [Line("\(key): \(text)", from: entry.value.elements.first ?? entry.value)]
    }
    return [Line("\(key):")] + lines(of: entry.value).map { Line("  " + $0.text, place: $0.place) }
  }

  private static func lines(of value: OptionValue) -> [Line] {
    switch value.content {
    case .record(let entries): entries.flatMap(lines)
    case .list(let elements):
      elements.flatMap { element in
        lines(of: element).enumerated().map { Line(($0 == 0 ? "- " : "  ") + $1.text, place: $1.place) }
      }
    default: [Line(value.content.source, from: value)]
    }
  }

  /// The maximum column at which comments are aligned, so that one long line does not move all comments far to the
  /// right.
  private static let widestColumn = 60

  var text: String {
    let widths = lines.lazy.filter { $0.place != nil }.map(\.text.count)
    let column = widths.filter { $0 <= Self.widestColumn }.max() ?? 0
    return lines.map { line in
      guard let place = line.place else { return line.text + "\n" }
      let position = place.position.map { ":\($0.line)" } ?? ""
      return line.text.padded(to: column) + "  # \(place.path.description.displayed)\(position)\n"
    }.joined()
  }
}

extension OptionValue {
  /// The value on one line. Nil for a mapping with entries, and for a list that spans several lines or
  /// contains lists or mappings.
  fileprivate var inOneLine: String? {
    switch content {
    case .record(let entries): entries.isEmpty ? "{}" : nil
    case .list(let elements):
      elements.allSatisfy { $0.isScalar && $0.place.line == elements[0].place.line } ? content.source : nil
    default: content.source
    }
  }

  private var isScalar: Bool {
    switch content {
    case .list, .record: false
    default: true
    }
  }
}

extension Place {
  fileprivate var line: Place {
    Place(path, position.map { TextPosition(line: $0.line, column: 1) })
  }
}
