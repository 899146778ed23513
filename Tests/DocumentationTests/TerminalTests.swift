import Testing

@testable import LintEngine

struct TerminalTests {
  @Test(arguments: [40, 60, 80, 120])
  func `no line of the listing is wider than the terminal, and no rule is left out`(width: Int) {
    let listing = builtin.listing(width: width)
    for line in listing.split(separator: "\n") {
      #expect(line.count <= width && line.last != " ", "\(line)")
    }
    for id in builtin.ids { #expect(listing.contains("  \(id) ")) }
  }

  @Test func `a wide listing has the summary next to the rule, a narrow one below it`() {
    let catalog = RuleCatalog([Sample()])
    #expect(catalog.listing(width: 63).contains("\nNaming\n  sample                off      All is well.\n"))
    #expect(catalog.listing(width: 62).contains("\nNaming\n  sample                off\n    All is well.\n"))
  }

  @Test func `severities and summaries are aligned whatever the lengths of ids`() throws {
    let widest = try #require(builtin.ids.map(\.count).max())
    let rows = builtin.listing(width: 1_000).split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(rows.count == builtin.ids.count)
    let severities = rows.map { $0.dropFirst(widest + 4).prefix { $0 != " " } }
    #expect(Set(severities).isSubset(of: ["error", "warning", "info", "off"]))
  }

  @Test(arguments: [40, 80])
  func `only the examples of an explanation may exceed the width`(width: Int) throws {
    for id in builtin.ids {
      let text = try #require(builtin.explanation(of: id, width: width))
      let sentences = text.split(separator: "\n").dropFirst().prefix { !$0.hasPrefix("Reported: ") }
      for line in sentences where line.contains(" ") { #expect(line.count <= width, "\(line)") }
    }
  }

  @Test func `an explanation is complete`() {
    #expect(
      RuleCatalog([Sample()]).explanation(of: "sample", width: 80)?.hasPrefix(
        """
        sample (Naming, off by default, info when turned on)

        All is well.

        There is a reason.

        Options
          limit: 12
              One | two. Takes a number.
          is_loud: true
              A flag. Takes true or false.
          word: ~
              A word. Takes a string.
          style: snake_case
              A choice. Takes camelCase, PascalCase, snake_case, kebab-case.
          kinds: [color]
              Some kinds. Takes kinds of assets.
          names: ["yes", a b]
              Some names. Takes a list of strings.
          conventions: []
              Some records. Takes a list of mappings.
                kinds: Kinds of assets that the convention applies to;

        """.dropLast()) == true)
  }

  @Test func `an unknown rule has no explanation`() {
    #expect(builtin.explanation(of: "sample", width: 80) == nil)
  }

  @Test func `words are wrapped and never lost`() {
    #expect("one two  three\nfour".wrapped(to: 7) == ["one two", "three", "four"])
    #expect("immeasurable".wrapped(to: 3) == ["immeasurable"])
    #expect("".wrapped(to: 3) == [])
  }
}
