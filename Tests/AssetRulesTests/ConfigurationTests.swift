import AssetRules
import Basics
import LintEngine
import TestSupport
import Testing

struct ConfigurationTests {
  /// The rules that report something in a repository, once per finding.
  private func rules(_ tree: String, _ change: (inout LintRun) -> Void = { _ in }) throws -> [String] {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      change(&run)
      return try run.run().report.diagnostics.map(\.rule)
    }
  }

  private static let heavy = "Assets.xcassets/a.imageset/a.png: bytes 1600000"

  @Test func `what a file says about a rule outweighs its parent's lists`() throws {
    let tree = """
      base.yml:
        disabled_rules: [oversized_payload]
        opt_in_rules: [payload_name]
      .assetlint.yml:
        parent_config: base.yml
        only_rules: [oversized_payload]
        oversized_payload: error
      \(Self.heavy)
      """
    #expect(try rules(tree) == ["oversized_payload"])
    #expect(
      try rules(tree.replacing("  only_rules: [oversized_payload]\n", with: "")).contains("oversized_payload")
    )
  }

  @Test func `a file can disable one of its parent's only_rules`() throws {
    let found = try rules(
      """
      base.yml:
        only_rules: [oversized_payload]
      .assetlint.yml:
        parent_config: base.yml
        disabled_rules: [oversized_payload]
      \(Self.heavy)
      """)
    #expect(found.isEmpty)
  }

  @Test func `a suppression is not stale if one of its rules did not run`() throws {
    let tree = """
      .assetlint.yml:
        suppressions:
          - asset: a
            rule: [oversized_payload, empty_asset]
            reason: shown once
      \(Self.heavy)
      """
    #expect(try !rules(tree) { $0.selection.disabled = ["oversized_payload"] }.contains("stale_suppression"))
    #expect(try !rules(tree).contains("stale_suppression"))
  }

  @Test(arguments: [
    ("included: [Assets.xcassets]", "included: [assets.xcassets]"),
    ("excluded: [\"**/a.png\"]", "excluded: [a.png]"),
    ("ignored: [Notes/Old]", "ignored: [Old]"),
    ("ignored: [Pods]", "ignored: [Pod]"),
    ("oversized_payload: {included: [Assets.xcassets]}", "oversized_payload: {included: [App]}"),
    ("oversized_payload: {excluded: [Notes]}", "oversized_payload: {excluded: [Note]}"),
    (
      "overrides: [{paths: [Notes], rules: {empty_asset: off}}]",
      "overrides: [{paths: [X], rules: {empty_asset: off}}]"
    ),
    ("shared: {catalogs: [Assets.xcassets]}", "shared: {catalogs: [Notes]}"),
    ("shared: {overrides: [\"*.xcassets\"]}", "shared: {overrides: [Notes]}"),
    ("shared: {exceptions: [a]}", "shared: {exceptions: [a.png]}"),
  ])
  func `every key whose pattern matches nothing is reported as stale`(good: String, stale: String) throws {
    for (key, expected) in [(good, []), (stale, ["stale_suppression"])] {
      let found = try rules(
        """
        .assetlint.yml:
          \(key)
          strict: false
        Assets.xcassets/a.imageset/a.png: png 1x1
        Notes/Old/notes.txt: text
        """)
      #expect(found == expected, "\(key)")
    }
  }
}
