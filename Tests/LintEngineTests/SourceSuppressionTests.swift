import AssetModel
import Testing

@testable import LintEngine

struct SourceSuppressionTests {
  /// A comment on line 7, what it hides where, and what is wrong with it.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var hidden: String?
    var mistakes: [String] = []

    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(text: "disable:this one", hidden: "7: one"),
    Case(text: "disable:next one - why not", hidden: "8: one (why not)"),
    Case(text: "disable:next two, one – why", hidden: "8: one two (why)"),
    Case(text: "disable:this one,two", hidden: "7: one two"),
    Case(text: "uses flag-* disable:this"),
    Case(text: ""),
    Case(text: "disable:next", mistakes: ["“assetlint:disable:next” names no rule: say what to hide"]),
    Case(text: "disable:next - one", mistakes: ["“assetlint:disable:next” names no rule: say what to hide"]),
    Case(
      text: "disable:this on two - why", hidden: "7: two (why)",
      mistakes: ["there is no rule “on”: did you mean “one”?"]),
    Case(text: "disable:this seventeen", mistakes: ["there is no rule “seventeen”"]),
    Case(
      text: "disable:nxet one",
      mistakes: ["there is no instruction “disable:nxet”: did you mean “disable:next”?"]),
  ])
  func `a comment hides findings of its line or the next`(_ example: Case) {
    let path = RepositoryPath("App.swift")
    let comment = SourceDirective(example.text, at: Place(path, TextPosition(line: 7, column: 3)))
    let comments = SourceSuppressions([comment], ruleNames: ["one", "two"])
    let hidden = comments.suppressions.map { suppression in
      let line = (1...9).first { line in
        let place = Place(path, TextPosition(line: line, column: 1))
        return suppression.rules.contains { suppression.covers(Finding([], at: place, ""), of: $0) }
      }
      let reason = suppression.reason.isEmpty ? "" : " (\(suppression.reason))"
      return "\(line ?? 0): \(suppression.rules.sorted().joined(separator: " "))\(reason)"
    }
    #expect(hidden == [example.hidden].compactMap(\.self))
    #expect(comments.mistakes.map(\.message) == example.mistakes)
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
