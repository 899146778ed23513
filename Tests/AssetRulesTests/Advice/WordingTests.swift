import AssetModel
import AssetRules
import LintEngine
import TestSupport
import Testing

/// Messages are true in each case, and following their advice does no harm.
struct WordingTests {
  private func findings(_ tree: String, of rule: String, _ change: (inout LintRun) -> Void = { _ in }) throws
    -> [Finding]
  {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      change(&run)
      return try run.run().report.diagnostics.filter { $0.rule == rule }.map(\.finding)
    }
  }

  private func messages(_ tree: String, of rule: String, _ change: (inout LintRun) -> Void = { _ in }) throws
    -> [String]
  {
    try findings(tree, of: rule, change).map(\.message)
  }

  @Test func `code that looks up a copy by name is changed before the copy is deleted`() throws {
    let tree = """
      Assets.xcassets/close.imageset/close.png: png 24x24 red
      Assets.xcassets/dismiss.imageset/dismiss.png: png 24x24 red
      App.swift: show(UIImage(named: "close"))
      presets.json: json {"icon": "dismiss"}
      """
    let found = try messages(tree, of: "duplicate_asset")
    #expect(found.count == 1)
    #expect(
      found[0].hasSuffix(
        "; use that one and delete this one, but first change presets.json, unless the name there means something else"
      ))
    let shared = """
      .assetlint.yml:
        shared: {catalogs: [Shared/Assets.xcassets]}
      Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red

      """
    #expect(
      try messages(shared + tree, of: "outside_shared_catalog")
        .map { $0.hasSuffix("unless the name there means something else") } == [false, true])
    let sure = tree.replacing(
      "presets.json: json {\"icon\": \"dismiss\"}", with: "B.swift: show(Image(\"dismiss\"))")
    #expect(try messages(sure, of: "duplicate_asset")[0].hasSuffix("; use that one and delete this one"))
  }

  @Test func `equal colors of two apps are reported as never shipping together`() throws {
    let tree = """
      .assetlint.yml:
        modules:
          - {name: One, kind: app, resources: [One]}
          - {name: Two, kind: app, resources: [Two]}
      One/Assets.xcassets/brand.colorset: #FF0000
      """
    let message = "is the same color as “brand”"
    let advice = "keep both names only if the colors may diverge"
    let apart = try messages(tree + "\nTwo/Assets.xcassets/accent.colorset: #FF0000", of: "duplicate_asset")
    #expect(apart == ["“accent” \(message), though no app ships both; \(advice)"])
    let together = try messages(tree + "\nOne/Assets.xcassets/tint.colorset: #FF0000", of: "duplicate_asset")
    #expect(together == ["“tint” \(message); \(advice)"])
  }

  @Test(arguments: [
    ("UIImage(named: \"gone\")!", "UIImage(named:)", "the call returns nil"),
    ("Image(\"gone\")", "Image(_:)", "nothing is shown"),
  ])
  func `a message about a missing picture only says what is certain`(
    _ call: String, _ form: String, _ outcome: String
  ) throws {
    let found = try messages(
      """
      close.imageset/close.png: png 24x24
      App.swift: func show() { use(\(call)) }
      """, of: "missing_asset")
    #expect(
      found == [
        "\(form) refers to “gone”, but no catalog has it, so \(outcome); add the asset, or correct the name"
      ])
  }

  @Test func `metadata in a file that consists mostly of it can be stripped`() throws {
    let words = String(repeating: "a", count: 3000)
    let tree = """
      .assetlint.yml:
        oversized_payload: {max_bytes: 1000}
      Assets.xcassets/noted.imageset/a.png: png 24x24 red text \(words)
      Assets.xcassets/plain.imageset/a.png: png 40x40 red level0
      Assets.xcassets/film.dataset/a.caar: bytes 2000
      """
    let found = try messages(tree, of: "oversized_payload")
    #expect(
      found.map { $0.split(separator: "limit of 1 KB").last ?? "" } == [
        "; ship a smaller one, or download it on demand", "; strip its metadata, which takes 3 KB",
        "; compress or shrink it",
      ])
  }

  @Test func `a file just over the limit matters if its metadata can be stripped`() throws {
    let words = String(repeating: "a", count: 1_000_000)
    let found = try findings(
      """
      Assets.xcassets/noted.imageset/a.png: png 24x24 red text \(words)
      Assets.xcassets/plain.imageset/a.png: bytes 1000001
      """, of: "oversized_payload")
    #expect(found.map(\.grade) == [.normal, .minor])
  }

  @Test func `assets are counted, not their slots`() throws {
    let contents = """
      json {"images": [{"idiom": "iphone", "filename": "a.png", "scale": "2x"}, {"idiom": "iphone", "scale": "3x"}, \
      {"idiom": "iphone", "filename": "b.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}, \
      {"idiom": "iphone", "scale": "3x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    let colors = ["red", "green", "blue", "black"]
    let trees = colors.enumerated().map { index, color in
      """
      Assets.xcassets/i\(index).imageset/Contents.json: \(contents)
      Assets.xcassets/i\(index).imageset/a.png: png 20x20 \(color)
      Assets.xcassets/i\(index).imageset/b.png: png 2\(index)x20 #01020\(index)
      """
    }
    let four = try messages(trees.joined(separator: "\n"), of: "missing_variant")
    #expect(four.count == 1)
    #expect(four[0].hasPrefix("“i0” and 3 more assets in Assets.xcassets have 2x but no 3x"))
    #expect(try messages(trees.prefix(3).joined(separator: "\n"), of: "missing_variant").count == 3)
  }

  @Test(arguments: [
    (
      "Old/A.swift: show(UIImage(named: \"close\"))",
      "Old/A.swift, which is in no target; delete the asset, or add the file to a target"
    ),
    (
      "Old/A.swift: show(UIImage(named: \"close\"))\nOld/B.swift: show(Image(\"close\"))",
      "Old/A.swift and 1 more file, which are in no target; delete the asset, or add the files to a target"
    ),
    (
      "App/Icons.swift: enum Icons { static let a = UIImage(named: \"close\") }\nOld/A.swift: show(Icons.a)",
      "Old/A.swift, which is in no target; delete the asset and “Icons.a”, which refers to it, or add the file to a target"
    ),
  ])
  func `code outside all targets is named`(_ files: String, _ place: String) throws {
    let found = try messages(
      """
      project.yml:
        name: Shop
        targets: {App: {type: application, platform: iOS, sources: [App]}}
      App/Assets.xcassets/close.imageset/close.png: png 24x24
      App/App.swift: func f() {}
      \(files)
      """, of: "unused_asset")
    #expect(found == ["“close” is used only by \(place)"])
  }

  @Test func `assets that different files outside all targets use are one family`() throws {
    let names = ["a", "b", "c", "d"]
    let tree = names.enumerated().map { index, name in
      """
      App/Assets.xcassets/\(name).imageset/\(name).png: png 2\(index)x24
      Old/\(name).swift: show(UIImage(named: "\(name)"))
      """
    }
    let statements = try findings(
      """
      project.yml:
        name: Shop
        targets: {App: {type: application, platform: iOS, sources: [App]}}
      App/App.swift: func f() {}
      \(tree.joined(separator: "\n"))
      """, of: "unused_asset"
    ).map(\.statement)
    #expect(statements.count == 4)
    #expect(Set(statements).count == 1)
  }

  @Test(arguments: [(" launchScreen=\"YES\"", false), ("", true)])
  func `a launch screen is not told to load an asset in code`(
    _ mark: String, _ canLoad: Bool
  ) throws {
    let found = try messages(
      """
      project.yml:
        name: Apps
        targets:
          App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Kit}]}
          Kit: {type: framework, platform: iOS, sources: [Kit]}
      Kit/Assets.xcassets/logo.imageset/logo.png: png 24x24
      App/Info.plist: {UILaunchStoryboardName = Start; UIMainStoryboardFile = Start; }
      App/Start.storyboard:
        <document\(mark)><imageView image="logo"/><resources><image name="logo" width="24" height="24"/></resources></document>
      """, of: "unreachable_asset")
    #expect(
      found == [
        "“logo” is looked up in App.app, which does not have it, so nothing is shown; add it to App.app"
          + (canLoad ? ", or load it in code from the bundle that has Kit/Assets.xcassets" : "")
      ])
  }

  @Test func `code that is compiled out is not said to be outside all targets`() throws {
    let found = try messages(
      """
      project.yml:
        name: Shop
        targets: {App: {type: application, platform: iOS, sources: [App]}}
      App/Assets.xcassets/close.imageset/close.png: png 24x24
      App/App.swift:
        #if false
        show(UIImage(named: "close"))
        #endif
      Old/A.swift: show(UIImage(named: "close"))
      """, of: "unused_asset")
    #expect(
      found == [
        "“close” is mentioned only in code that is never compiled; delete it unless one of these mentions is a real use"
      ])
  }

  @Test(arguments: [
    ("close", "// assetlint:uses close"), ("Close it, please", "// assetlint:uses Close?it??please"),
    ("a[1]{2}", "// assetlint:uses a?1??2?"),
  ])
  func `the comment that declares a use can be copied`(_ name: String, _ comment: String) throws {
    let asset = "\(name).imageset/close.png: png 24x24\nApp.swift: "
    #expect(
      try messages(asset + "func f() {}", of: "unused_asset")
        == ["no code refers to “\(name)”; delete it, or declare its use with `\(comment)`"])
    #expect(try messages(asset + comment, of: "unused_asset") == [])
  }

  @Test func `a declaration is deleted together with the unused code that uses it`() throws {
    let found = try messages(
      """
      close.imageset/close.png: png 24x24
      Icons.swift:
        struct Icons {
          static let close = UIImage(named: "close")
          static func list() -> [UIImage?] { [close] }
        }
      """, of: "unused_accessor"
    ) { $0.selection.disabled = ["unused_asset"] }
    #expect(
      found == [
        "the property “Icons.close”, which refers to an asset, is used only by “Icons.list”, which is itself unused; delete both"
      ])
  }

  @Test func `a name that differs in case in the same module comes before the same name elsewhere`() throws {
    let found = try messages(
      """
      project.yml:
        name: App
        targets:
          App: {type: application, platform: iOS, sources: [App]}
          Mini: {type: application, platform: iOS, sources: [Mini]}
      App/App.swift: func show() { use(Image("Close"), Image("Open")) }
      App/Assets.xcassets/close.imageset/close.png: png 24x24
      Mini/Mini.swift: func show() { use(Image("Close"), Image("Open")) }
      Mini/Assets.xcassets/Close.imageset/close.png: png 24x24 blue
      Mini/Assets.xcassets/Open.imageset/open.png: png 24x24 green
      """, of: "unreachable_asset")
    let asked = "is looked up in App.app, which does not have it, so nothing is shown"
    #expect(
      found == [
        "“Close” \(asked); did you mean “close” in App/Assets.xcassets? Names are case-sensitive",
        "“Open” \(asked); add it to App.app",
      ])
  }

  @Test func `notes are moved out of a catalog, and leftovers deleted`() throws {
    let found = try messages(
      """
      close.imageset/close.png: png 24x24
      close.imageset/LICENSE: unlisted text yours to use
      close.imageset/old.bak: unlisted text old
      """, of: "unlisted_payload")
    let problem = "is in the set, but not in its Contents.json, so it is never used"
    #expect(
      found == ["“LICENSE” \(problem); move it out of the catalog", "“old.bak” \(problem); delete it"])
  }

  @Test func `a picture that moves into a catalog is loaded by its name alone`() throws {
    let found = try messages(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, resources: [App]}
      App/close@2x~ipad.png: png 48x48 red
      App/close@3x~ipad.png: png 72x72 red
      """, of: "loose_payload")
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix("move them into a catalog, and load them as “close”") })
  }

  @Test(arguments: [
    ("App/help.html: text <img src=\"open@2x.png\">", "move them into a catalog, and load them as “close”"),
    (
      "App/Assets.xcassets/close.imageset/a.png: png 24x24 blue",
      "code that loads “close” by name gets the asset in App/Assets.xcassets instead, so delete the files that no code loads by path"
    ),
    (
      "Mini/close.png: png 24x24 blue",
      "other folders have images named “close”, so do not move all of them into one catalog; give each target a catalog for its own images"
    ),
  ])
  func `the advice says what prevents moving a picture into a catalog`(_ file: String, _ advice: String)
    throws
  {
    let found = try messages(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, resources: [App]}
          - {name: Mini, kind: app, resources: [Mini]}
      App/close@2x.png: png 48x48 red
      App/close@3x.png: png 72x72 red
      \(file)
      """, of: "loose_payload")
    #expect(
      found == [
        "“close@2x.png” and “close@3x.png” are not in a catalog, so every device downloads all scales; \(advice)"
      ])
  }

  @Test func `the loose pictures of many folders are told in one sentence`() throws {
    let folders = (1...4).map {
      "App/F\($0)/p\($0)@2x.png: png 48x48 red\nApp/F\($0)/p\($0)@3x.png: png 72x72 red"
    }
    let modules = ".assetlint.yml:\n  modules:\n    - {name: App, kind: app, resources: [App]}\n"
    let found = try messages(modules + folders.joined(separator: "\n"), of: "loose_payload")
    #expect(
      found == [
        "images in 4 folders are not in a catalog, so every device downloads all scales; move them into a catalog, and load them by name"
      ])
    #expect(try messages(modules + folders.prefix(3).joined(separator: "\n"), of: "loose_payload").count == 3)
  }

  @Test func `catalogs of brands are left out of the framework that compiles them all`() throws {
    let tree = """
      .assetlint.yml:
        modules:
          - {name: One, kind: app, resources: [One], dependencies: [Kit]}
          - {name: Two, kind: app, resources: [Two], dependencies: [Kit]}
          - {name: Kit, kind: framework, resources: [One, Two]}
      One/Assets.xcassets/brand.colorset: #FF0000
      Two/Assets.xcassets/brand.colorset: #00FF00
      """
    let problem =
      "2 assets compiled into Kit.framework are named “brand”, so the build decides which one is shown;"
    #expect(
      try messages(tree, of: "duplicate_name") == [
        "\(problem) other targets need these catalogs, so keep the assets and remove all but one catalog from Kit"
      ])
    let alone = tree.replacing("resources: [One], ", with: "")
    #expect(try messages(alone, of: "duplicate_name") == ["\(problem) rename or delete one"])
    let more =
      tree.replacing("[One, Two]", with: "[Own, One, Two]") + "\nOwn/Assets.xcassets/brand.colorset: #0000FF"
    #expect(
      try messages(more, of: "duplicate_name") == [
        "3\(problem.dropFirst()) other targets compile One/Assets.xcassets and Two/Assets.xcassets separately, so remove these catalogs from Kit"
      ])
  }
}
