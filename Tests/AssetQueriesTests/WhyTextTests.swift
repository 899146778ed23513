import AssetQueries
import AssetRules
import LintEngine
import TestSupport
import Testing

struct WhyTextTests {
  private func why(_ name: String, in tree: String) throws -> String {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = RuleSelection(only: [])
      run.furtherNeeds = [.usage, .modules]
      let outcome = try run.run()
      return Why(name, paths: [], in: outcome.project, generators: outcome.scan.generators).text()
    }
  }

  @Test(arguments: [("old.png", "“close” is "), ("gone.png", "no asset is named “gone.png”")])
  func `a file name means the set that contains the file`(name: String, start: String) throws {
    #expect(try why(name, in: "close.imageset/old.png: png 24x24").hasPrefix(start))
  }

  @Test(arguments: [
    ("show(UIImage(named: \"close\"))", 3, "    and 2 more doubtful uses\n"), ("show()", 5, "share)\n"),
  ])
  func `if an asset is certainly used, only a few doubtful uses of an accessor are listed`(
    _ code: String, _ listed: Int, _ end: String
  ) throws {
    let text = try why(
      "close",
      in: """
        close.imageset/close.png: png 24x24
        Icons.swift:
          struct One { var icon: UIImage? { UIImage(named: "close") } }
          struct Two { var icon: UIImage? { nil } }
        App.swift:
          func f() { \(code) }
          func a() { show(rows[0].icon) }
          func b() { show(rows[1].icon) }
          func c() { show(rows[2].icon) }
          func d() { show(rows[3].icon) }
          func e() { show(rows[4].icon) }
        """)
    #expect(text.split(separator: "\n").count { $0.hasSuffix("that several types share)") } == listed)
    #expect(text.hasSuffix(end))
  }
}
