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

  @Test func `a project that does not list files which its code needs is reported first`() throws {
    let tree = { (main: String) in
      """
      project.yml:
        name: Shop
        targets: {App: {type: application, platform: iOS, sources: [App]}}
      App/App.swift: func start() { \(main) }
      App/Assets.xcassets/close.imageset/close.png: png 24x24
      Other/Icons.swift: enum Icons { static let close = UIImage(named: "close") }
      Other/More.swift: enum More { static let close = Icons.close }
      Other/Own.swift: enum Own { static let close = More.close }
      """
    }
    let issues = { (main: String) in
      try withExample(tree(main)) { root in
        try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run().report.issues
          .filter { $0.kind == .project }.map { "\($0.place.path) \($0.message)" }
      }
    }
    let end = "the project file is probably out of date"
    #expect(
      try issues("show(Icons.close)") == [
        "Other/Icons.swift is in no target, but compiled code needs it; \(end)"
      ])
    #expect(
      try issues("show(More.close)") == [
        "Other/Icons.swift is one of 2 files that are in no target, although compiled code needs them; \(end)"
      ])
    #expect(try issues("show(UIImage(named: \"close\"))") == [])
  }

  private func unused(in tree: String) throws -> [Diagnostic] {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = RuleSelection(only: ["unused_asset"])
      return try run.run().report.diagnostics.filter { $0.rule == "unused_asset" }
    }
  }
}
