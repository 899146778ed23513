import SourceIndex
import Testing

@Suite struct SwiftChainTests {
  @Test(arguments: [
    ("let i = ↓Asset.Icons.close.image", "chain Asset.Icons.close.image: initialValue of i"),
    ("let i = ↓R.image.close()", "chain R.image.close: initialValue"),
    ("view.image = ↓.close", "chain .close: assigned of view.image"),
    ("f(image: ↓.close)", "chain .close: argument 0 of f, image"),
    ("Image(↓.close)", "chain .close: argument 0 of Image"),
    ("Color(↓.tint)", "chain .tint: argument 0 of Color"),
    ("UIImage(resource: ↓.close)", "chain .close: argument 0 of UIImage, resource"),
    ("UIColor(resource: ↓ColorResource.tint)", "chain ColorResource.tint: argument 0 of UIColor, resource"),
    ("let r: ImageResource = ↓.Icons.close", "chain .Icons.close: initialValue of r, ImageResource"),
    ("let r = ↓ImageResource.close", "chain ImageResource.close: initialValue of r"),
    ("let i = ↓UIImage.close", "chain UIImage.close: initialValue of i"),
    ("view.foregroundStyle(↓.tint)", "chain .tint: argument 0 of view.foregroundStyle"),
    ("icons[↓.close]", "chain .close: subscripted of icons"),
    ("library.tokens.icons[↓.close]", "chain .close: subscripted of library.tokens.icons"),
    ("func f(r: ImageResource = ↓.close) {}", "chain .close: defaultValue of r, ImageResource"),
    ("return ↓.close", "chain .close: returned"),
    ("var r: ImageResource { ↓.close }", "chain .close: statement"),
    ("var r: ImageResource {\n  ↓.close\n}", "chain .close: statement"),
    ("switch a { case .b: ↓.close }", "chain .close: statement"),
    ("x = flag ? ↓.close : .open", "chain .close: assigned of x"),
    ("x = flag ? .close : ↓.open", "chain .open: assigned of x"),
    ("x = y == .dark ? ↓.close : .open", "chain .close: assigned of x"),
    ("let all: [Icon] = [↓.close, .open]", "chain .close: initialValue of all, [Icon]"),
    ("let map = [.dark: ↓Icon.close]", "chain Icon.close: initialValue of map"),
    ("f(↓\\.close)", "nothing"),
    ("f(\\↓.close)", "chain .close: argument 0 of f"),
    ("a\n  ↓.close", "nothing"),
    ("↓a\n  .close\n  .image", "chain a.close.image: statement"),
    ("↓a?.close!.image", "chain a.close.image: statement"),
    ("f()↓.close", "chain .close: statement"),
    ("f()\n  ↓.close", "chain .close: statement"),
    ("x[1]↓.close", "chain .close: statement"),
    ("\"a\"↓.close", "chain .close: statement"),
    ("f { g }↓.close", "chain .close: statement"),
    ("let i = ↓Icon.`default`", "chain Icon.default: initialValue of i"),
    ("let i = ↓Ünï.größe", "chain Ünï.größe: initialValue of i"),
    ("↓Icon(rawValue: name)", "chain Icon: statement"),
    ("Icon(rawValue: ↓names.first)", "chain names.first: argument 0 of Icon, rawValue"),
    ("↓Icon.allCases.map(f)", "chain Icon.allCases.map: statement"),
    ("let name = ↓closeIconName", "chain closeIconName: initialValue of name"),
    ("UIImage(named: ↓Names.close, in: b)", "chain Names.close: argument 0 of UIImage, named, bundle b"),
    ("Image(↓isOn ?? false ? \"a\" : \"b\")", "chain isOn: condition"),
    ("Image((↓isOn ?? false) ? \"a\" : \"b\")", "chain isOn: condition"),
    ("Image(!(↓isOn) ? \"a\" : \"b\")", "chain isOn: condition"),
    ("Image(↓row.find()?.isOn ?? false ? \"a\" : \"b\")", "chain row.find: argument 0 of Image"),
    ("Image(row.find()?↓.isOn ?? false ? \"a\" : \"b\")", "chain .isOn: condition"),
    ("return ↓count % 2 == 0 ? a : b", "chain count: condition"),
    ("x = ↓y ?? false && z ? a : b", "chain y: condition"),
    ("x = y ? ↓a ?? b : c", "chain a: assigned of x"),
    ("x = y ? a ?? b : ↓c ?? d", "chain c: assigned of x"),
    ("Image(↓icon ?? (isOn ? \"a\" : \"b\"))", "chain icon: argument 0 of Image"),
    ("if ↓a == b {}", "chain a: compared"),
    ("if a == ↓.close {}", "chain .close: compared of a"),
    ("if ↓isOn, let x = y {}", "chain isOn: condition"),
    ("switch a { case ↓.close: b() }", "chain .close: matched of a"),
    ("switch a() { case ↓.close: b() }", "chain .close: matched"),
    ("let c: Color = switch a { case 1: ↓.close\ndefault: b }", "chain .close: initialValue of c, Color"),
    (
      "let c: Color = if a { .open } else if b { .shut } else { ↓.close }",
      "chain .close: initialValue of c, Color"
    ),
    ("c.tint = if a { ↓.close } else { b }", "chain .close: assigned of c.tint"),
    ("func f() -> Color { return switch a { case 1: ↓.close\ndefault: b } }", "chain .close: returned"),
    ("switch a { case .close: b(); case ↓.open, .shut: c() }", "chain .open: matched of a"),
    ("switch a { case .close, ↓.open where x: b() }", "chain .open: matched of a"),
    ("if case ↓.close(let x) = y {}", "chain .close: matched"),
    ("catch ↓Failure.close {}", "chain Failure.close: matched"),
    ("for x in ↓Icon.allCases {}", "chain Icon.allCases: initialValue of x"),
    ("f(a, ↓self.close)", "chain self.close: argument 1 of f"),
    ("let x: ↓Icon = a as ↓Icon", "nothing"),
    ("f(a as? ↓Icon ?? .close)", "nothing"),
    ("let x: Icon = a as Icon ?? ↓b", "chain b: initialValue of x, Icon"),
    ("import ↓Icons", "nothing"),
    ("f(↓close: 1)", "nothing"),
    ("f(↓in: 1, ↓default: 2)", "nothing"),
    ("f(g(x) { ↓.close })", "chain .close: statement"),
    ("func f(_ icon: ↓Icon, with x: [↓Icon]) -> ↓Icon? {}", "nothing"),
    ("let f: (↓Icon) throws -> Set<↓Icon> = g", "nothing"),
    ("await ↓load(x)", "chain load: statement"),
    ("try ↓load(x)", "chain load: statement"),
    ("#if os(iOS)\n↓a.close\n#endif", "chain a.close: statement"),
    ("f()\n#if os(iOS)\n  ↓.close()\n#endif", "chain .close: statement"),
  ])
  func `a chain knows its place`(source: String, expected: String) {
    let said = FileMentions.said(in: source)
    if expected == "nothing" || said.count == 1 {
      #expect(said.allSatisfy { $0 == expected }, "\(said)")
    } else {
      #expect(said.last == expected)
    }
  }

  @Test(arguments: [
    ("Asset.close()", Mention.Traits.called), ("icons[x]", .subscripted), ("Asset.close", Mention.Traits()),
    ("Image<A, B>(x)", .called),
  ])
  func `a chain knows what follows`(source: String, traits: Mention.Traits) {
    #expect(FileMentions(swift: source).mentions.first?.traits == traits)
  }

  @Test func `a member of a result is distinguished from an implicit member`() {
    let file = FileMentions(swift: "f(.a).b(.c)\n[d].e")
    let postfix = file.mentions.filter { $0.traits.contains(.postfix) }
    #expect(postfix.map(file.text) == [".b", ".e"])
  }
}
