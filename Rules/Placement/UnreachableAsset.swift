internal import AssetModel

/// Finds calls that look for an asset in a bundle that does not have it.
struct UnreachableAsset: Rule {
  let about = RuleDescription(
    id: "unreachable_asset", category: .placement, severity: .error, remedy: .repair,
    summary: "Every asset is asked for in a bundle that has it.",
    rationale: """
      A name is looked up in one bundle: that of the app, unless the call says otherwise. An asset of a package or a \
      framework is not found there, and nothing is shown. Calls that try several bundles need one that has the asset; \
      the bundle of the app means every app that links the code, and that of a framework is only there if one of them \
      links the framework. A name that is given to a function or type of the repository which only loads what it names \
      counts as well, and so does a build setting, which is about the catalogs of its own target. Where the modules of the repository cannot be made out, \
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
      Example("a bundle of the function around, and one of the same name that another file keeps") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit, Pad]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
            - {name: Pad, kind: framework, sources: [Pad], resources: [Pad]}
        App/App.swift: import Kit
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift:
          final class Token {}
          private let bundle = Bundle(for: Token.self)
          func close() { show(Image("close", bundle: bundle)) }
        Pad/Assets.xcassets/open.imageset/open.png: png 24x24 red
        Pad/View.swift:
          final class Pen {
            func open() {
              let bundle = Bundle(for: Self.self)
              show(Image("open", bundle: bundle))
            }
          }
        """
      },
      Example("a way to pictures that the repository declares itself") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift:
          extension UIImage {
            convenience init?(named name: String) { self.init(named: name, in: Bundle.ours, with: nil) }
          }
          func picture(_ name: String) -> UIImage? { UIImage(named: name) }
          func close() { show(UIImage(named: "close"), picture("close")) }
          func open() { show(picture("close")) }
        """
      },
      Example("a bundle that is asked itself") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift:
          final class Token {}
          private let kitBundle = Bundle(for: Token.self)
          func close() { show(kitBundle.image(forResource: "close")) }
          func shut() { show(Bundle.main.image(forResource: ↓"close")) }
          func open() {
            let bundle = Bundle.main
            show(bundle.image(forResource: "close"))
          }
        """
      },
      Example("functions that load what they are given the name of, each in its bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Bar.swift:
          func button(_ title: String, imageName: String) -> Item { Item(title, UIImage(named: imageName)) }
          func close() { show(button("close", imageName: ↓"close")) }
          func open() { show(icon("close")) }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Icons.swift:
          final class Token {}
          public func icon(_ name: String) -> UIImage? { UIImage(named: name, in: Bundle(for: Token.self), with: nil) }
        """
      },
      Example("types that load what they are given the name of") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Rows.swift:
          struct Row: View { let icon: String; var body: some View { Image(icon) } }
          struct Link: View { let icon: String; var body: some View { Image(icon, bundle: .kit) } }
          struct Cell: View { let icon: String; var body: some View { isSymbol(icon) ? Image(systemName: icon) : Image(icon) } }
          func row() -> Row { Row(icon: ↓"close") }
          func link() -> Link { Link(icon: "close") }
          func cell() -> Cell { Cell(icon: "close") }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Kit.swift:
          final class Token {}
          extension Bundle { public static let kit = Bundle(for: Token.self) }
        """
      },
      Example("functions that do more with a name, or of which there are two") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Bar.swift:
          func button(imageName: String) -> Item {
            Item(UIImage(named: imageName) ?? UIImage(systemName: imageName))
          }
          func close() { show(button(imageName: "close"), Bar().icon("close")) }
          struct Bar { func icon(_ name: String) -> UIImage? { UIImage(named: name) } }
          struct Foo { func icon(_ name: String) -> UIImage? { load(name) } }
          func picture(_ name: String) -> UIImage? { load(name) ?? UIImage(named: name) }
          func open() { show(picture("close")) }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Kit.swift: let kit = 1
        """
      },
      Example("a way to pictures that only another module has") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit, Pad]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
            - {name: Pad, kind: framework, sources: [Pad]}
        App/App.swift: import Kit
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift: func close() { show(UIImage(named: ↓"close")) }
        Pad/View.swift:
          extension UIImage {
            convenience init?(named name: String) { self.init(named: name, in: Bundle.ours, with: nil) }
          }
        """
      },
      Example("a picture of an interface that its class loads by the name") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Main.storyboard:
          <document>
            <imageView image="close" customClass="IconView">
              <userDefinedRuntimeAttribute type="string" keyPath="iconName" value="close"/>
            </imageView>
            <resources><image name="close"/></resources>
          </document>
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift: class IconView {}
        """
      },
      Example("a picture of an interface whose name is an identifier as well") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Main.storyboard:
          <document>
            <imageView image="close">
              <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="close"/>
            </imageView>
            <resources><image name="↓close"/></resources>
          </document>
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift: class IconView {}
        """
      },
      Example("a bundle that is in another app only") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, sources: [One], dependencies: [Kit]}
            - {name: Two, kind: app, sources: [Two]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        One/View.swift: func close() { show(UIImage(named: "close", in: kitBundle, with: nil)) }
        Two/View.swift: func close() { show(UIImage(named: ↓"close", in: kitBundle, with: nil)) }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Kit.swift:
          final class Token {}
          public let kitBundle = Bundle(for: Token.self)
        """
      },
      Example("a build setting that names what only the widget has") {
        """
        project.yml:
          name: App
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings: {↓ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon}
              dependencies: [{target: Widget}]
            Mini: {type: application, platform: iOS, sources: [Mini], settings: {ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon}}
            Widget:
              type: app-extension
              platform: iOS
              sources: [Widget]
              settings: {ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: Tint}
        App/Assets.xcassets/AppIkon.appiconset/icon.png: png 1024x1024 red
        App/Assets.xcassets/Tint.colorset: #FF0000
        Mini/Mini.swift: let mini = 1
        Widget/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 blue
        Widget/Assets.xcassets/Tint.colorset: #FF0000
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
    let settings = NamingSetting.all(in: project).map { finding($0, $0.assets.map { project.sets[$0] }) }
    return settings
      + (project.usage?.unreachable ?? []).map { name in
        let assets = name.assets.map { project.sets[$0] }
        return Finding(
          assets.prefix(1).map { Subject(.asset, $0) }, at: name.place, in: name.declaration,
          names: [name.name], message(name, assets), grade: name.isKeptByFile ? .minor : .normal,
          related: assets.prefix(3).map { Note($0.place, "“\($0.name)” is here") }
        ).asking(for: name.name)
      }
  }

  private func finding(_ naming: NamingSetting, _ assets: [AssetSet]) -> Finding {
    let (module, setting) = (naming.module, naming.setting)
    let catalog = assets.first.map { ". It is in \($0.id.catalog)" } ?? ""
    return Finding(
      assets.prefix(1).map { Subject(.asset, $0) }, at: Place(setting.place.path, setting.place.position),
      in: module.name, names: [setting.name, setting.value],
      "“\(setting.value)” is named by \(setting.name) of \(module.name), and no catalog that \(module.name) compiles has it\(catalog)",
      // Without its icon an app is not accepted; for the rest the system has something else.
      grade: setting.name == "ASSETCATALOG_COMPILER_APPICON_NAME" ? .normal : .minor,
      related: assets.prefix(3).map { Note($0.place, "“\($0.name)” is here") }
    ).asking(for: setting.value)
  }

  private func message(_ name: UnreachableName, _ assets: [AssetSet]) -> String {
    if name.reason == .notLinked {
      return
        "“\(name.name)” is asked for in \(name.bundles.joined(separator: ", ")), which \(name.module) does not "
        + "link: nothing is shown. Add it to the dependencies of \(name.module)"
    }
    let others = name.bundles.count - 3
    let bundles = name.bundles.prefix(3).joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
    let lack = name.bundles.count > 1 ? "none of which has it" : "which does not have it"
    let asked =
      "“\(name.name)” is asked for in \(bundles), \(lack): \(name.isKeptByFile ? "the copy in this file is shown, whatever the asset becomes" : "nothing is shown")"
    if let suggestion = name.suggestion {
      return "\(asked). Its bundle is that of \(name.module): pass \(suggestion)"
    }
    guard let asset = assets.first else { return asked }
    return "\(asked). It is in \(asset.id.catalog)"
  }
}
