import AssetAudit
import AssetRules
import LintEngine
import TestSupport

/// A small repository with something of each kind that an audit counts.
enum AuditSample {
  /// An app with a widget, a framework that both link, and a library without code.
  static let tree = """
    .assetlint.yml:
      modules:
        - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit, Widget]}
        - {name: Widget, kind: app-extension, sources: [Widget], resources: [Widget], dependencies: [Kit]}
        - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
    App/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 red
    App/Assets.xcassets/close.imageset/close@2x.png: png 48x48 black cross
    App/Assets.xcassets/close.imageset/close@2x~dark.png: png 48x48 white cross
    App/Assets.xcassets/old_photo.imageset/old.png: png 300x300 blue level0
    App/Assets.xcassets/copy.imageset/copy.png: png 48x48 black ring level0
    App/Assets.xcassets/brand.colorset: #FF8000, dark #402000
    Kit/Assets.xcassets/ring.imageset/ring.png: copy of App/Assets.xcassets/copy.imageset/copy.png
    Kit/Assets.xcassets/close.imageset/close.svg: svg 24x24
    Widget/Assets.xcassets/=SUM(1).imageset/a.png: png 40x40 green
    App/App.swift:
      func app() { show(UIImage(named: "close"), UIImage(named: "copy"), UIColor(named: "brand")) }
      func more() { show(UIImage(named: "ring", in: Bundle(for: Kit.self), with: nil)) }
    Kit/Kit.swift:
      class Kit { func kit() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil)) } }
    Widget/Widget.swift: func widget() { show(UIImage(named: "=SUM(1)")) }
    """

  static let rules = RuleCatalog(builtinRules)

  /// Lints a repository with the settings of an audit.
  static func outcome(_ tree: String = tree) throws -> LintRun.Outcome {
    try withExample(tree) { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.prepareForAudit()
      return try run.run()
    }
  }

  static func audit(_ tree: String = tree) throws -> Audit {
    let outcome = try outcome(tree)
    return Audit(outcome.project, outcome.report, generators: outcome.scan.generators)
  }
}
