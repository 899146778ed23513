import Testing

/// Code that uses type aliases for system types or for generated symbols.
struct AliasForms {
  private static let color = "typealias PlatformColor = UIColor\n"

  static let forms = [
    Form(color + "show(PlatformColor.brandPrimary)", "brand-primary color: kept"),
    Form(color + "func g() { let c: PlatformColor = .brandPrimary; show(c) }", "brand-primary color: kept"),
    Form(
      color + "func f(c: PlatformColor) {}\nfunc g() { f(c: .brandPrimary) }", "brand-primary color: kept"),
    Form(
      color + "struct S { var c: PlatformColor }\nfunc g(s: S) { s.c = .brandPrimary }",
      "brand-primary color: kept"),
    Form(
      color + "func f() -> PlatformColor { .brandPrimary }\nfunc g() { f() }", "brand-primary color: kept"),
    Form(
      color + "let a: [PlatformColor] = [.brandPrimary]\nfunc g() { show(a) }", "brand-primary color: kept"),
    Form("typealias IR = ImageResource\nshow(IR.user)", "user: kept"),
    Form(
      """
      enum Names { enum Icons { static let user = "user" } }
      enum Icons { static let other = "other" }
      === Module.swift
      typealias Icons = Names.Icons
      func f() { show(UIImage(named: Icons.user)) }
      """, "user: kept"),
    Form(
      """
      struct Page { struct Style { let image: UIImage? } }
      typealias PageStyle = Page.Style
      extension Page.Style {
        static let first = PageStyle(image: UIImage(named: "user"))
        static var all: [PageStyle] { [.first] }
      }
      func f() { for style in PageStyle.all { show(style) } }
      """, "user: kept"),
    Form(
      "#if os(macOS)\ntypealias PlatformImage = NSImage\n#else\ntypealias PlatformImage = UIImage\n#endif\nshow(PlatformImage.user)",
      "user: kept"),
    Form("extension ImageResource { static var alias: Self { .user } }\nImage(.alias)", "user: kept"),
    Form("extension ImageResource { static let alias: Self = .user }\nImage(.alias)", "user: kept"),
    Form(
      "extension UIColor { static var alias: UIColor { user } }\nview.backgroundColor = .alias",
      "user color: kept"),
    Form(
      "extension ShapeStyle where Self == Color { static var alias: Self { .user } }\nview.foregroundStyle(.alias)",
      "user color: kept"),
  ]

  @Test(arguments: forms)
  func `an alias has the meaning of its type`(form: Form) throws { try form.check() }

  static let nearMisses = [
    Form(
      "enum Brand { case brandPrimary }\ntypealias PlatformColor = Brand\nlet c: PlatformColor = .brandPrimary",
      "brand-primary color: reported"),
    Form(
      """
      struct Page { struct Style { let image: UIImage? } }
      typealias PageStyle = Page.Style
      extension Page.Style { static let first = PageStyle(image: UIImage(named: "user")) }
      enum Other { static let first = 1 }
      func f() { show(Other.first) }
      """, "user: reported"),
    Form("enum Brand { case user; static var alias: Self { .user } }\nshow(Brand.alias)", "user: reported"),
    Form("extension UIColor { static var alias: UIColor { user } }", "user color: reported"),
    Form("extension ImageResource { static var alias: Self { .user } }", "user: reported"),
  ]

  @Test(arguments: nearMisses)
  func `an alias of another type does not, and neither does an unused one`(form: Form) throws {
    try form.check()
  }
}
