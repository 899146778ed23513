import AssetAudit
import AssetModel
import LintEngine
import TestSupport

/// A repository of two apps with something for each part of an audit.
enum WholeAudit {
  static let tree = """
    .assetlint.yml:
      opt_in_rules: [all]
      shared:
        catalogs: [Kit/Assets.xcassets]
        overrides: [Brands/*/Brand.xcassets]
        kinds: [image, color]
        exceptions: [Onboarding/**]
        brands:
          - {name: Red, catalogs: [Brands/Red/Brand.xcassets]}
          - {name: Blue, catalogs: [Brands/Blue/Brand.xcassets]}
      references:
        patterns: [Server/*]
      modules:
        - {name: Shop, kind: app, sources: [Shop], resources: [Shop, Brands/Red], dependencies: [Kit, Widget, Chat]}
        - {name: Outlet, kind: app, sources: [Outlet], resources: [Outlet, Brands/Blue], dependencies: [Kit]}
        - {name: Widget, kind: app-extension, sources: [Widget], resources: [Widget], dependencies: [Kit]}
        - {name: Chat, kind: static-library, sources: [Chat], dependencies: [Kit]}
        - {name: Kit, kind: framework, sources: [Kit], resources: [Kit]}
        - {name: ShopTests, kind: test, sources: [ShopTests], dependencies: [Shop]}
    Shop/Assets.xcassets/AppIcon.appiconset/icon.png: png 1024x1024 red
    Shop/Assets.xcassets/Onboarding/hello.imageset/hello@2x.png: png 300x200 blue level0
    Shop/Assets.xcassets/Onboarding/hello.imageset/hello@3x.png: png 450x300 blue level0
    Shop/Assets.xcassets/Onboarding/Contents.json: json {"properties": {"provides-namespace": true}}
    Shop/Assets.xcassets/cart.imageset/cart.pdf: pdf 24x24 red
    Shop/Assets.xcassets/close_button.imageset/close.png: copy of Kit/Assets.xcassets/close.imageset/close@2x.png
    Shop/Assets.xcassets/Server/offer.imageset/offer.svg: svg 40x40
    Shop/Assets.xcassets/Server/Contents.json: json {"properties": {"provides-namespace": true}}
    Shop/Assets.xcassets/old photo.imageset/old.jpg: jpeg 300x300 green
    Shop/Assets.xcassets/flag-de.imageset/de.png: png 30x20 red
    Shop/Assets.xcassets/flag-fr.imageset/fr.png: png 30x20 blue
    Shop/Assets.xcassets/preview.imageset/p.png: png 60x60 white ring
    Shop/Assets.xcassets/gone.imageset/gone.png: missing
    Shop/Assets.xcassets/terms.dataset/terms.txt: text Nothing to see here.
    Shop/Assets.xcassets/terms.dataset/Contents.json: json {"data": [{"filename": "terms.txt", "idiom": "universal"}]}
    Shop/Assets.xcassets/AccentColor.colorset: #FF8000, dark #402000
    Outlet/Assets.xcassets/cart.imageset/cart.png: png 48x48 blue cross
    Outlet/Assets.xcassets/close.imageset/close.png: png 40x40 green ring
    Brands/Red/Brand.xcassets/logo.imageset/logo.png: png 80x80 red dial
    Brands/Blue/Brand.xcassets/logo.imageset/logo.png: png 80x80 blue dial
    Kit/Assets.xcassets/logo.imageset/logo.png: png 80x80 black dial
    Kit/Assets.xcassets/close.imageset/close@2x.png: png 48x48 black cross
    Kit/Assets.xcassets/close.imageset/close@2x~dark.png: png 48x48 white cross
    Kit/Assets.xcassets/brand.colorset: #FF8000, dark #40200080
    Kit/Assets.xcassets/plain.colorset: #FF8000, dark #40200080
    Widget/Assets.xcassets/=SUM(1).imageset/a.png: png 40x40 green
    Attic/Old.xcassets/lost.imageset/lost.png: png 50x50 green
    Shop/Shop.swift:
      enum Icon { static let cart = UIImage(named: "cart"); static let photo = UIImage(named: "old photo") }
      func shop(code: String, id: String) {
        show(Icon.cart, Image(.Onboarding.hello), UIImage(named: "close_button"), UIImage(named: "flag-" + code))
        show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil), UIImage(named: "logo"))
        show(UIImage(named: id), UIImage(named: "nothing"), UIImage(named: "gone"), NSDataAsset(name: "terms"))
      }
      #Preview { Image("preview") }
    Outlet/Outlet.swift: func outlet() { show(UIImage(named: "cart"), UIImage(named: "close"), UIImage(named: "logo")) }
    Chat/Chat.swift: func chat() { show(UIColor(named: "brand", in: Bundle(for: Kit.self), compatibleWith: nil)) }
    Kit/Kit.swift:
      class Kit {
        // Shows "plain" as soon as the server agrees.
        func kit() { show(UIImage(named: "close", in: Bundle(for: Kit.self), with: nil), UIImage(named: "logo")) }
      }
    Widget/Widget.swift: func widget() { show(UIImage(named: "=SUM(1)")) }
    ShopTests/ShopTests.swift: func test() { show(UIImage(named: "plain")) }
    """

  /// The audit, with the last changes of two files.
  static func audit(movingTo target: RepositoryPath? = nil) throws -> Audit {
    let outcome = try AuditSample.outcome(tree)
    var audit = Audit(
      outcome.project, outcome.report,
      changes: [
        "Kit/Assets.xcassets/close.imageset/close@2x.png": AuditedChange(
          commit: "0a1b2c3", date: "2024-05-06"),
        "Kit/Assets.xcassets/close.imageset/Contents.json": AuditedChange(
          commit: "4d5e6f7", date: "2023-01-02"),
      ], movingFrom: nil, to: target)
    audit.repository = AuditedRepository("Store", at: AuditedChange(commit: "89abcde", date: "2024-07-08"))
    return audit
  }

  /// The audit, compared with an earlier state. Since then, one asset was added, one was removed, and others changed
  /// in size.
  static func changed() throws -> Audit {
    let earlier = try AuditSample.outcome(
      tree.replacing("Kit/Assets.xcassets/plain.colorset", with: "Kit/Assets.xcassets/first.colorset")
        .replacing("png 80x80 black dial", with: "png 80x80 black dial level0")
        .replacing("jpeg 300x300 green", with: "jpeg 30x30 green"))
    var audit = try audit()
    audit.trend = AuditTrend(from: Audit(earlier.project, earlier.report), named: "v1.0", to: audit)
    return audit
  }
}
