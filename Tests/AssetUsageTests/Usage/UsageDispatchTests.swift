import Testing

/// Accessors that code uses through subscripts, dynamic members, metatypes and protocols.
struct UsageDispatchTests {
  private static let subscripted = """
    enum ImageIdentifier: String { case close, open }
    struct Icons { subscript(id: ImageIdentifier) -> UIImage { UIImage(named: id.rawValue)! } }

    """
  private static let dynamic = """
    struct Images {
      var close: UIImage { UIImage(named: "close")! }
      var open: UIImage { UIImage(named: "ic_open")! }
    }
    @dynamicMemberLookup struct Icons {
      subscript<T>(dynamicMember path: KeyPath<Images, T>) -> T { Images()[keyPath: path] }
    }
    let icons = Icons()

    """
  private static let metatype = """
    extension Image { static var icons: Icons.Type { Icons.self } }
    enum Icons { static let close = Image("close"), open = Image("open") }

    """
  private static let theme = """
    protocol Theme { var closeIcon: UIImage { get } }
    struct Dark: Theme { var closeIcon: UIImage { UIImage(named: "close-dark")! } }
    struct Light: Theme { var closeIcon: UIImage { UIImage(named: "close-light")! } }

    """

  @Test(arguments: [
    UsageRow(subscripted + "let icons: Icons = make()\nshow(icons[.close])", "close: used", "open: unused"),
    UsageRow(subscripted + "let icons = Icons()\nshow(icons[.close])", "close: used", "open: unused"),
    UsageRow(
      """
      protocol Deco { static func icon() -> UIImage? }
      struct A: Deco { static func icon() -> UIImage? { UIImage(named: "close") } }
      final class V<D: Deco> { func go() { view.image = D.icon() } }
      """, "close: doubtful: ambiguous"),
    UsageRow(
      """
      struct A { static func icon() -> UIImage? { UIImage(named: "close") } }
      func go() { view.image = Other.icon() }
      """, "close: unused"),
    UsageRow(
      subscripted + "enum Door { case close }\nlet icons: Icons = make()\nshow(icons[.close])", "close: used",
      "open: unused"),
    UsageRow(
      subscripted + "enum Door { case close }\nlet doors: [Door: Int] = [:]\nshow(doors[.close])",
      "close: unused"),
    UsageRow(subscripted + "show(icons[\"close\"])", "close: unused"),
    UsageRow(dynamic + "show(icons.close)", "close: used", "ic_open: unused"),
    UsageRow(dynamic + "show(icons.open)", "close: unused", "ic_open: used"),
    UsageRow(dynamic + "show(Door.close)", "close: unused"),
    UsageRow(
      """
      enum Icons {
        @Loaded(name: "close") private(set) static var close: UIImage
        @Loaded(name: "open") static var open: UIImage
      }
      show(Icons.open)
      """, "close: unused", "open: doubtful: text"),
    UsageRow(metatype + "show(Image.icons.close)", "close: used", "open: unused"),
    UsageRow(metatype + "func f(_ i: Image) {}\nf(.icons.close)", "close: used", "open: unused"),
    UsageRow(metatype + "func f(_ icons: Icons.Type) { show(icons.close) }", "close: used", "open: unused"),
    UsageRow(
      """
      struct Ext<T> {}
      protocol Extended { static var ext: Ext<Self>.Type { get } }
      extension UIButton: Extended {}
      extension Ext where T == UIButton {
        static func close() -> UIImage? { UIImage(named: "close") }
        static func open() -> UIImage? { UIImage(named: "open") }
      }
      show(UIButton.ext.close())
      """, "close: used", "open: unused"),
    UsageRow(metatype + "show(Image.icons)", "close: unused", "open: unused"),
    UsageRow(theme + "func f(t: any Theme) { show(t.closeIcon) }", "close-dark: used", "close-light: used"),
    UsageRow(
      theme + "struct S { let theme: any Theme; func f() { show(theme.closeIcon) } }", "close-dark: used",
      "close-light: used"),
    UsageRow(
      theme + "struct S<T: Theme> { let theme: T; func f() { show(theme.closeIcon) } }", "close-dark: used",
      "close-light: used"),
    UsageRow(theme + "func f() { show(Dark().closeIcon) }", "close-dark: used", "close-light: used"),
    UsageRow(theme + "extension Theme { func f() { show(closeIcon) } }", "close-dark: used"),
    UsageRow(
      """
      protocol Theme {}
      extension Theme { var closeIcon: UIImage { UIImage(named: "close")! }; var openIcon: UIImage { UIImage(named: "open")! } }
      struct Dark: Theme {}
      func f() { let dark: Dark = make(); show(dark.closeIcon) }
      """, "close: used", "open: unused"),
    UsageRow(
      """
      class Base { var icon: UIImage { UIImage(named: "close")! }; func f() { show(icon) } }
      class Other: Base { override var icon: UIImage { UIImage(named: "open")! } }
      """, "close: used", "open: used"),
    UsageRow(theme, "close-dark: unused", "close-light: unused"),
    UsageRow(theme + "func f(t: Door) { t.closeDoor() }", "close-dark: unused"),
    UsageRow(
      """
      struct Row: OutsideProtocol { var icon: UIImage? { UIImage(named: "close") } }
      """, "close: used"),
    UsageRow(
      """
      struct Row: OutsideProtocol { private var icon: UIImage? { UIImage(named: "close") } }
      """, "close: unused"),
    UsageRow(
      """
      enum Icon: String, Codable { case close; var image: UIImage { UIImage(named: rawValue)! } }
      struct Item: Decodable { let icon: Icon }
      func f(item: Item) { show(item.icon.image) }
      """, "close: doubtful: all_cases"),
    UsageRow(
      """
      struct Item: Decodable {
        let close: String
        enum CodingKeys: String, CodingKey { case close, open = "ic_open" }
      }
      """, "close: unused", "ic_open: unused"),
    UsageRow(
      """
      struct Icons { let close = UIImage(named: "close")!; let open = UIImage(named: "open")! }
      func f(i: Icons) { show(\\Icons.close) }
      """, "close: used", "open: unused"),
  ])
  func `members that represent others`(row: UsageRow) throws { try row.check() }

  @Test(arguments: ["Codable", "Decodable", "AppEnum", "NSCoding"])
  func `data may create the cases of an enum`(conformance: String) throws {
    let source = { (conformance: String) in
      """
      enum Icon: String, \(conformance) { case close; var image: UIImage { UIImage(named: rawValue)! } }
      struct Item { let icon: Icon }
      func f(item: Item) { show(item.icon.image) }
      """
    }
    try UsageRow(source(conformance), "close: doubtful: all_cases").check()
    try UsageRow(source("Sendable"), "close: unused").check()
  }
}
