import AssetModel
import AssetRules
import LintEngine
import TestSupport
import Testing

/// A full run says if names computed at run time may make used assets look unused.
struct ComputedNamesNoteTests {
  private static let tree = """
    close.imageset/close.png: png 24x24
    open.imageset/open.png: png 24x24 blue
    App.swift: func show(_ item: Item) { use(UIImage(named: "close"), UIImage(named: item.remote.path)) }
    """

  private func note(_ tree: String, _ change: (inout LintRun) -> Void = { _ in }) throws -> ScanIssue? {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      change(&run)
      return try run.run().computedNamesNote
    }
  }

  @Test func `the place is the first call, and one call gets the same note as several`() throws {
    let one = try note(Self.tree)
    #expect(one?.kind == .note)
    #expect(one?.place.position?.line == 1)
    #expect(
      one?.message
        == "this call computes an asset name at run time, so an asset reported as unused may be in use; "
        + "assetlint --only unresolved_name lists all such calls")
    let two = try note(Self.tree + "\nB.swift: func f(_ item: Item) { use(UIImage(named: item.other.path)) }")
    #expect(two == one)
  }

  @Test func `a raw value is a computed name unless the code declares the enum`() throws {
    let unknown = Self.tree.replacing("item.remote.path", with: "item.icon.rawValue")
    #expect(try note(unknown)?.message == note(Self.tree)?.message)
    let known = "\nItem.swift: enum Icon: String { case close }; struct Item { let icon: Icon }"
    #expect(try note(unknown + known) == nil)
  }

  @Test(arguments: [
    (count: 20, call: "show(UIImage(named: codes.joined()))", grade: Finding.Grade.minor),
    (count: 19, call: "show(UIImage(named: codes.joined()))", grade: .normal),
    (count: 20, call: "show(UIImage(named: \"plus\"))", grade: .normal),
    (count: 20, call: "show(UIImage(named: codes.joined()), UIImage(named: \"sun_sky\"))", grade: .normal),
  ])
  func `a call may load any image of a large folder if code names none of them`(
    count: Int, call: String, grade: Finding.Grade
  ) throws {
    let words =
      "blizzard breeze clear cloud drizzle dust fog frost gale hail haze heat ice mist rain sleet smoke snow storm sun"
    let images = words.split(separator: " ").prefix(count).enumerated().map { index, word in
      "weather/\(word)_sky.imageset/a.png: png \(index + 20)x24"
    }
    let tree = (images + ["App.swift: func f(_ codes: [String]) { \(call) }"]).joined(separator: "\n")
    let grades = try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection.only = ["unused_asset"]
      return try run.run().report.diagnostics.map(\.finding.grade)
    }
    #expect(Set(grades) == [grade])
  }

  @Test func `there is no note if it would say nothing new`() throws {
    let used = Self.tree.replacing("use(", with: "use(UIImage(named: \"open\"), ")
    #expect(try note(used) == nil)
    #expect(try note(Self.tree) { $0.selection.enabled = ["unresolved_name"] } == nil)
    #expect(try note(Self.tree) { $0.selection.only = ["duplicate_asset"] } == nil)
    #expect(try note(Self.tree) { $0.limits = [RepositoryPath("Assets.xcassets")] } == nil)
    #expect(try note(Self.tree) { $0.base = LintRun.Base("HEAD", []) } == nil)
    #expect(try note(Self.tree) { $0.selection.disabled = ["unresolved_name"] } == nil)
    #expect(try note(Self.tree + "\n.assetlint.yml: disabled_rules: [unresolved_name]") == nil)
  }
}
