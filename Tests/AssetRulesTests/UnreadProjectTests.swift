import AssetModel
import AssetRules
import LintEngine
import TestSupport
import Testing

/// A project that cannot be read may use assets that seem to be unused.
struct UnreadProjectTests {
  @Test func `unused assets next to an unreadable project are reported as info`() throws {
    let found = try unused(
      in: """
        App/Broken.xcodeproj/project.pbxproj: text {
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        App/App.swift: let a = 1
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24
        """)
    #expect(found.map(\.finding.grade) == [.minor, .normal])
    #expect(found[0].finding.related.map(\.place.path) == ["App/Broken.xcodeproj/project.pbxproj"])
    #expect(found.map(\.severity) == [.info, .warning])
  }

  private func unused(in tree: String) throws -> [Diagnostic] {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = RuleSelection(only: ["unused_asset"])
      return try run.run().report.diagnostics.filter { $0.rule == "unused_asset" }
    }
  }
}
