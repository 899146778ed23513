import AssetModel
import AssetRules
import LintEngine
import TestSupport
import Testing

/// If there are several findings about an asset, only those that make sense together are shown.
struct OneVoiceTests {
  /// The severity, the rule and the asset names of each finding, one per line.
  private func report(_ tree: String, _ change: (inout LintRun) -> Void = { _ in }) throws -> [String] {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      change(&run)
      return try run.run().report.diagnostics.map { diagnostic in
        let names = diagnostic.finding.subjects.compactMap { $0.asset?.name }
        return "\(diagnostic.severity) \(diagnostic.rule) " + names.joined(separator: " ")
      }.sorted()
    }
  }

  @Test func `an unused asset is neither a copy nor too large`() throws {
    let tree = """
      Assets.xcassets/a.imageset/a.png: bytes 1600000
      Assets.xcassets/b.imageset/b.png: copy of Assets.xcassets/a.imageset/a.png
      App.swift: func show() { use(UIImage(named: "b")) }
      """
    let found = try report(tree)
    #expect(found.contains("warning unused_asset a"))
    #expect(found.contains("warning oversized_payload b"))
    #expect(!found.contains { $0.contains("duplicate_asset") || $0 == "warning oversized_payload a" })
    #expect(
      try report(tree) { $0.selection.disabled = ["unused_asset"] }.contains {
        $0.contains("duplicate_asset")
      })
  }

  @Test func `an unused asset needs no other name, place or variants`() throws {
    let tree = """
      .assetlint.yml:
        shared: {catalogs: [Shared/Assets.xcassets]}
        asset_name: {conventions: [{kinds: [image], style: snake_case}]}
      App/Assets.xcassets/badName.imageset/a.png: png 24x24 red
      App/Assets.xcassets/badName.imageset/a~dark.png: png 24x24 red
      App/Assets.xcassets/usedName.imageset/a.png: png 24x24 blue
      Shared/Assets.xcassets/open.imageset/a.png: png 24x24 green
      App.swift: func show() { use(UIImage(named: "open"), UIImage(named: "usedName")) }
      """
    #expect(
      try report(tree) == [
        "warning asset_name usedName", "warning outside_shared_catalog usedName",
        "warning unused_asset badName",
      ])
    #expect(
      try report(tree) { $0.selection.disabled = ["unused_asset"] } == [
        "info duplicate_variant badName", "warning asset_name badName", "warning asset_name usedName",
        "warning outside_shared_catalog badName", "warning outside_shared_catalog usedName",
      ])
  }

  @Test func `the accessor of an unused color is not a finding of its own`() throws {
    let found = try report(
      """
      gray100.colorset: #112233
      gray200.colorset: #223344
      Colors.swift:
        extension Color { static let light = Color("gray100"); static let dark = Color("gray200") }
        func f() { show(Color.light) }
      """)
    #expect(found == ["info unused_asset gray200"])
  }

  @Test func `of three copies, the two that are used are still copies`() throws {
    let found = try report(
      """
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Assets.xcassets/b.imageset/b.png: png 24x24 red
      Assets.xcassets/c.imageset/c.png: png 24x24 red
      App.swift: func show() { use(UIImage(named: "b"), UIImage(named: "c")) }
      """)
    #expect(found == ["warning duplicate_asset b c", "warning unused_asset a"])
  }

  @Test func `an unused asset that is broken is still broken`() throws {
    let found = try report(
      """
      Assets.xcassets/a.imageset/a.png: missing
      App.swift: func show() { use(UIImage(named: "b")) }
      Assets.xcassets/b.imageset/b.png: png 24x24 red
      """)
    #expect(found == ["error missing_payload a", "warning unused_asset a"])
  }

  @Test
  func `a more severe finding about an unused asset is kept, with the note that deleting it is enough`()
    throws
  {
    let tree = """
      Assets.xcassets/a.imageset/Contents.json: json {"images": [{"idiom": "universal"}]}
      Assets.xcassets/b.imageset/b.png: png 24x24 red
      Assets.xcassets/c.imageset/c.png: text no picture
      App.swift: func show() { use(UIImage(named: "b")) }
      """
    #expect(
      try report(tree) == [
        "error mislabeled_payload c", "info empty_asset a", "info unused_asset a", "warning unused_asset c",
      ])
    try withExample(tree) { root in
      let found = try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run().report.diagnostics
      let notes = found.filter { $0.severity == .error }.flatMap(\.finding.related)
      #expect(notes.map(\.message) == ["nothing uses this asset, so deleting it is enough"])
      let empty = found.filter { $0.rule == "empty_asset" }.flatMap(\.finding.related)
      #expect(empty.map(\.message) == notes.map(\.message))
    }
    #expect(
      try report(tree) { $0.selection.disabled = ["unused_asset"] }
        == ["error mislabeled_payload c", "warning empty_asset a"])
  }

  @Test func `what is broken in an unused asset is only an info, unless it is more severe`() throws {
    let tree = """
      Assets.xcassets/a.imageset/a.png: webp 24x24
      Assets.xcassets/b.imageset/caf\u{E9}.png: missing
      Assets.xcassets/b.imageset/cafe\u{301}.png: unlisted png 24x24
      Assets.xcassets/c.imageset/c.png: png 24x24 red
      App.swift: func show() { use(UIImage(named: "c")) }
      """
    #expect(
      try report(tree) == [
        "error mislabeled_payload a", "info missing_payload b", "warning unused_asset a",
        "warning unused_asset b",
      ])
    #expect(
      try report(tree) { $0.selection.disabled = ["unused_asset"] } == [
        "error mislabeled_payload a", "warning missing_payload b",
      ])
  }

  @Test func `the accessor of a copy to keep is needed`() throws {
    let tree = """
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Assets.xcassets/b.imageset/b.png: png 24x24 red
      Assets.xcassets/c.imageset/c.png: png 24x24 blue
      Icons.swift: struct Icons { static let a = UIImage(named: "a"); static let c = UIImage(named: "c") }
      App.swift:
        func show() { use(UIImage(named: "a"), UIImage(named: "a"), UIImage(named: "b"), UIImage(named: "c")) }
      """
    #expect(try report(tree) == ["info unused_accessor ", "warning duplicate_asset a b"])
  }

  @Test func `of two copies, the one with a unique identifier is kept`() throws {
    let found = try report(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App]}
      App/Assets.xcassets/chevron_right.imageset/a.png: png 24x24 red
      App/Assets.xcassets/chevronRight.imageset/a.png: png 24x24 blue
      App/Assets.xcassets/more.imageset/a.png: png 24x24 red
      App/Assets.xcassets/open.imageset/a.png: png 24x24 green
      App/App.swift:
        func show() { use(Image(.open), UIImage(named: "chevron_right"), UIImage(named: "chevronRight")) }
        func hide() { use(UIImage(named: "more")) }
      """)
    #expect(
      found == [
        "error symbol_collision chevronRight chevron_right", "warning duplicate_asset more chevron_right",
      ])
  }

  @Test func `assets with the same name that are all unused need no new name`() throws {
    let tree = """
      Assets.xcassets/A/close.imageset/close.png: png 24x24 red
      Assets.xcassets/B/close.imageset/close.png: png 24x24 blue
      Assets.xcassets/open.imageset/open.png: png 24x24 green
      App.swift: func show() { use(UIImage(named: "open")) }
      """
    let notes = { (tree: String) in
      try withExample(tree) { root in
        try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run().report.diagnostics
          .filter { $0.rule == "duplicate_name" }.map { $0.finding.related.map(\.message) }
      }
    }
    #expect(
      try notes(tree) == [
        ["the first with this name", "nothing uses these assets, so deleting them is enough"]
      ])
    #expect(
      try notes(tree.replacing("named: \"open\"", with: "named: \"close\"")) == [["the first with this name"]]
    )
  }

  @Test func `an asset that may be unused is too large, but deleting it may be enough`() throws {
    let tree = """
      .assetlint.yml:
        oversized_payload: {max_bytes: 50}
      Assets.xcassets/search.imageset/a.png: png 24x24 red text abcdefghijklmnopqrstuvwxyz
      Assets.xcassets/search.imageset/a@2x.png: png 48x48 red text abcdefghijklmnopqrstuvwxyz
      Assets.xcassets/open.colorset: #FF0000
      App.swift:
        enum Event { case search; var name: String { "search" } }
        func log() { send(Event.search.name) }
        func show() { open(.search); use(UIColor(named: "open")) }
      """
    #expect(
      try report(tree) == ["info oversized_payload search search", "info unused_asset search"])
    try withExample(tree) { root in
      let found = try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run().report.diagnostics
      let notes = found.filter { $0.rule == "oversized_payload" }.flatMap(\.finding.related)
      #expect(notes.map(\.message).last == "if nothing uses this asset, deleting it is enough")
    }
    let unused = tree.replacing("; var name: String { \"search\" }", with: "").replacing(
      "open(.search); ", with: ""
    )
    .replacing("func log() { send(Event.search.name) }", with: "").replacing("case search", with: "case find")
    #expect(try report(unused) == ["warning unused_asset search"])
  }

  @Test func `a less severe finding silences nothing`() throws {
    let found = try report(
      """
      .assetlint.yml:
        unused_asset: info
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Assets.xcassets/b.imageset/b.png: png 24x24 red
      App.swift: func show() { use(UIImage(named: "b")) }
      """)
    #expect(found == ["info unused_asset a", "warning duplicate_asset b a"])
  }

  @Test func `an unused asset and its accessor are deleted in one finding`() throws {
    let found = try report(
      """
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Assets.xcassets/b.imageset/b.png: png 24x24 blue
      Icons.swift:
        enum Icons { static let dead = UIImage(named: "a") }
        enum Others { static let dead = UIImage(named: "b") }
      App.swift: func show() { use(UIImage(named: "b")) }
      """)
    #expect(found == ["info unused_accessor ", "warning unused_asset a"])
  }

  @Test func `a copy outside the shared catalog is reported once, and the shared one is not unused`() throws {
    let found = try report(
      """
      .assetlint.yml:
        shared: {catalogs: [Shared/Assets.xcassets]}
      App/Assets.xcassets/a.imageset/a.png: png 24x24 red
      Shared/Assets.xcassets/b.imageset/b.png: png 24x24 red
      App.swift: func show() { use(UIImage(named: "a")) }
      """)
    #expect(found == ["warning outside_shared_catalog a b"])
  }

  @Test func `nothing else is reported about an icon set that Xcode does not use`() throws {
    let found = try report(
      """
      project.yml:
        name: Apps
        targets:
          App: {type: application, platform: iOS, sources: [App]}
      App/AppIcon.icon/icon.json: json {"groups": []}
      App/Assets.xcassets/AppIcon.appiconset/a.png: webp 8x8
      App/Assets.xcassets/Other.appiconset/a.png: webp 8x8
      """)
    #expect(
      found == ["error app_icon Other", "error mislabeled_payload Other", "warning app_icon AppIcon"])
  }

  @Test func `an asset to be renamed is neither unused nor a copy`() throws {
    let found = try report(
      """
      Assets.xcassets/Close.imageset/a.png: png 24x24 red
      Assets.xcassets/Brand.colorset: #FF0000
      Assets.xcassets/Accent.colorset: #FF0000
      Assets.xcassets/Opens.imageset/a.png: png 24x24 blue
      App.swift:
        func show() { use(UIImage(named: "close"), UIColor(named: "brand"), UIColor(named: "Accent")) }
        func hide() { use(UIImage(named: "Open")) }
      """)
    #expect(
      found == [
        "error missing_asset Brand", "error missing_asset Close", "error missing_asset Opens",
        "warning unused_asset Opens",
      ])
  }

  @Test func `a copy to be deleted does not need more scales`() throws {
    let images = """
      "images": [{"idiom": "iphone", "filename": "a.png", "scale": "2x"}, {"idiom": "iphone", "scale": "3x"}]
      """
    let found = try report(
      """
      Assets.xcassets/a.imageset/Contents.json: json {\(images)}
      Assets.xcassets/a.imageset/a.png: png 20x20
      Assets.xcassets/b.imageset/Contents.json: json {\(images), \
      "properties": {"template-rendering-intent": "template"}}
      Assets.xcassets/b.imageset/a.png: png 20x20
      App.swift: func show() { use(UIImage(named: "a"), UIImage(named: "b")) }
      """)
    #expect(found == ["info duplicate_asset b a", "warning missing_variant b"])
  }

  @Test func `a suppressed finding silences nothing`() throws {
    let found = try report(
      """
      .assetlint.yml:
        suppressions:
          - {asset: a, rule: unused_asset, reason: soon}
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Assets.xcassets/b.imageset/b.png: png 24x24 red
      App.swift: func show() { use(UIImage(named: "b")) }
      """)
    #expect(found == ["warning duplicate_asset b a"])
  }

  @Test func `the used copy is kept, whatever else is checked`() throws {
    let tree = """
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Assets.xcassets/b.imageset/b.png: png 24x24 red
      App.swift: // "a"
      Other.swift: func show() { use(UIImage(named: "b")) }
      """
    let used = try report(tree) { $0.selection.only = ["duplicate_asset", "unresolved_name"] }
    let alone = try report(tree) { $0.selection.only = ["duplicate_asset"] }
    #expect(used == ["warning duplicate_asset b a"])
    #expect(alone == used)
  }

  @Test func `colors with the same value are one line per catalog, and all are listed with --verbose`() throws
  {
    let tree = """
      Assets.xcassets/a.colorset: #FF0000
      Assets.xcassets/b.colorset: #FF0000
      Assets.xcassets/c.colorset: #00FF00
      Assets.xcassets/d.colorset: #00FF00
      """
    #expect(try report(tree) == ["info duplicate_asset a b c d"])
    let all = try report(tree) {
      $0.showsExcused = true; $0.telling = .each
    }
    #expect(all == ["info duplicate_asset a b", "info duplicate_asset c d"])
  }

  @Test func `an exception that only --verbose shows does not hide that an asset is unused`() throws {
    let tree = """
      Assets.xcassets/Fill.colorset: #FF0000
      Row.xib: <document><view id="v"><color key="backgroundColor" name="fill"/></view><connections><outlet property="box" destination="v"/></connections><resources><namedColor name="fill"/></resources></document>
      Row.swift: func load() { box.backgroundColor = color(); show(UINib(nibName: "Row", bundle: nil)) }
      """
    #expect(try report(tree) == ["warning unused_asset Fill"])
    let all = try report(tree) {
      $0.showsExcused = true; $0.telling = .each
    }
    #expect(all == ["info missing_asset Fill", "warning unused_asset Fill"])
  }

  @Test func `all places of a missing name are told, within a file too`() throws {
    let tree = """
      open.imageset/open.png: png 24x24
      A.xib: <document><imageView image="close"/><imageView image="close"/><resources><image name="close"/></resources></document>
      B.xib: <document><imageView image="close"/><imageView image="close"/><resources><image name="close"/></resources></document>
      App.swift: show(UIImage(named: "open"), UINib(nibName: "A", bundle: nil), UINib(nibName: "B", bundle: nil))
      """
    let findings = try withExample(tree) { root in
      try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run().report.diagnostics.map(\.finding)
    }
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("4 places refer to “close”, but no catalog has it") == true)
    #expect(findings.first?.related.map { "\($0.place.path)" } == ["A.xib", "B.xib", "B.xib"])
  }

  @Test func `images at each other's scale are not listed among those whose sizes are merely wrong`() throws {
    let tree = """
      Assets.xcassets/near.imageset/near.png: png 24x24
      Assets.xcassets/near.imageset/near@2x.png: png 52x52
      Assets.xcassets/far.imageset/far.png: png 24x24
      Assets.xcassets/far.imageset/far@2x.png: png 72x96
      Assets.xcassets/swap.imageset/swap@2x.png: png 72x72
      Assets.xcassets/swap.imageset/swap@3x.png: png 48x48
      """
    let found = try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.selection = RuleSelection(only: ["wrong_scale"])
      return try run.run().report.diagnostics.map(\.finding)
    }
    let lines = found.map { "\($0.subjects.first?.asset?.name ?? "") \($0.statement) \($0.weight)" }
    #expect(lines.sorted() == ["far  100", "near  8", "swap swapped 0"])
  }

  @Test func `colors that are the same in dark mode are one line per catalog`() throws {
    let found = try report(
      """
      Assets.xcassets/a.colorset: #FF0000, dark #FF0000
      Assets.xcassets/b.colorset: #00FF00, dark #00FF00
      Assets.xcassets/c.colorset: #00FF00, dark #0000FF
      """)
    #expect(found == ["info duplicate_variant a b"])
  }

  @Test func `all places that refer to the same name are one finding`() throws {
    let found = try report(
      """
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      App.swift:
        func show() { use(UIImage(named: "a"), UIImage(named: "gone")) }
        func hide() { use(UIImage(named: "gone"), UIImage(named: "lost")) }
      """)
    #expect(found == ["error missing_asset ", "error missing_asset "])
  }

  @Test func `a picture on the launch screen stays in the app`() throws {
    let found = try report(
      """
      project.yml:
        name: Apps
        targets:
          App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
      App/Assets.xcassets/logo.imageset/logo.png: png 24x24 red
      Kit/Assets.xcassets/mark.imageset/mark.png: png 24x24 red
      App/Launch.storyboard:
        <document launchScreen="YES"><resources><image name="logo" width="24" height="24"/></resources></document>
      Kit/Kit.swift: func show() { use(UIImage(named: "mark", in: Bundle(for: Kit.self), compatibleWith: nil)) }
      """)
    #expect(found == ["info duplicate_asset logo mark"])
  }

  @Test func `lowercase names of Contents.json are read, and are one finding`() throws {
    let found = try report(
      """
      Assets.xcassets/a.imageset/Contents.json: none
      Assets.xcassets/b.imageset/Contents.json: none
      Assets.xcassets/a.imageset/contents.json: json {"images": [{"filename": "a.png", "idiom": "universal"}]}
      Assets.xcassets/a.imageset/a.png: png 24x24 red
      Assets.xcassets/b.imageset/contents.json: json {"images": [{"filename": "b.png", "idiom": "universal"}]}
      Assets.xcassets/b.imageset/b.png: png 24x24 blue
      """)
    #expect(found == ["warning invalid_contents a b"])
  }

  @Test func `a catalog in no target and the loose files in it are one finding`() throws {
    let found = try report(
      """
      project.yml:
        name: Shop
        targets: {App: {type: application, platform: iOS, sources: [App]}}
      App/Assets.xcassets/close.imageset/close.png: png 24x24 red
      App/Assets.xcassets/Icons/kept.png: png 24x24 white
      Old.xcassets/open.imageset/open.png: png 24x24 blue
      Old.xcassets/Icons/lost.png: png 24x24 green
      """)
    #expect(found == ["warning unlisted_payload ", "warning unowned_catalog "])
  }

  @Test func `a spec with a duplicate key uses the last one, and an unreadable spec is an issue`() throws {
    let tree = { (first: String, last: String) in
      """
      project.yml:
        name: Apps
        targets:
          App: {type: application, platform: iOS, sources: [\(first)]}
          App: {type: application, platform: iOS, sources: [\(last)]}
      App/Assets.xcassets/close.imageset/a.png: png 24x24 red
      Kit/Assets.xcassets/close.imageset/a.png: png 24x24 blue
      """
    }
    #expect(try report(tree("App", "App, Kit")) == ["error duplicate_name close close"])
    #expect(try report(tree("App, Kit", "App")) == ["warning unowned_catalog "])
    let issues = { (tree: String) in
      try withExample(tree) { root in
        try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run().report.issues.map(\.place.path)
      }
    }
    #expect(try issues(tree("App", "App, Kit")) == [])
    #expect(try issues(tree("App", "App, [Kit")) == ["project.yml"])
  }
}
