import AssetModel
import AssetRules
import Basics
import LintEngine
import TestSupport
import Testing

struct RuleMetadataTests {
  /// Every description, with the path of its source file without the extension.
  static let descriptions: [(about: RuleDescription, path: String)] =
    builtinRules.map { ($0.about, "Rules/\($0.about.category.rawValue)/\(type(of: $0))") }
    + RuleCatalog.checks.map { ($0, "Sources/LintEngine/Checks/\($0.id.typeName)") }

  @Test func `every rule in the folder is in the list, and in the folder of its category`() throws {
    let root = projectFolder.description + "/"
    let found =
      try files(in: projectFolder.appending("Rules"), endingIn: ".swift")
      + files(in: projectFolder.appending("Sources/LintEngine/Checks"), endingIn: ".swift")
    let paths = found.map { $0.description.dropFirst(root.count).dropLast(".swift".count) }
    let listed = Self.descriptions.map(\.path)
    #expect(listed.sorted() == paths.filter { $0.split(separator: "/").count > 2 }.map(String.init).sorted())
  }

  @Test func `the list is in the order of the folders`() {
    let order = RuleCategory.allCases
    let places = builtinRules.map { rule in
      "\(order.firstIndex(of: rule.about.category) ?? 0) \(type(of: rule))"
    }
    #expect(places == places.sorted())
  }

  @Test func `a rule's id matches the name of its type`() {
    for rule in builtinRules {
      #expect(rule.about.id.typeName == "\(type(of: rule))")
    }
    let ids = Self.descriptions.map(\.about.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.isKey, "\(id)")
      #expect(!RuleCatalog(builtinRules).keyNames.contains(id), "\(id)")
    }
  }

  @Test func `a rule says in sentences what it finds, why, and when to disable it`() {
    for (about, _) in Self.descriptions {
      #expect(about.summary.isSentence, "\(about.id): \(about.summary)")
      #expect(about.rationale.isSentence, "\(about.id): \(about.rationale)")
      #expect(about.whenToDisable.isSentence, "\(about.id): \(about.whenToDisable)")
    }
  }

  @Test func `a rule has examples of what it reports and of what it accepts`() {
    for (about, _) in Self.descriptions {
      let marked = about.examples.filter { $0.tree.contains("↓") }
      #expect(!marked.isEmpty, "\(about.id) has no example of what it reports")
      #expect(marked.count < about.examples.count, "\(about.id) has no example of what it leaves alone")
      #expect(Set(about.examples.map(\.title)).count == about.examples.count, "\(about.id) repeats a title")
    }
  }

  @Test func `an option has a description, and can read its documented default`() throws {
    for rule in builtinRules {
      try checkOptions(of: rule)
    }
  }

  private func checkOptions<R: Rule>(of rule: R) throws {
    #expect(Set(R.options.map(\.key)).count == R.options.count, "\(rule.about.id) repeats an option")
    for option in R.options {
      let name = "\(rule.about.id).\(option.key)"
      #expect(option.key.isKey, "\(name)")
      #expect(!RuleCatalog.commonSettings.contains(option.key), "\(name)")
      #expect(option.summary.isSentence, "\(name): \(option.summary)")
      var configured = rule
      let value = option.get(configured)
      try option.set(&configured, OptionValue(value))
      #expect(option.get(configured) == value, "\(name)")
      #expect(value.fits(option.shape), "\(name): the default does not fit \(option.shape)")
      #expect(throws: OptionError.self, "\(name)") {
        try option.set(&configured, OptionValue(.record([.init(key: "?", value: OptionValue(.null))])))
      }
    }
  }
}

extension String {
  /// Whether the text is in snake_case.
  fileprivate var isKey: Bool {
    !isEmpty && allSatisfy { ("a"..."z").contains($0) || $0 == "_" || $0.isNumber } && first != "_"
  }

  /// Whether the text begins and ends like a sentence, without accidental spaces or line breaks.
  fileprivate var isSentence: Bool {
    first?.isUppercase == true && last == "." && !contains("  ") && !contains("\n")
  }
}

extension OptionValue.Content {
  /// Whether the value is valid for this shape.
  fileprivate func fits(_ shape: OptionShape) -> Bool {
    switch (self, shape) {
    case (.boolean, .boolean), (.integer, .integer), (.text, .text): true
    case (.text(let word), .choice(let words)): words.contains(word)
    case (.list(let values), .list(let inner)): values.allSatisfy { $0.content.fits(inner) }
    case (.record(let entries), .record(let fields)):
      entries.allSatisfy { entry in
        fields.contains { $0.key == entry.key && entry.value.content.fits($0.shape) }
      }
    case (.null, _): true
    default: false
    }
  }
}
