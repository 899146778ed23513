import AssetModel
import Basics
import Testing

@testable import LintEngine

struct SourceSuppressionTests {
  /// A comment on line 7, the rules and lines that it suppresses, and the mistakes in it.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var hidden: String?
    var mistakes: [String] = []

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "disable:this one", hidden: "7: one"),
    Case(text: "disable:next one - why not", hidden: "8: one (why not)"),
    Case(text: "disable:previous one", hidden: "6: one"),
    Case(text: "disable:file one", hidden: "1 2 3 4 5 6 7 8 9: one"),
    Case(text: "disable one - why", hidden: "7 8 9: one (why)"),
    Case(text: "disable:next two, one – why", hidden: "8: one two (why)"),
    Case(text: "disable:this one,two", hidden: "7: one two"),
    Case(text: "disable:this one — a, b  c", hidden: "7: one (a, b  c)"),
    Case(text: "uses flag-* disable:this"),
    Case(text: ""),
    Case(text: "uses", mistakes: ["“assetlint:uses” needs an asset name or pattern"]),
    Case(text: "uses - everything", mistakes: ["“assetlint:uses” needs an asset name or pattern"]),
    Case(text: "disable:next", mistakes: ["“assetlint:disable:next” needs a rule ID"]),
    Case(text: "disable", mistakes: ["“assetlint:disable” needs a rule ID"]),
    Case(text: "disable:next - one", mistakes: ["“assetlint:disable:next” needs a rule ID"]),
    Case(
      text: "disable:this on two - why", hidden: "7: two (why)",
      mistakes: ["unknown rule “on”: did you mean “one”?"]),
    Case(text: "disable:this seventeen", mistakes: ["unknown rule “seventeen”"]),
    Case(text: "disable all", mistakes: ["unknown rule “all”"]),
    Case(
      text: "disable:nxet one",
      mistakes: ["unknown instruction “disable:nxet”: did you mean “disable:next”?"]),
    Case(text: "disabled one", mistakes: ["unknown instruction “disabled”: did you mean “disable”?"]),
    Case(text: "ignore one", mistakes: ["unknown instruction “ignore”"]),
    Case(
      text: "enable",
      mistakes: ["there is nothing to enable, because no rule is disabled here; delete this comment"]),
    Case(
      text: "enable one",
      mistakes: ["“one” is not disabled here, so it cannot be enabled; delete this comment"]),
  ])
  func `a comment hides findings on some lines`(_ example: Case) {
    let comments = SourceSuppressions([Self.comment(example.text, 7)], ruleNames: ["one", "two"])
    #expect(Self.hidden(comments) == [example.hidden].compactMap(\.self))
    #expect(comments.mistakes.map(\.message) == example.mistakes)
  }

  @Test(
    arguments: [
      ("2 disable one; 4 enable one", ["2 3 4: one"], []),
      ("2 disable one; 4 enable", ["2 3 4: one"], []),
      ("2 disable one, two - why; 4 enable one", ["2 3 4: one (why)", "2 3 4 5 6 7 8 9: two (why)"], []),
      ("2 disable one; 3 disable two; 5 enable", ["2 3 4 5: one", "3 4 5: two"], []),
      (
        "2 disable one; 3 disable one; 5 enable one", ["2 3 4 5: one"],
        ["“one” is already disabled by the comment on line 2; delete this comment"]
      ),
      ("2 disable one; 3 enable one; 5 disable one", ["2 3: one", "5 6 7 8 9: one"], []),
      (
        "2 disable one; 3 enable two", ["2 3 4 5 6 7 8 9: one"],
        ["“two” is not disabled here, so it cannot be enabled; delete this comment"]
      ),
      (
        "2 disable one; 3 enable on", ["2 3 4 5 6 7 8 9: one"], ["unknown rule “on”: did you mean “one”?"]
      ),
      (
        "2 disable one; 3 enable; 4 enable", ["2 3: one"],
        ["there is nothing to enable, because no rule is disabled here; delete this comment"]
      ),
      ("2 disable one; 2 enable one", ["2: one"], []),
    ] as [(String, [String], [String])])
  func `a region lasts until it is ended`(text: String, hidden: [String], mistakes: [String]) {
    let comments = SourceSuppressions(
      text.split(separator: "; ").map { part in
        let words = part.split(separator: " ", maxSplits: 1)
        return Self.comment(String(words[1]), Int(words[0]) ?? 0)
      }, ruleNames: ["one", "two"])
    #expect(Self.hidden(comments).sorted() == hidden.sorted())
    #expect(comments.mistakes.map(\.message) == mistakes)
  }

  @Test func `a region ends with its file`() {
    let comments = SourceSuppressions(
      [
        Self.comment("disable one", 3), SourceDirective("enable", at: Place("B.swift", .start)),
      ], ruleNames: ["one"])
    #expect(Self.hidden(comments) == ["3 4 5 6 7 8 9: one"])
    #expect(comments.mistakes.count == 1)
  }

  private static let path = RepositoryPath("App.swift")

  private static func comment(_ text: String, _ line: Int) -> SourceDirective {
    SourceDirective(text, at: Place(path, TextPosition(line: line, column: 3)))
  }

  /// For each suppression, the lines from 1 to 9 that it covers, with its rules and its reason.
  private static func hidden(_ comments: SourceSuppressions) -> [String] {
    comments.suppressions.map { suppression in
      let lines = (1...9).filter { line in
        let finding = Finding([], at: Place(path, TextPosition(line: line, column: 1)), "")
        return suppression.rules.contains { suppression.covers(finding, of: $0) }
      }
      let reason = suppression.reason.isEmpty ? "" : " (\(suppression.reason))"
      return "\(lines.map(String.init).joined(separator: " ")): "
        + suppression.rules.sorted().joined(separator: " ") + reason
    }
  }

  @Test func `a comment about a file hides findings without a line`() {
    let comments = SourceSuppressions([Self.comment("disable:file one", 3)], ruleNames: ["one"])
    #expect(comments.suppressions[0].covers(Finding([], at: Place(Self.path), ""), of: "one"))
    #expect(!comments.suppressions[0].covers(Finding([], at: Place("B.swift"), ""), of: "one"))
  }

  @Test func `a comment hides nothing of other rules, lines and files`() {
    let place = Place(RepositoryPath("App.swift"), TextPosition(line: 7, column: 3))
    let comments = SourceSuppressions([SourceDirective("disable:this one", at: place)], ruleNames: ["one"])
    let findings = [
      (Finding([], at: place, ""), "two"), (Finding([], at: Place(place.path), ""), "one"),
      (Finding([], at: Place(RepositoryPath("Old.swift"), place.position), ""), "one"),
      (Finding([], at: Place(place.path, TextPosition(line: 8, column: 1)), ""), "one"),
    ]
    #expect(comments.suppressions.count == 1)
    for (finding, rule) in findings {
      #expect(comments.suppressions.allSatisfy { !$0.covers(finding, of: rule) })
    }
  }
}
