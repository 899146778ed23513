import Testing

/// Strings and members that are the same as an asset name but do not refer to the asset.
struct UnusedForms {
  private static let shades = (1...6).map { "shade\($0) color: reported" }

  static let forms = [
    Form(
      "func g() { Color(UIColor.systemGray3) }", "shade1 color: reported", "shade2 color: reported",
      "shade3 color: reported", "shade4 color: reported", "shade5 color: reported", "shade6 color: reported"),
    Form(
      "func g() { UIImage(named: item.icon) }", "shade1 color: reported", "shade2 color: reported",
      "shade3 color: reported", "shade4 color: reported", "shade5 color: reported", "shade6 color: reported"),
    Form(
      #"<document><color name="Gray"/><resources><namedColor name="Gray"/></resources></document>"#,
      in: "A.xib",
      "Gray1 color: reported", "Gray2 color: reported", "Gray3 color: reported", missing: ["Gray"]),
    Form(
      "func g() { NSImage(named: x.lowercased()); show(\"Brand-Tint\") }", "brand-tint color: reported"
    ),
    Form(#"func g() { let id = "user-\(user.id)"; track(id) }"#, "user-setting: reported"),
    Form(#"func g() { track(id: "user-\(user.id)") }"#, "user-setting: reported"),
    Form("<p>All the get-together news</p>", in: "CHANGELOG.html", "get-together: reported"),
    Form(
      #"func g() { UIImage(named: names.contains(name ?? "") ? "check" : "tick") }"#, "shade1: reported",
      "shade2: reported", "shade3: reported", "check: kept", missing: ["tick"]),
    Form(
      "func g() { UIImage(named: url.pathExtension) }", "psd: kept", "folder-icon: reported"),
    Form("func g() { UIImage(named: url.host) }", "psd: reported"),
    Form(
      #"""
      UIImage *f(NSString *file) {
        NSString *name = [file.pathExtension stringByAppendingPathExtension:@"png"];
        return [UIImage imageNamed:name];
      }
      """#, in: "A.m", "psd: kept", "folder-icon: reported"),
    Form(
      "import UIKit\nfunc g(v: UILabel, b: UIButton) { v.textColor = .label; b.setTitleColor(.label, for: .normal) }",
      "label color: reported"),
    Form(
      "import AppKit\nfunc g(v: NSTextField) { v.textColor = .label }", "label color: kept"),
    Form("import UIKit\nfunc g(b: UIButton) { b.setImage(.label, for: .normal) }", "label: kept"),
    Form(
      """
      class Bar: NSObject {
        func item(_ name: String) { show(perform(NSSelectorFromString(name + "WithTitle:"))) }
        func close(title: String) -> Item { Item(UIImage(named: "close")) }
      }
      """, "close: kept"),
    Form(
      """
      class Bar: NSObject {
        func item(_ name: String) { show(perform(NSSelectorFromString("openWithTitle:"))) }
        func close(title: String) -> Item { Item(UIImage(named: "close")) }
      }
      """, "close: reported"),
    Form(
      "class Base: Model {}\ntypealias Root = Base\nclass Bar: Root { func f() -> Int { UIImage(named: \"close\") } }",
      "close: kept"),
    Form(
      "class Base {}\ntypealias Root = Base\nclass Bar: Root { func f() -> Int { UIImage(named: \"close\") } }",
      "close: reported"),
    Form(
      """
      enum Bar { static func items() -> Item { Item(UIImage(named: "close")) } }
      extension Array where Element == Bar { func show() { use(Element.items()) } }
      """, "close: kept"),
    Form(
      """
      enum Bar { static func items() -> Item { Item(UIImage(named: "close")) } }
      extension Array where Element == Bar { func show() { use(Self.Element.items()) } }
      """, "close: kept"),
    Form(
      """
      enum Bar { static func items() -> Item { Item(UIImage(named: "close")) } }
      extension Array where Element == Bar { func show() { use(Element.other()) } }
      """, "close: reported"),
    // A framework calls the methods of an external protocol, even if another type has an alias with the protocol's
    // name.
    Form(
      """
      class Screen { typealias Reactor = Model }
      class Model: Reactor { func mutate() -> Int { show(UIImage(named: "close")); return 1 } }
      """, "close: kept"),
    Form(
      """
      class Screen { typealias Reactor = Model }
      class Model { func mutate() -> Int { show(UIImage(named: "close")); return 1 } }
      """, "close: reported"),
    Form("func g() { button.setTitle(\"x\", for: .normal) }", "normal: reported"),
    Form("func g() { show(MyKit.Image.star) }", "star: reported"),
    Form(
      "enum Source { case local, remote }\nfunc g() { var image = Source.local; image = .remote; show(image) }",
      "remote: reported"
    ),
    Form(
      #"""
      enum Icons { static let sort = UIImage(named: "sort") }
      extension Array { mutating func f() { sort { $0 < $1 } } }
      """#,
      "sort: reported"),
    Form(
      #"""
      struct Shade {
        let name: String
        static func ui(_ name: String) -> Self { Self(name: "shade\(name)") }
        static let ui = Palette()
      }
      struct Palette { let one = Shade.ui("1"), two = Shade.ui("2") }
      extension UIColor { convenience init(_ shade: Shade) { self.init(named: shade.name)! } }
      func g() { show(UIColor(Shade.ui.one)) }
      """#, "shade1 color: kept", "shade2 color: reported"),
    Form("func g() { VStack(alignment: .leading) {} }", "leading: reported"),
    Form("func g() { view.padding(.top) }", "top: reported"),
    Form("func g() { self.delegate = .none }", "none: reported"),
    Form(
      "func g() { Image(\"icon\" + size()) // assetlint:uses iconSmall\n}", "iconHuge: reported",
      "iconSmall: kept"),
    Form("func g() {}", "Cards ar-resource-group: reported"),
    Form(
      "class C: UIViewController { @IBAction func tap() { UIImage(named: \"close\") } }\n=== Main.storyboard\n<document/>",
      "close: reported"
    ).open,
  ]

  @Test(arguments: forms)
  func `a name that is only equal`(form: Form) throws { try form.check() }

  private static let icons = """
    enum Icon {
      case star, user, other
      var name: String {
        switch self {
        case .star: return "star"
        case .user: return "user"
        default: return "remote"
        }
      }
    }

    """

  private static let shade = #"func shade(_ name: String) -> UIColor { UIColor(named: "shade\(name)")! }\n"#

  static let nearMisses = [
    Form(icons + "func g() { Image(Icon.star.name) }", "star: kept", "user: reported", "remote: kept"),
    Form(
      icons + "func g(i: Icon = .user) { Image(i.name) }", "star: reported", "user: kept", "remote: kept"),
    Form(
      icons + "func g() { for i in Icon.allCases { Image(i.name) } }", "star: kept", "user: kept",
      "remote: kept"),
    Form(
      icons + "func g(i: Icon) { Image(i.name); show(.star) }", "star: kept", "user: reported",
      "remote: kept"),
    Form(
      icons.replacing("enum Icon", with: "enum Icon: Int") + "func g() { Image(Icon(rawValue: 1)!.name) }",
      "star: kept", "user: kept", "remote: kept"),
    Form(
      icons.replacing("enum Icon", with: "@objc enum Icon: Int") + "func g(i: Icon) { Image(i.name) }",
      "star: kept", "user: kept", "remote: kept"),
    Form(
      icons.replacing("enum Icon", with: "enum Icon: String, Codable")
        + "func g(i: Icon) { Image(i.name) }",
      "star: kept", "user: kept", "remote: kept"),
    Form(
      icons.replacing("enum Icon", with: "enum Icon: CaseIterable") + "func g(i: Icon) { Image(i.name) }",
      "star: kept", "user: kept", "remote: kept"),
    Form(
      "extension Style { var name: String { switch self { case .dark: \"star\" } } }\nfunc g(s: Style) { Image(s.name) }",
      "star: kept"),
    Form(
      shade + #"func g() { show(shade("1"), shade("2")) }"#, "shade2 color: kept", "shade3 color: reported"),
    Form(shade + #"func g() { show(shade("1"), shade(item.shade)) }"#, "shade2 color: kept"),
    Form(shade + #"func g() { show(shade("1"), items.map(shade)) }"#, "shade2 color: kept"),
    Form(shade + #"func g() { show(shade("1"), shade("2" + "")) }"#, "shade2 color: kept"),
    Form(shade + #"func g() { show(shade("1"), shade("\(number)")) }"#, "shade2 color: kept"),
    Form(shade + #"func g() { show(shade("1"), shade("Two".lowercased())) }"#, "shade2 color: kept"),
    Form(shade + #"func g(a: Bool) { show(shade("1"), shade(a ? "2" : "3")) }"#, "shade3 color: kept"),
    Form(
      #"func shade(_ name: String) { var name = name; name.removeFirst(); UIColor(named: "shade\(name)") }"#
        + #"func g() { shade("12") }"#, "shade2 color: kept"),
    Form(
      "func g() { UIImage(named: item.icon) }", "frame1: kept", "frame2: kept", "frame3: kept",
      "frame4: kept", "frame5: kept", "frame6: kept"),
    Form(
      "func g() { UIColor(named: item.color) }", "shade1 color: kept", "shade2 color: kept",
      "shade3 color: kept", "shade4 color: kept", "shade5 color: kept", "shade6 color: kept"),
    Form("func g() { NSImage(named: x.lowercased()); show(\"Brand-Tint\") }", "brand-tint: kept"),
    Form(#"func g() { Image("user-\(user.id)") }"#, "user-setting: kept"),
    Form(#"func g() { let id = "user-\(user.id)"; Image(id) }"#, "user-setting: kept"),
    Form(
      #"""
      class Icons { static let sort = UIImage(named: "sort") }
      extension Other { func f() { show(sort) } }
      """#,
      "sort: kept"),
    Form(
      #"""
      struct Icons { static let sort = UIImage(named: "sort") }
      typealias Alias = Icons
      extension Alias { func f() { show(sort) } }
      """#,
      "sort: kept"),
    Form("func g() { button.setImage(.normal, for: .selected) }", "normal: kept"),
    Form("func g() { show(SwiftUI.Color.brand) }", "brand color: kept"),
    Form("func g() { Image(\"icon\" + size()) }", "iconHuge: kept", "iconSmall: kept"),
    Form(
      "func g() { ARReferenceImage.referenceImages(inGroupNamed: \"Cards\", bundle: nil) }",
      "Cards ar-resource-group: kept"),
    Form(
      "class C: UIViewController { @IBAction func tap() { UIImage(named: \"close\") } }\n=== Main.storyboard\n<document><connections><action selector=\"tap\" destination=\"a\"/></connections></document>",
      "close: kept"),
  ]

  @Test(arguments: nearMisses)
  func `a name that refers to the asset`(form: Form) throws { try form.check() }
}
