import AssetAudit
import AssetModel
import Basics
import LintEngine
import TestSupport
import Testing

struct MigrationTests {
  private static let tree = """
    .assetlint.yml:
      modules:
        - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit, Feature, Watch]}
        - {name: Feature, kind: framework, sources: [Feature], resources: [Feature]}
        - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        - {name: Watch, kind: watch-app, sources: [Watch], resources: [Watch]}
    App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 red
    App/Assets.xcassets/splash.imageset/splash.png: png 200x200 green
    Feature/Assets.xcassets/send.imageset/send.png: png 48x48 black cross
    Feature/Assets.xcassets/shut.imageset/shut.png: copy of Kit/Assets.xcassets/close.imageset/close.png
    Feature/Assets.xcassets/star.imageset/star.png: png 48x48 black dial
    Feature/Assets.xcassets/gone.imageset/gone.png: png 60x60 blue
    Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring level0
    Kit/Assets.xcassets/star.imageset/star.png: png 48x48 red dial
    Watch/Assets.xcassets/tick.imageset/tick.png: png 30x30 black cross
    App/LaunchScreen.storyboard:
      <document><resources><image name="splash" width="200" height="200"/></resources></document>
    Feature/Feature.swift:
      class Feature { func f() { for n in ["send", "shut", "star"] { show(UIImage(named: n, in: Bundle(for: Feature.self), with: nil)) } } }
    Kit/Kit.swift:
      class Kit { func k() { for n in ["close", "star"] { show(UIImage(named: n, in: Bundle(for: Kit.self), with: nil)) } } }
    Watch/Watch.swift: func w() { show(UIImage(named: "tick")) }
    """

  private func audit() throws -> Audit {
    let outcome = try AuditSample.outcome(Self.tree)
    return Audit(outcome.project, outcome.report, to: "Kit/Assets.xcassets")
  }

  @Test func `each asset gets the action that fits it`() throws {
    let audit = try audit()
    let plan = try #require(audit.migration)
    let actions = plan.moves.map { "\(audit.assets[$0.asset].set.name): \($0.action.rawValue)" }
    #expect(
      actions == [
        "AppIcon: stay", "splash: stay", "gone: delete", "send: move", "shut: merge", "star: rename",
        "tick: stay",
      ])
    let reasons = plan.moves.map(\.reason)
    #expect(reasons[1].contains("LaunchScreen.storyboard"))
    #expect(reasons[4].contains("“close”"))
    #expect(plan.moves[5].newName == "Feature-star")
    #expect(reasons[6] == "Watch cannot read the destination catalog")
  }

  @Test func `a module that does not link the target needs a new dependency`() throws {
    let dependencies = try #require(try audit().migration).dependencies
    #expect(dependencies.map(\.module) == ["Feature"])
    #expect(dependencies.map(\.needs) == ["Kit"])
    #expect(dependencies.map(\.assets) == [3])
    #expect(dependencies.map(\.isCertain) == [true])
  }

  @Test func `an asset stays if the target's module links a module that uses it`() throws {
    let moves = try moves(
      Self.tree.replacing("resources: [Kit]}", with: "resources: [Kit], dependencies: [Feature]}"))
    #expect(moves["send"] == "stay: Kit links Feature, so Feature cannot link Kit")
    #expect(moves["gone"] == "delete: it is unused")
  }

  @Test func `an asset that a package uses stays if the target is in a project`() throws {
    let moves = try moves(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Design, Kit]}
          - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
      Design/Package.swift:
        let package = Package(name: "Design", targets: [.target(name: "Design", resources: [.process("A.xcassets")])])
      Design/Sources/Design/A.xcassets/star.imageset/star.png: png 48x48 black dial
      Design/Sources/Design/Design.swift: func d() { show(UIImage(named: "star", in: .module, with: nil)) }
      Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring level0
      Kit/Kit.swift: class Kit { func k() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
      """)
    #expect(moves["star"] == "stay: Design is in a package, which cannot depend on Kit")
  }

  private static let far =
    "move: nothing prevents the move, but code that refers to the asset has to look in the destination catalog's bundle"

  @Test func `what must be in the app's own bundle stays, unless the target is in that bundle`() throws {
    let tree = """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
          - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
      App/Icons.xcassets/tab.imageset/tab.png: png 48x48 black cross
      App/Icons.xcassets/plain.imageset/plain.png: png 48x48 red cross
      App/Icons.xcassets/shown.imageset/shown.png: png 48x48 green cross
      App/Main.xib: text <document><resources><image name="shown" width="8" height="8"/></resources></document>
      App/Assets.xcassets/other.imageset/other.png: png 48x48 blue cross
      Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring level0
      App/App.swift:
        func a() { show(UIApplicationShortcutIcon(templateImageName: "tab"), UIImage(named: "plain"), UIImage(named: "other")) }
      Kit/Kit.swift: class Kit { func k() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
      """
    #expect(
      try moves(tree) == [
        "tab": "stay: the reference in App/App.swift works only for assets in the app's own bundle",
        "plain": Self.far,
        "other": Self.far,
        "shown": "stay: App/Main.xib can only use assets in its own bundle",
      ])
    #expect(
      try moves(tree, to: "App/Assets.xcassets")["tab"]
        == "move: it stays in the same bundle, so no code has to change")
  }

  @Test func `the copy that lint would keep is the one that moves`() throws {
    let moves = try moves(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Design, Kit]}
          - {name: Design, kind: framework, sources: [Design], resources: [Design]}
          - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
      App/Assets.xcassets/a.imageset/a.png: png 48x48 black cross
      Design/Assets.xcassets/b.imageset/b.png: copy of App/Assets.xcassets/a.imageset/a.png
      Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring level0
      App/App.swift: func a() { show(UIImage(named: "a"), UIImage(named: "b", in: Bundle(for: Design.self), with: nil)) }
      Design/Design.swift: class Design { func d() { show(UIImage(named: "b", in: Bundle(for: Design.self), with: nil)) } }
      Kit/Kit.swift: class Kit { func k() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
      """)
    #expect(moves["a"] == "merge: “b” has the same content and moves to the destination, too")
    #expect(moves["b"] == Self.far)
  }

  @Test func `a sprite stays in its atlas`() throws {
    let moves = try moves(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App, Kit]}
      App/Assets.xcassets/Birds.spriteatlas/crow.imageset/crow.png: png 48x48 black cross
      App/Assets.xcassets/hawk.imageset/hawk.png: png 48x48 red cross
      Kit/Assets.xcassets/close.imageset/close.png: png 48x48 black ring level0
      App/App.swift: func a() { show(UIImage(named: "crow"), UIImage(named: "hawk"), UIImage(named: "close")) }
      """)
    #expect(moves["crow"] == "stay: sprites move only together with their atlas")
    #expect(moves["hawk"]?.hasPrefix("move: ") == true)
  }

  /// The planned action for each asset, with its reason.
  private func moves(_ tree: String, to target: RepositoryPath = "Kit/Assets.xcassets") throws -> [String:
    String]
  {
    let outcome = try AuditSample.outcome(tree)
    let audit = Audit(outcome.project, outcome.report, to: target)
    let moves = try #require(audit.migration).moves
    return Dictionary(
      moves.map { (audit.assets[$0.asset].set.name, "\($0.action.rawValue): \($0.reason)") },
      uniquingKeysWith: { first, _ in first })
  }

  @Test
  func `the same picture with another rendering intent is a choice, and two cases cannot share a raw value`()
    throws
  {
    let outcome = try AuditSample.outcome(
      """
      .assetlint.yml:
        modules:
          - {name: App, kind: app, sources: [App], resources: [App]}
      App/A.xcassets/bell.imageset/bell.png: png 48x48 black cross
      App/A.xcassets/shut.imageset/shut.png: copy of App/B.xcassets/close.imageset/close.png
      App/B.xcassets/alarm.imageset/alarm.png: copy of App/A.xcassets/bell.imageset/bell.png
      App/B.xcassets/alarm.imageset/Contents.json: json {"images": [{"filename": "alarm.png", "idiom": "universal"}], \
      "info": {"author": "xcode", "version": 1}, "properties": {"template-rendering-intent": "template"}}
      App/B.xcassets/close.imageset/close.png: png 48x48 black ring level0
      App/App.swift:
        enum Icon: String { case bell, shut, alarm, close
          var image: UIImage? { UIImage(named: rawValue) }
        }
        func f() { show(Icon.bell.image, Icon.shut.image, Icon.alarm.image, Icon.close.image) }
      """)
    let audit = Audit(outcome.project, outcome.report, to: "App/B.xcassets")
    let moves = try #require(audit.migration).moves
    #expect(moves.map(\.action) == [.choose, .merge])
    #expect(moves[0].reason.hasSuffix("but the two differ in template-rendering-intent"))
    #expect(moves[0].edits.isEmpty)
    #expect(
      moves[1].edits.map(\.note) == [
        "“Icon.shut” and “Icon.close” would have the same raw value, “close”; keep only one of them"
      ])
  }

  @Test func `products shrink by what is merged and deleted`() throws {
    let audit = try audit()
    let plan = try #require(audit.migration)
    let app = try #require(plan.products.first { $0.name == "App" })
    #expect(app.before - app.after == plan.total(.merge).bytes + plan.total(.delete).bytes)
    #expect(app.before > app.after)
    #expect(plan.products.map(\.name) == ["App"])
  }

  @Test func `every format contains the plan`() throws {
    let audit = try audit()
    #expect(audit.migrationText().contains("  merge "))
    #expect(audit.markdown().contains("Feature-star"))
    #expect(String(decoding: audit.csv(), as: UTF8.self).contains("\"rename\",\"Feature-star\""))
    #expect(String(decoding: audit.json(), as: UTF8.self).contains("\"new_name\": \"Feature-star\""))
    #expect(String(decoding: audit.page(.none), as: UTF8.self).contains("\"new_name\":\"Feature-star\""))
  }
}
