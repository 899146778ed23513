import SourceIndex
import Testing

@Suite struct SwiftCallTests {
  /// All ways to refer to an asset by a string in Swift, and how the index records them.
  @Test(arguments: [
    (#"UIImage(named: ↓"x")"#, "literal x: argument 0 of UIImage, named"),
    (#"NSImage(named: ↓"x")"#, "literal x: argument 0 of NSImage, named"),
    (
      #"UIImage(named: ↓"x", in: .module, compatibleWith: nil)"#,
      "literal x: argument 0 of UIImage, named, bundle .module"
    ),
    (
      #"UIImage(named: ↓"x", in: Bundle(for: Self.self), with: nil)"#,
      "literal x: argument 0 of UIImage, named, bundle Bundle(for: Self.self)"
    ),
    (#"NSImage.Name(↓"x")"#, "literal x: argument 0 of NSImage.Name"),
    (#"UIImage(named: NSImage.Name(↓"x"))"#, "literal x: argument 0 of NSImage.Name"),
    (#"Image(↓"x")"#, "literal x: argument 0 of Image"),
    (#"SwiftUI.Image(↓"x")"#, "literal x: argument 0 of SwiftUI.Image"),
    (#"Image(↓"x", bundle: .module)"#, "literal x: argument 0 of Image, bundle .module"),
    (#"Image(↓"x", bundle: .main, label: Text("y"))"#, "literal x: argument 0 of Image, bundle .main"),
    (#"Image(decorative: ↓"x")"#, "literal x: argument 0 of Image, decorative"),
    (#"Label("t", image: ↓"x")"#, "literal x: argument 1 of Label, image"),
    (#"Button("t", image: ↓"x") { }"#, "literal x: argument 1 of Button, image"),
    (#"Tab("t", image: ↓"x", value: 1) { }"#, "literal x: argument 1 of Tab, image"),
    (#"ContentUnavailableView("t", image: ↓"x")"#, "literal x: argument 1 of ContentUnavailableView, image"),
    (#"Menu("t", image: ↓"x") { }"#, "literal x: argument 1 of Menu, image"),
    (
      #"UIImage(imageLiteralResourceName: ↓"x")"#,
      "literal x: argument 0 of UIImage, imageLiteralResourceName"
    ),
    (#"#imageLiteral(resourceName: ↓"x")"#, "literal x: argument 0 of #imageLiteral, resourceName"),
    (#"Color(↓"x")"#, "literal x: argument 0 of Color"),
    (#"Color(↓"x", bundle: b.resources)"#, "literal x: argument 0 of Color, bundle b.resources"),
    (#"UIColor(named: ↓"x")"#, "literal x: argument 0 of UIColor, named"),
    (#"NSColor(named: ↓"x", bundle: nil)"#, "literal x: argument 0 of NSColor, named, bundle nil"),
    (#"NSDataAsset(name: ↓"x")"#, "literal x: argument 0 of NSDataAsset, name"),
    (
      #"NSDataAsset(name: ↓"x", bundle: .module)"#,
      "literal x: argument 0 of NSDataAsset, name, bundle .module"
    ),
    (#"Bundle.main.image(forResource: ↓"x")"#, "literal x: argument 0 of Bundle.main.image, forResource"),
    (#"b.urlForImageResource(↓"x")"#, "literal x: argument 0 of b.urlForImageResource"),
    (#"b.pathForImageResource(↓"x")"#, "literal x: argument 0 of b.pathForImageResource"),
    (
      #"UIImage.animatedImageNamed(↓"x", duration: 1)"#, "literal x: argument 0 of UIImage.animatedImageNamed"
    ),
    (
      #"UIImage.animatedResizableImageNamed(↓"x", capInsets: .zero, duration: 1)"#,
      "literal x: argument 0 of UIImage.animatedResizableImageNamed"
    ),
    (#"SKTexture(imageNamed: ↓"x")"#, "literal x: argument 0 of SKTexture, imageNamed"),
    (#"SKSpriteNode(imageNamed: ↓"x")"#, "literal x: argument 0 of SKSpriteNode, imageNamed"),
    (#"SKTextureAtlas(named: ↓"x")"#, "literal x: argument 0 of SKTextureAtlas, named"),
    (
      #"loader.newTexture(name: ↓"x", scaleFactor: 1, bundle: nil, options: nil)"#,
      "literal x: argument 0 of loader.newTexture, name, bundle nil"
    ),
    (
      #"ARReferenceImage.referenceImages(inGroupNamed: ↓"x", bundle: nil)"#,
      "literal x: argument 0 of ARReferenceImage.referenceImages, inGroupNamed, bundle nil"
    ),
    (#"image.setImageNamed(↓"x")"#, "literal x: argument 0 of image.setImageNamed"),
    (#"INImage(named: ↓"x")"#, "literal x: argument 0 of INImage, named"),
    (
      #"UNNotificationActionIcon(templateImageName: ↓"x")"#,
      "literal x: argument 0 of UNNotificationActionIcon, templateImageName"
    ),
    (
      #"UIApplicationShortcutIcon(templateImageName: ↓"x")"#,
      "literal x: argument 0 of UIApplicationShortcutIcon, templateImageName"
    ),
    (
      #"DisplayRepresentation.Image(named: ↓"x")"#,
      "literal x: argument 0 of DisplayRepresentation.Image, named"
    ),
    (
      #"UIApplication.shared.setAlternateIconName(↓"x")"#,
      "literal x: argument 0 of UIApplication.shared.setAlternateIconName"
    ),
    (#"let i: UIImage? = .init(named: ↓"x")"#, "literal x: argument 0 of .init, named"),
    (#"foo().setImage(named: ↓"x")"#, "literal x: argument 0 of .setImage, named"),
    (#"Image<Foo>(↓"x")"#, "literal x: argument 0 of Image"),
    (#"UIImage (named: ↓"x")"#, "literal x: argument 0 of UIImage, named"),
    (
      "UIImage(\n  named:\n    ↓\"x\",\n  in: b /* c */\n)",
      "literal x: argument 0 of UIImage, named, bundle b /* c */"
    ),
    (#"UIImage(named: (flag ? ↓"x" : "y"))"#, "literal x: argument 0 of UIImage, named"),
    (#"UIImage(named: a == "z" ? "y" : ↓"x")"#, "literal x: argument 0 of UIImage, named"),
    ("var close: UIImage? { UIImage(named: ↓#function) }", "literal close: argument 0 of UIImage, named"),
    ("func f() { log(↓#function) }", "nothing"),
    ("func f(name: String = ↓#function) {}", "chain #function: defaultValue of name, String"),
    (#"UIImage(named: name ?? ↓"x")"#, "literal x: argument 0 of UIImage, named"),
    (#"icons(named: [↓"x", "y"], in: b)"#, "literal x: argument 0 of icons, named, bundle b"),
    (#"@Asset(↓"x") var image"#, "literal x: argument 0 of @Asset"),
    (#"let x = ↓"x""#, "literal x: initialValue of x"),
    (#"let x: ImageName = ↓"x""#, "literal x: initialValue of x, ImageName"),
    (#"func f(name: String = ↓"x") {}"#, "literal x: defaultValue of name, String"),
    (#"view.imageName = ↓"x""#, "literal x: assigned of view.imageName"),
    (#"func f() -> String { return ↓"x" }"#, "literal x: returned"),
    (#"var name: String { ↓"x" }"#, "literal x: statement"),
    (#"switch a { case .b: ↓"x" }"#, "literal x: statement"),
    (#"let names = ["k": ↓"x"]"#, "literal x: initialValue of names"),
    (#"images[↓"x"]"#, "literal x: subscripted of images"),
  ])
  func `a literal knows what it is passed to`(source: String, expected: String) {
    #expect(FileMentions.said(in: source) == [expected])
  }

  /// Code that looks like a reference to an asset, but that the index must record differently.
  @Test(arguments: [
    (#"Image(systemName: ↓"x")"#, "literal x: argument 0 of Image, systemName"),
    (#"Label(↓"x", image: "y")"#, "literal x: argument 0 of Label"),
    (#"Label("t", systemImage: ↓"x")"#, "literal x: argument 1 of Label, systemImage"),
    (#"Image("x", bundle: Bundle(path: ↓"y"))"#, "literal y: argument 0 of Bundle, path"),
    (#"UIImage(named: n, in: Bundle(identifier: ↓"x"))"#, "literal x: argument 0 of Bundle, identifier"),
    (#"print(UIImage(named: n), ↓"x")"#, "literal x: argument 1 of print"),
    (#"UIImage(named: f(↓"x"), in: b)"#, "literal x: argument 0 of f"),
    (#"UIImage(named: a == ↓"x" ? "y" : "z")"#, "literal x: compared of a"),
    (#"if ↓"x" == name {}"#, "literal x: compared"),
    (#"switch n { case ↓"x": f() }"#, "literal x: matched of n"),
    (#"if case ↓"x" = name {}"#, "literal x: matched"),
    (#"let names = [↓"x": 1]"#, "literal x: key"),
    ("let a = b\n  % ↓\"x\"", "literal x: initialValue of a"),
    (#"let a = ↓"x" <- b"#, "word x: initialValue of a"),
    (#"let a = b <| ↓"x""#, "word x: initialValue of a"),
    (#"enum A: String { case close = ↓"x" }"#, "literal x: rawValue"),
    (#"return (Image("y"), ↓"x")"#, "literal x: returned"),
    ("UIImage(named: n)\n(↓\"x\")", "literal x: statement"),
    (#"return Image(n) [↓"x"]"#, "literal x: returned"),
    (#"#selector(↓f)"#, "chain f: selector of #selector"),
    (#"#selector(↓A.init(named:in:))"#, "chain A.init: selector of #selector, named"),
    (#"map(A.init(named:↓in:))"#, "nothing"),
    (#"#colorLiteral(red: 1, green: 0, ↓blue: 0)"#, "nothing"),
    (#"if #available(↓iOS 15, *) {}"#, "nothing"),
    (#"@available(*, deprecated, message: ↓"x")"#, "nothing"),
  ])
  func `other calls are distinguished`(source: String, expected: String) {
    #expect(FileMentions.said(in: source) == [expected])
  }

  @Test func `the bundle applies only to the arguments of its own call`() {
    let said = FileMentions.said(
      in: #"UIImage(named: ↓"a", in: b) ?? UIImage(named: f(↓"b", ↓"c"), in: c) ?? UIImage(named: ↓"d")"#)
    #expect(
      said == [
        "literal a: argument 0 of UIImage, named, bundle b", "literal b: argument 0 of f",
        "literal c: argument 1 of f", "literal d: argument 0 of UIImage, named",
      ])
  }

  @Test func `an argument beyond the last countable one has the last index`() {
    let source = "f(" + String(repeating: "0, ", count: 300) + "↓\"x\")"
    #expect(FileMentions.said(in: source) == ["literal x: argument 255 of f"])
  }
}
