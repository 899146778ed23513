import Testing

/// Implicit members such as `.brand`. Only their position shows which type they belong to, and the code contains no
/// other symbols.
struct ImplicitMemberForms {
  private static let own = "enum Own { case brand, star }\n"

  static let forms = [
    Form(
      #"""
      extension UIImage { enum Kit { enum S { static var close: UIImage { UIImage(named: "close")! } } } }
      extension Image { enum Kit { enum S { static var none: Image { Image(systemName: "x") } } } }
      struct Row { struct Kit {} }
      func g(b: UIButton) { b.setImage(.Kit.S.close, for: .normal) }
      """#, "close: kept"),
    Form(
      #"""
      extension UIImage { enum Kit { enum S { static var close: UIImage { UIImage(named: "close")! } } } }
      enum Row { case Kit }
      func g(v: UIImageView) { v.image = .Kit.S.close }
      """#, "close: kept"),
    Form(
      #"""
      extension UIImage { enum Kit { enum S { static var close: UIImage { UIImage(named: "close")! } } } }
      struct Row { enum Kit { enum S { static var open = 1 } } }
      func g(b: UIButton) { b.setImage(.Kit.S.open, for: .normal) }
      """#, "close: reported"),
    // No value of an enum without cases exists, so an implicit member is never one of its members.
    Form(
      """
      enum Pictures { static let close = UIImage(named: "close") }
      func g() { finish(with: .close) }
      """, "close: reported"),
    Form(
      """
      struct Pictures { static let close = Pictures(UIImage(named: "close")) }
      func g() { finish(with: .close) }
      """, "close: kept"),
    // An implicit member is a value of the type that it belongs to, unless other members follow it.
    Form(
      """
      struct Pictures { static let close = UIImage(named: "close") }
      func g() { finish(with: .close) }
      """, "close: reported"),
    Form(
      """
      struct Theme { let tint: Color; static let primary = { let tint = Color("brand"); return Theme(tint: tint) }() }
      func g(v: Row) { v.theme(.primary) }
      """, "brand color: kept"),
    Form(
      """
      struct Theme {
        let tint: Color
        static let primary = { let tint = Color("brand"); let theme = Theme(tint: tint); return theme }()
        static func other() -> Theme { let tint = Color("star"); return Theme(tint: tint) }
      }
      func g(v: Row) { v.theme(.primary, .other()) }
      """, "brand color: kept", "star color: kept"),
    Form(
      """
      struct Theme { static let brand = Color("brand"); static let star = Color("star") }
      func g(v: some View) { v.tint(.brand) }
      """, "brand color: kept", "star color: reported"),
    Form(
      """
      struct Pictures { static let close = UIImage(named: "close") }
      func g() { finish(with: .close.pictures) }
      """, "close: kept"),
    Form("func g() { let c: UIColor = .brand.withAlphaComponent(0.3); show(c) }", "brand color: kept"),
    Form("let make: () -> UIColor = { .brand }\nfunc g() { make() }", "brand color: kept"),
    Form("func g() { let x: UIImage? = Optional(.star); show(x) }", "star: kept"),
    Form("func g() { Picker(color: .constant(.brand)) }", "brand color: kept"),
    Form("enum E { case tint(UIColor) }\nfunc g() { show(E.tint(.brand)) }", "brand color: kept"),
    Form("func f(_ c: UIColor...) {}\nfunc g() { f(.red, .brand) }", "brand color: kept"),
    Form("func g() { var colors: [UIColor] = []; colors.append(.brand) }", "brand color: kept"),
    Form(
      "struct A { var colors: [UIColor] = []; mutating func g() { colors.append(.brand) } }",
      "brand color: kept"),
    Form("struct P { subscript(c: UIColor) -> Int { 1 } }\nfunc g(p: P) { p[.brand] }", "brand color: kept"),
    Form(
      "class B { init(c: UIColor) {} }\nclass D: B { init() { super.init(c: .brand) } }", "brand color: kept"),
    Form("func g() { show(.brand as UIColor) }", "brand color: kept"),
    Form(
      "func g() { let c: UIColor = switch x { case 1: .brand\ndefault: .red }; show(c) }", "brand color: kept"
    ),
    Form("func g() { let c: UIColor; if a { c = .brand } else { c = .red }; show(c) }", "brand color: kept"),
    Form("func g() { slider.setThumbImage(.star, for: .highlighted) }", "star: kept"),
    Form("func g() { List {}.listItemTint(.brand) }", "brand color: kept"),
    Form("func g() { if v.backgroundColor == .brandPrimary { show() } }", "brand-primary color: kept"),
    Form("func g() { switch v.backgroundColor { case .brandPrimary: show() } }", "brand-primary color: kept"),
    Form(
      """
      extension UIImage {
        #if false
        static let albumNewest = UIImage.make("album")
        #endif
      }
      func g() { show(UIImage.albumNewest) }
      """, "album_newest: kept"),
  ]

  @Test(arguments: forms)
  func `the place shows that a member is a symbol`(form: Form) throws { try form.check() }

  static let nearMisses = [
    Form(own + "func g() { let c: Own = .brand; show(c) }", "brand color: reported"),
    Form(own + "let make: () -> Own = { .brand }\nfunc g() { make() }", "brand color: reported"),
    Form(own + "enum E { case tint(Own) }\nfunc g() { show(E.tint(.brand)) }", "brand color: reported"),
    Form(own + "func f(_ c: Own...) {}\nfunc g() { f(.star, .brand) }", "brand color: reported"),
    Form(own + "func g() { var all: [Own] = []; all.append(.brand) }", "brand color: reported"),
    Form(
      own + "struct P { subscript(c: Own) -> Int { 1 } }\nfunc g(p: P) { p[.brand] }", "brand color: reported"
    ),
    Form(
      own + "class B { init(c: Own) {} }\nclass D: B { init() { super.init(c: .brand) } }",
      "brand color: reported"),
    Form(own + "func g() { show(.brand as Own) }", "brand color: reported"),
    Form(own + "func g() { let o: Own? = Optional(.brand); show(o) }", "brand color: reported"),
    Form(
      own + "func g() { let o: Own = switch x { case 1: .brand\ndefault: .star }; show(o) }",
      "brand color: reported"),
    Form(
      own
        + "struct S { var state: Own }\nfunc g(s: S) { switch s.state { case .brand: show()\ndefault: break } }",
      "brand color: reported"),
    Form(
      own + "func g() { let c: Own; if a { c = .brand } else { c = .star }; show(c) }",
      "brand color: reported"),
    Form(
      own + "func g(o: Own) { switch o { case .brand: show()\ndefault: break } }", "brand color: reported"),
    Form(
      """
      extension UIImage { static let albumNewest = UIImage.make("album") }
      func g() { show(UIImage.albumNewest) }
      """, "album_newest: reported"),
  ]

  @Test(arguments: nearMisses)
  func `the place shows that a member belongs to another type`(form: Form) throws { try form.check() }
}
