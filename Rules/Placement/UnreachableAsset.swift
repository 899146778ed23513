internal import AssetModel

/// Finds calls that look for an asset in a bundle that does not have it.
struct UnreachableAsset: Rule {
  static let about = RuleDescription(
    id: "unreachable_asset", category: .placement, severity: .error,
    summary: "Every asset is asked for in a bundle that has it.",
    rationale: """
      A name is looked up in one bundle: that of the app, unless the call says otherwise. An asset of a package or a \
      framework is not found there, and nothing is shown. Calls that try several bundles need one that has the asset; \
      the bundle of the app means every app that links the code. Where the modules of the repository cannot be made out, \
      or where only some of the products that share a file lack the asset, the rule is silent.
      """,
    examples: [
      Example("a picture of a package, asked for in the bundle of the app") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift: func close() { show(Image(↓"close")) }
        """
      },
      Example("the class of the framework leads to its bundle, and so does a constant") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift:
          final class Token {}
          let kitBundle = Bundle(for: Token.self)
          func close() {
            show(UIImage(named: "close", in: Bundle(for: Token.self), with: nil))
            show(Image("close", bundle: kitBundle))
          }
        """
      },
      Example("the app first, then the shared bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift:
          final class Token {}
          func close() -> UIImage? {
            UIImage(named: "close", in: .main, with: nil) ?? UIImage(named: "close", in: Bundle(for: Token.self), with: nil)
          }
        """
      },
      Example("an app that asks for what another app has") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, sources: [One], resources: [One]}
            - {name: Two, kind: app, sources: [Two]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24
        One/View.swift: func close() { show(Image("close")) }
        Two/View.swift: func close() { show(Image(↓"close")) }
        """
      },
    ])

  var needs: Needs { [.usage, .modules] }

  func check(_ project: Project) -> [Finding] {
    guard let usage = project.usage else { return [] }
    return usage.unreachable.map { name in
      let assets = name.assets.map { project.sets[$0] }
      return Finding(
        assets.prefix(1).map { Subject(.asset, $0) }, at: name.place, message(name, assets),
        grade: name.isKeptByFile ? .minor : .normal,
        related: assets.prefix(3).map { Note($0.place, "“\($0.name)” is here") },
        key: "\(name.place.path)\u{1F}\(name.declaration)\u{1F}\(name.name)")
    }
  }

  private func message(_ name: UnreachableName, _ assets: [AssetSet]) -> String {
    let bundles = name.bundles.prefix(3).joined(separator: ", ")
    let asked =
      "“\(name.name)” is asked for in \(bundles), which does not have it: \(name.isKeptByFile ? "the copy in this file is shown, whatever the asset becomes" : "nothing is shown")"
    if let suggestion = name.suggestion {
      return "\(asked). Its bundle is that of \(name.module): pass \(suggestion)"
    }
    guard let asset = assets.first else { return asked }
    return "\(asked). It is in \(asset.id.catalog)"
  }
}
