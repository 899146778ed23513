internal import AssetModel

/// Finds names looked up in a bundle that does not have the asset.
struct UnreachableAsset: Rule {
  let about = RuleDescription(
    id: "unreachable_asset", category: .placement, severity: .error, remedy: .repair,
    summary: "Names looked up in a bundle that does not have the asset.",
    rationale: """
      A name is looked up in one bundle: the app's, unless the call says otherwise. If the asset is in a package or \
      framework instead, it is not found, and nothing is shown. If a call tries several bundles, one of them must have \
      the asset. If several apps link the code, the app's bundle can be that of any of them; a framework's bundle only \
      exists in apps that link the framework. Names passed to the repository's own functions and types count, too, if \
      these use the names only to load assets. So do names in build settings, which refer to the catalogs of their own \
      target. A target without resources has no `Bundle.module`, so code that uses it there does not compile, and is \
      not reported. Reports nothing if the modules in the repository are unknown. If several products share a file, a \
      name in it is reported only if all of them lack the asset.
      """,
    whenToDisable: """
      If a build script copies catalogs from one bundle to another, so the project files don't say which bundle has \
      which asset.
      """,
    examples: [
      Example("a framework's image, looked up in the app's bundle") {
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
      Example("`Bundle.module` in a target with a catalog, and in one without resources") {
        """
        Kit/Package.swift:
          // swift-tools-version: 5.9
          let package = Package(name: "Kit", targets: [
            .target(name: "Bare", dependencies: ["Icons"]), .target(name: "Chat", dependencies: ["Icons"]),
            .target(name: "Icons"),
          ])
        Kit/Sources/Icons/Icons.xcassets/close.imageset/close.png: png 24x24
        Kit/Sources/Icons/Icons.swift: public struct Icons {}
        Kit/Sources/Chat/Chat.xcassets/send.imageset/send.png: png 24x24 red
        Kit/Sources/Chat/Chat.swift: func chat() { show(Image(↓"close", bundle: .module)) }
        Kit/Sources/Bare/Bare.swift: func bare() { show(Image("close", bundle: .module)) }
        """
      },
      Example("an image looked up in the one bundle that lacks it") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Feature]}
            - {name: Feature, kind: framework, sources: [Feature], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Feature
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Feature/View.swift:
          final class Token {}
          func close() { show(UIImage(named: ↓"close", in: Bundle(for: Token.self), with: nil)) }
        """
      },
      Example("a name without its namespace, looked up in the right bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/Icons/Contents.json: json {"properties": {"provides-namespace": true}}
        Kit/Assets.xcassets/Icons/close.imageset/close.png: png 24x24 red
        Kit/View.swift:
          final class Token {}
          func close() { show(UIImage(named: ↓"close", in: Bundle(for: Token.self), with: nil)) }
          func other() { show(UIImage(named: "Icons/close", in: Bundle(for: Token.self), with: nil)) }
        """
      },
      Example("a framework's bundle, found through a class or a constant") {
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
      Example("a constant for an unknown bundle inside another bundle") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Bundle.swift:
          extension Bundle { static let inner: Bundle = {
            let folder = Bundle(for: Token.self).resourceURL ?? Bundle.main.bundleURL
            return [folder.appendingPathComponent("Kit.bundle")].lazy.compactMap(Bundle.init(url:)).first!
          }() }
        App/View.swift: func f() { show(UIImage(named: "close", in: .inner, with: nil)) }
        App/Token.swift: class Token {}
        """
      },
      Example("a name with a loose image file, and one without") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/App.swift: import Kit
        App/close.png: png 24x24
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Assets.xcassets/open.imageset/open.png: png 24x24
        Kit/View.swift: func close() { show(UIImage(named: "close.png"), UIImage(named: ↓"open")) }
        """
      },
      Example("an extension that searches the bundle of the class it extends") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit, Pad]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
            - {name: Pad, kind: framework, sources: [Pad], resources: [Pad], dependencies: [Kit]}
        App/App.swift: import Pad
        Kit/Manager.swift: public class Manager {}
        Pad/Assets.xcassets/close.imageset/close.png: png 24x24
        Pad/Manager+Icons.swift:
          final class Token {}
          extension Manager {
            var icon: UIImage? { UIImage(named: "close", in: Bundle(for: Token.self), with: nil) }
            var other: UIImage? { UIImage(named: ↓"close", in: Bundle(for: Manager.self), with: nil) }
          }
          func show(_ manager: Manager) { draw(manager.icon, manager.other) }
        """
      },
      Example("a lookup in the app's bundle that falls back to the framework's") {
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
      Example("bundle constants with the same name in two files") {
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
      Example("an app's class that searches its own bundle for a framework's image") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Plan+App.m:
          #import <Kit/Plan.h>
          @implementation Plan (App)
          - (UIImage *)icon {
            return [UIImage imageNamed:@"close" inBundle:[NSBundle bundleForClass:[self class]] withConfiguration:nil];
          }
          @end
        App/Token+App.swift:
          extension Token {
            func icon() -> UIImage? { UIImage(named: "close", in: Bundle(for: Self.self), with: nil) }
          }
          final class Pen {
            func icon() -> UIImage? { UIImage(named: ↓"close", in: Bundle(for: Self.self), with: nil) }
          }
          func show(_ token: Token, _ pen: Pen) { draw(token.icon(), pen.icon()) }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Plan.m:
          @implementation Plan
          @end
        Kit/Token.swift: public final class Token {}
        """
      },
      Example("a helper declared in the repository") {
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
      Example("a call to `image(forResource:)` on the app's bundle") {
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
      Example("a name passed to a function that looks it up in the app's bundle") {
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
      Example("a name passed to a view that looks it up in the app's bundle") {
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
          func show() { add(row(), link(), cell()) }
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Kit.swift:
          final class Token {}
          extension Bundle { public static let kit = Bundle(for: Token.self) }
        """
      },
      Example("functions that may do more than load an asset by name") {
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
      Example("a helper that only an unrelated module declares") {
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
      Example("an image view whose class loads the image by name") {
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
      Example("a color from another bundle, in two storyboards") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Main.storyboard: <document><label><color key="textColor" name="↘brand"/></label><resources><namedColor name="brand"/></resources></document>
        App/Other.storyboard: <document><label><color key="textColor" name="brand"/></label><resources><namedColor name="brand"/></resources></document>
        App/View.swift: show(UIStoryboard(name: "Other", bundle: nil))
        Kit/Assets.xcassets/brand.colorset: #FF0000, dark #00FF00
        Kit/View.swift: class IconView {}
        """
      },
      Example("a color that a framework's xib finds in the app, and an image that it does not find there") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Assets.xcassets/brand.colorset: #FF0000, dark #00FF00
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Row.xib: <document><label><color key="textColor" name="brand"/></label><imageView image="↓close"/><resources><namedColor name="brand"/><image name="close"/></resources></document>
        Kit/Row.swift: class Row: UIView {}; func f() { UINib(nibName: "Row", bundle: kit) }
        """
      },
      Example("a storyboard color without a dark variant, reported as info") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Main.storyboard: <document><label><color key="textColor" name="⇢brand"/></label><resources><namedColor name="brand"/></resources></document>
        App/View.swift: show(UIStoryboard(name: "Main", bundle: nil))
        Kit/Assets.xcassets/brand.colorset: #FF0000
        Kit/View.swift: class IconView {}
        """
      },
      Example("an image view whose accessibility identifier equals the image's name") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], resources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        App/Main.storyboard:
          <document>
            <imageView image="↓close">
              <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="close"/>
            </imageView>
            <resources><image name="close"/></resources>
          </document>
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/View.swift: class IconView {}
        """
      },
      Example("an app that searches the bundle of a framework it does not link") {
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
      Example("an app's build setting for an icon that only its widget has") {
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
            Vision:
              type: application
              platform: visionOS
              sources: [Vision]
              settings: {ASSETCATALOG_COMPILER_APPICON_NAME: AppIcon}
        App/Assets.xcassets/AppIkon.appiconset/icon.png: png 1024x1024 red
        App/Assets.xcassets/Tint.colorset: #FF0000
        Mini/Mini.swift: let mini = 1
        Widget/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 blue
        Widget/Assets.xcassets/Tint.colorset: #FF0000
        Vision/Assets.xcassets/AppIcon.solidimagestack/Contents.json: json {"layers": []}
        """
      },
      Example("names with the wrong case in a build setting and a call") {
        """
        project.yml:
          name: App
          targets:
            App:
              type: application
              platform: iOS
              sources: [App]
              settings: {↘ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: AccentColor}
            Mini:
              type: application
              platform: iOS
              sources: [Mini]
              settings: {ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME: AccentColor}
        App/App.swift: func show() { use(Image(↓"Close")) }
        App/Assets.xcassets/accentColor.colorset: #FF0000
        App/Assets.xcassets/close.imageset/close.png: png 24x24
        Mini/Mini.swift: func show() { use(Image("Close")) }
        Mini/Assets.xcassets/AccentColor.colorset: #00FF00
        Mini/Assets.xcassets/Close.imageset/close.png: png 24x24 blue
        """
      },
      Example("an image that only one of two apps has, although both compile the code") {
        """
        .assetlint.yml:
          modules:
            - {name: Shop, kind: app, sources: [Shop, Shared], resources: [Shop]}
            - {name: Outlet, kind: app, sources: [Outlet, Shared], resources: [Outlet]}
        Outlet/Assets.xcassets/open.imageset/open.png: png 24x24
        Shared/View.swift: func close() { show(UIImage(named: "close")) }
        Shop/Assets.xcassets/close.imageset/close.png: png 24x24
        """
      },
      Example("an image in an unused storyboard, reported as info") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, sources: [One], resources: [One]}
            - {name: Two, kind: app, sources: [Two], resources: [Two]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24
        One/View.swift: func close() { show(Image("close")) }
        Two/Old.storyboard: <document><imageView image="⇢close"/><resources><image name="close"/></resources></document>
        Two/New.storyboard: <document><imageView image="↓close"/><resources><image name="close"/></resources></document>
        Two/View.swift: func show() { present(UIStoryboard(name: "New", bundle: nil)) }
        """
      },
      Example("a lookup in unused code, reported as info") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, sources: [One], resources: [One]}
            - {name: Two, kind: app, sources: [Two]}
        One/Assets.xcassets/close.imageset/close.png: png 24x24
        One/View.swift: func close() { show(Image("close")) }
        Two/View.swift:
          enum Icons {
            static var old: Image { Image(⇢"close") }
            static var new: Image { Image(↓"close") }
          }
          func show() { show(Icons.new) }
        """
      },
      Example("a lookup in a preview, reported as info, and one in the previewed view") {
        """
        .assetlint.yml:
          modules:
            - {name: App, kind: app, sources: [App], dependencies: [Kit]}
            - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        Kit/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Kit.swift: public struct Kit {}
        App/Row.swift:
          struct Row: View { var body: some View { Image(↓"close") } }
          struct Row_Previews: PreviewProvider { static var previews: some View { Row().background(Image(⇣"close")) } }
          func show() { present(Row()) }
        """
      },
      Example("a color loaded by a function that has no fallback") {
        """
        .assetlint.yml:
          modules:
            - {name: One, kind: app, sources: [One], resources: [One]}
            - {name: Two, kind: app, sources: [Two]}
        One/Assets.xcassets/ink.colorset: #112233
        One/View.swift: func f() { show(Color("ink")) }
        Two/View.swift:
          func color(_ name: String, or other: Color) -> Color { UIColor(named: name) != nil ? Color(name) : other }
          func tint(_ name: String) -> Color { Color(name) }
          func f() { show(color("ink", or: .red)) }
          func g() { show(tint(↓"ink")) }
        """
      },
      Example("code that only the bundle of tests is known to link") {
        """
        project.yml:
          name: Kits
          targets:
            Kit: {type: library.static, platform: iOS, sources: [Kit]}
            KitTests: {type: bundle.unit-test, platform: iOS, sources: [KitTests], dependencies: [{target: Kit}]}
            Art: {type: framework, platform: iOS, sources: [Art]}
        Art/Assets.xcassets/close.imageset/close.png: png 24x24
        Kit/Menu.swift: func f() { show(UIImage(named: "close")) }
        KitTests/MenuTests.swift: func test() { f() }
        """
      },
      Example("an app that looks up another app's asset") {
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
    let settings = NamingSetting.all(in: project).map { naming in
      finding(naming, (naming.namesake.map { [$0] } ?? naming.assets).map { project.sets[$0] })
    }
    return settings
      + (project.usage?.unreachable ?? []).map { name in
        let namesake = namesake(of: name, in: project) ?? namespaced(name, in: project)
        let assets = (namesake.map { [$0] } ?? name.assets).map { project.sets[$0] }
        // No code runs before a launch screen is shown.
        let canBeLoaded =
          !project.modules.all.contains { $0.launchScreens.contains(name.place.path) }
          && assets.first.map { project.modules.canLoad($0) } != false
        var finding = Finding(
          assets.prefix(1).map { Subject(.asset, $0) }, at: name.place, in: name.declaration,
          names: [name.name],
          message(
            name, assets, isNamedDifferently: namesake != nil,
            canBeLoaded: canBeLoaded),
          grade: name.isReplaced
            ? .excused
            : name.isIdle || name.isKeptByFile && !assets.contains(where: \.hasVariants)
              ? .trivial : name.isInPreview ? .provisional : name.isKeptByFile ? .minor : .normal,
          related: assets.prefix(3).map { Note($0.place, "“\($0.name)” is here") }
        ).asking(for: name.name)
        if namesake != nil, !name.isIdle { finding.putsToUse = Set(assets.map { Place($0.path) }) }
        if name.isKeptByFile, name.suggestion == nil, let asset = assets.first {
          finding.fold = fold(name, asset, canBeLoaded: canBeLoaded)
        }
        return finding
      }
  }

  /// Combines the findings about one color, because several interface files often use it from another bundle.
  private func fold(_ name: UnreachableName, _ asset: AssetSet, canBeLoaded: Bool) -> FindingFold {
    FindingFold(
      ["kept", name.name, "\(asset.path)"], fewest: 1,
      note: "looked up in \(name.bundles.listed("and")) here"
    ) { _, _ in
      "several interface files refer to the color “\(name.name)”, which their bundles do not have, so the values stored in these "
        + "files are shown instead; add it to these bundles"
        + (canBeLoaded ? ", or load it in code from the bundle that has \(asset.id.catalog)" : "")
    }
  }

  /// The index of an asset in the bundle of the code's own module, with a name that differs from the looked-up name
  /// only in case. Nil if there is none, or if the code does not look in that bundle.
  private func namesake(of name: UnreachableName, in project: Project) -> Int? {
    guard name.reason == .lacking, name.suggestion == nil,
      let module = project.modules.all.first(where: { $0.name == name.module }),
      !module.bundleNames.isEmpty, !Set(module.bundleNames).isDisjoint(with: name.bundles)
    else { return nil }
    return project.namesake(of: name.name, Set(name.assets.map { project.sets[$0].kind }), in: module)
  }

  /// The index of an asset that the code would find by its full name, such as `Icons/close` for `close`, in a bundle
  /// that the code searches.
  private func namespaced(_ name: UnreachableName, in project: Project) -> Int? {
    let named = Set(name.assets.map { project.sets[$0].kind })
    guard name.reason == .lacking, name.suggestion == nil || named == [.appIcon] else { return nil }
    // Code loads app icons by name with the same calls as images.
    let kinds = Set(named.map { $0 == .appIcon ? .image : $0 })
    return project.sets.indices.first { index in
      let set = project.sets[index]
      return set.ownName == name.name && set.name != name.name && kinds.contains(set.kind)
        && project.modules.bundles(compiling: set.id.catalog).contains {
          !Set($0.names).isDisjoint(with: name.bundles)
        }
    }
  }

  private func finding(_ naming: NamingSetting, _ assets: [AssetSet]) -> Finding {
    let (module, setting) = (naming.module, naming.setting)
    let advice =
      assets.first.map { asset in
        naming.namesake == nil
          ? "correct the setting, or copy the asset from \(asset.id.catalog) into a catalog that \(module.name) compiles"
          : "did you mean “\(asset.name)” in \(asset.id.catalog)? Names are case-sensitive"
      } ?? "correct the setting, or add the asset"
    var finding = Finding(
      assets.prefix(1).map { Subject(.asset, $0) }, at: Place(setting.place.path, setting.place.position),
      in: module.name, names: [setting.name, setting.value],
      "\(module.name) sets \(setting.name) to “\(setting.value)”, but compiles no catalog with that asset; \(advice)",
      // The App Store rejects an app without its icon. For the assets in other settings, the system has defaults.
      grade: setting.name == "ASSETCATALOG_COMPILER_APPICON_NAME" ? .normal : .minor,
      related: assets.prefix(3).map { Note($0.place, "“\($0.name)” is here") }
    ).asking(for: setting.value)
    if naming.namesake != nil { finding.putsToUse = Set(assets.map { Place($0.path) }) }
    return finding
  }

  private func message(
    _ name: UnreachableName, _ assets: [AssetSet], isNamedDifferently: Bool, canBeLoaded: Bool
  ) -> String {
    if name.reason == .notLinked {
      let missing = name.bundles.count == 1 ? name.bundles[0] : "one of them"
      return
        "“\(name.name)” is looked up in \(name.bundles.listed("and")), which \(name.module) does not "
        + "link, so \(name.outcome); "
        + (name.idleness.map { $0.advice(in: name.place.path) }
          ?? "add \(missing) to the dependencies of \(name.module)")
    }
    let others = name.bundles.count - 3
    let bundles =
      others > 0
      ? "\(name.bundles.prefix(3).joined(separator: ", ")) and \(others) more" : name.bundles.listed("and")
    let lack = name.bundles.count > 1 ? "which do not have it" : "which does not have it"
    let asked =
      "“\(name.name)” is looked up in \(bundles), \(lack), so \(name.outcome)"
    let isInterface = ["xib", "storyboard"].contains(name.place.path.pathExtension)
    if let idleness = name.idleness { return "\(asked); \(idleness.advice(in: name.place.path))" }
    if isNamedDifferently, let asset = assets.first {
      return asset.ownName == name.name
        ? "\(asked); use the full name, “\(asset.name)”"
        : "\(asked); did you mean “\(asset.name)” in \(asset.id.catalog)? Names are case-sensitive"
    }
    if let suggestion = name.suggestion {
      return "\(asked); pass the bundle of \(name.module), using \(suggestion)"
    }
    guard let asset = assets.first else { return asked }
    let place = name.bundles.count == 1 ? name.bundles[0] : "one of them"
    if !canBeLoaded { return "\(asked); add it to \(place)" }
    // An interface file cannot choose a bundle.
    return isInterface
      ? "\(asked); add it to \(place), or load it in code from the bundle that has \(asset.id.catalog)"
      : "\(asked); load it from the bundle that has \(asset.id.catalog), or add it to \(place)"
  }
}

extension Modules {
  /// Whether code in another bundle can load an asset. It cannot if only executables, such as apps and extensions, have
  /// the asset.
  fileprivate func canLoad(_ set: AssetSet) -> Bool {
    let bundles = bundles(compiling: set.id.catalog)
    return bundles.isEmpty || !bundles.allSatisfy { self[$0.owner].kind.isExecutable }
  }
}

extension AssetSet {
  /// Whether a color has several variants, such as one for dark mode. An interface file stores only one of them.
  fileprivate var hasVariants: Bool { slots.count > 1 }
}
