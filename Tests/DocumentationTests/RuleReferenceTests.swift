internal import AssetModel
import Testing

@testable import LintEngine

struct RuleReferenceTests {
  private let lines = builtin.reference.split(separator: "\n")

  @Test func `every link of the page leads to a heading`() {
    let headings = Set(
      lines.filter { $0.hasPrefix("#") }.map {
        $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-")
      })
    let targets = lines.flatMap { line in line.matches(of: /\]\(#([^)]+)\)/).map { String($0.output.1) } }
    #expect(targets.count == builtin.ids.count + 5)
    for target in targets { #expect(headings.contains(target)) }
  }

  @Test func `every rule shows what it reports and what it accepts`() {
    for section in builtin.reference.split(separator: "\n### ").dropFirst() {
      #expect(section.contains("\nReported: "), "\(section.prefix(40))")
      #expect(section.contains("\nNot reported: "), "\(section.prefix(40))")
    }
  }

  @Test func `every row of a table has as many cells as its header`() {
    var columns: Int?
    for line in lines {
      guard line.hasPrefix("|") else {
        columns = nil
        continue
      }
      let count = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(count == columns ?? count, "\(line)")
      columns = count
    }
  }

  @Test func `a default and the keys of a record are in the table of options`() {
    let page = RuleCatalog([Sample()]).reference
    #expect(page.contains("| `limit` | a number | `12` | One \\| two. |\n"))
    #expect(page.contains("| `kinds` | kinds of assets | `[color]` | Some kinds. |\n"))
    #expect(page.contains("| … `max_length` | a number | | Maximum length of a name. |\n"))
  }

  @Test func `a cell is one line, and a bar in it begins no other`() {
    #expect("a | b\nc\r\nd".inCell == "a \\| b c d")
  }

  @Test func `a rule that is off by default says so`() {
    #expect(RuleCatalog([Sample()]).reference.contains("Off by default; `info` when turned on."))
  }
}

/// A rule with options of every shape.
struct Sample: Rule {
  var limit = 12
  var isLoud = true
  var word: String?
  var style = NameStyle.snakeCase
  var kinds: [AssetKind] = [.color]
  var names: [String] = ["yes", "a b"]
  var conventions: [NameConvention] = []

  static let options: [RuleOption<Self>] = [
    .value("limit", \.limit, "One | two."),
    .value("is_loud", \.isLoud, "A flag."),
    .value("word", \.word, "A word."),
    .value("style", \.style, "A choice."),
    .value("kinds", \.kinds, "Some kinds."),
    .value("names", \.names, "Some names."),
    .value("conventions", \.conventions, "Some records."),
  ]
  let about = RuleDescription(
    id: "sample", category: .naming, severity: .info, isOptIn: true, summary: "All is well.",
    rationale: "There is a reason.", whenToDisable: "If there is another one.",
    examples: [
      Example("a bad one") { "↓a.imageset/a.png: png 1x1" },
      Example("a good one") { "a.imageset/a.png: png 1x1" },
    ])

  func check(_ project: Project) -> [Finding] { [] }
}
