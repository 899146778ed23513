import AssetModel
import TestSupport
import Testing

@testable import LintEngine

struct NestedConfigurationTests {
  /// A configuration in the folder `App`, the lines that it adds to the configuration at the root, and the expected
  /// note.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let lines: [String]
    let note: String?
    var testDescription: String { text }

    init(_ text: String, _ lines: String..., note: String? = nil) {
      self.text = text
      self.lines = lines.map { "\($0) @App/.assetlint.yml" }
      self.note = note.map { "App/.assetlint.yml:\($0)" }
    }
  }

  private static func own(_ keys: String) -> String {
    let (apply, them) = keys.contains(" and ") ? ("apply", "them") : ("applies", "it")
    return
      "sets \(keys), which \(apply) only at the root, so this run ignores \(them); to use \(them), run assetlint --root App"
  }

  @Test(arguments: [
    Case("# nothing"),
    Case("wrong_scale: error", "  - paths: App", "      wrong_scale: error"),
    Case("wrong_scale: {severity: off}", "  - paths: App", "      wrong_scale: off"),
    Case("disabled_rules: [wrong_scale]", "  - paths: App", "      wrong_scale: off"),
    Case("opt_in_rules: [payload_name]", "  - paths: App", "      payload_name: warning"),
    Case("excluded: [Old, \"**/x\"]", "excluded: [App/Old, App/**/x]"),
    Case("excluded: /Old/", "excluded: [App//Old/]"),
    Case("strict: true", note: "1:1: \(own("“strict”"))"),
    Case(
      "wrong_scale: error\nshared: {catalogs: a}\nmodules: []", "  - paths: App", "      wrong_scale: error",
      note: "2:1: \(own("“shared” and “modules”"))"),
    Case(
      "included: a\nignored: b\nreporter: text\nsuppressions: []\noverrides: []",
      note: "1:1: \(own("“included”, “ignored”, “reporter” and 2 more"))"),
    Case("only_rules: [wrong_scale]", note: "1:1: \(own("“only_rules”"))"),
    Case("wrong_scale: {included: a}", note: "1:15: \(own("“wrong_scale.included”"))"),
    Case(
      "oversized_payload: {severity: error, max_bytes: 1}", "  - paths: App",
      "      oversized_payload: error", note: "1:38: \(own("“oversized_payload.max_bytes”"))"),
    Case("parent_config: ../.assetlint.yml\nwrong_scale: info", "  - paths: App", "      wrong_scale: info"),
    Case("parent_config: ../team.yml", note: "1:1: \(own("“parent_config”"))"),
    // A mistake in the configuration of a separate project is only a note.
    Case(
      "shared: {}\nwrong_scal: off",
      note: "2:1: unknown key “wrong_scal”: did you mean “wrong_scale”? The file \(own("“shared”"))"),
  ])
  func `a file in a folder applies to that folder, and the rest of it to a separate project`(
    example: Case
  ) throws {
    try withExample(
      """
      .assetlint.yml:
        strict: false
      App/.assetlint.yml:
        \(example.text.replacing("\n", with: "\n  "))
      """
    ) { root in
      let run = LintRun(root: root, catalog: builtin)
      let stated = try run.wholeConfiguration().stated.filter { $0.contains("@App/") }
      #expect(stated.map { String($0.prefix { $0 != "@" }) + "@App/.assetlint.yml" } == example.lines)
      let notes = try run.run().report.notes
      #expect(notes.map { "\($0.place.text): \($0.message)" } == [example.note].compactMap(\.self))
    }
  }

  @Test(arguments: [
    ("wrong_scal: off", "1:1: unknown key “wrong_scal”: did you mean “wrong_scale”?"),
    (
      "excluded: \"[\"",
      "1:11: “[” is not a valid pattern: '[' has no closing ']'; write \\[ to match a literal bracket"
    ),
    ("a: [", "1:4: this bracket is never closed"), ("- a", "1:1: expected keys and values"),
  ])
  func `a mistake in a folder's file is a mistake of the whole configuration`(text: String, problem: String)
    throws
  {
    #expect(try problems("App/.assetlint.yml:\n  \(text)") == ["App/.assetlint.yml:\(problem)"])
  }

  @Test func `of several files that apply to a place, the innermost decides`() throws {
    let configuration = try wholeConfiguration(
      """
      .assetlint.yml:
        overrides: [{paths: A, rules: {wrong_scale: off}}]
      A/B/.assetlint.yml:
        wrong_scale: error
      A/.assetlint.yml:
        wrong_scale: info
        excluded: ["[x]*"]
      """)
    let rule = try #require(
      configuration.rules(from: builtin, RuleSelection()).first { $0.about.id == "wrong_scale" })
    let levels = ["C", "A/a", "A/B/a", "AB"].map { rule.levels.level(at: RepositoryPath($0)).word }
    #expect(levels == ["warning", "info", "error", "warning"])
    #expect(configuration.excluded.map(\.value.pattern) == ["A/[x]*"])
  }

  @Test func `a report under another configuration applies the files in folders, too`() throws {
    try withExample(
      """
      App/.assetlint.yml: empty_asset: off
      App/Assets.xcassets/close.imageset/Contents.json: json {"images": [{"scale": "1x"}]}
      Kit/Assets.xcassets/open.imageset/Contents.json: json {"images": [{"scale": "1x"}]}
      """
    ) { root in
      let run = LintRun(root: root, catalog: builtin)
      let report = try run.report(on: run.run(), under: run.configuration("empty_asset: error"))
      let found = report.diagnostics.filter { $0.rule == "empty_asset" }
      #expect(found.map(\.finding.label) == ["“open”"])
      #expect(found.map(\.severity) == [.error])
    }
  }

  @Test func `the name of a folder is not treated as a pattern`() throws {
    let configuration = try wholeConfiguration(
      "A[1]/.assetlint.yml:\n  wrong_scale: info\n  excluded: [b]")
    let rule = try #require(
      configuration.rules(from: builtin, RuleSelection()).first { $0.about.id == "wrong_scale" })
    #expect(rule.levels.level(at: "A[1]/a") == .on(.info))
    #expect(rule.levels.level(at: "A1/a") == .on(.warning))
    #expect(configuration.excluded[0].value.matches("A[1]/b"))
  }
}
