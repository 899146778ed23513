import AssetRules
import LintEngine
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(15))) struct HostileContentsTests {
  private func messages(of rule: String, _ tree: String) throws -> [String] {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = RuleSelection(only: [rule])
      return try run.run().report.diagnostics.map(\.finding.message)
    }
  }

  @Test(arguments: ["9223372036854775807x", "-1x", "0x", "99999999999999999999x"])
  func `a scale that no screen has does not stop any rule`(scale: String) throws {
    for rule in ["app_icon", "wrong_scale"] {
      let found = try messages(
        of: rule,
        """
        Dusk.appiconset/a.png: png 2x2
        Dusk.appiconset/Contents.json: json {"images": [{"filename": "a.png", "idiom": "iphone", "size": "2x2", \
        "scale": "\(scale)"}]}
        a.imageset/a.png: png 2x2
        a.imageset/b.png: png 4x4
        a.imageset/Contents.json: json {"images": [{"filename": "a.png", "scale": "1x"}, {"filename": "b.png", \
        "scale": "\(scale)"}]}
        """)
      #expect(found.isEmpty)
    }
  }

  @Test func `thousands of entries for one slot are compared in reasonable time`() throws {
    let entries = (0..<3_000).map { #"{"filename": "\#($0).png", "scale": "\#($0 % 3 + 1)x"}"# }
    let found = try messages(
      of: "duplicate_variant",
      """
      a.imageset/0.png: png 2x2
      a.imageset/Contents.json: json {"images": [\(entries.joined(separator: ", "))]}
      """)
    #expect(found.isEmpty)
  }

  @Test func `of three entries for one slot, two that differ are reported`() throws {
    let found = try messages(
      of: "invalid_contents",
      """
      a.imageset/a.png: png 2x2
      a.imageset/b.png: png 2x2
      a.imageset/Contents.json: json {"images": [{"filename": "a.png"}, {"filename": "a.png"}, {"filename": "b.png"}]}
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains("“a.png” and “b.png”") == true)
  }
}
