import Testing

/// Declarations that refer to assets. Such a reference counts only if something uses the declaration.
struct UsageChainTests {
  private static let identifiers = """
    enum IconName: String, CaseIterable {
      case close, open = "ic_open"
      var image: UIImage { UIImage(named: rawValue)! }
    }

    """

  @Test(arguments: [
    UsageRow(
      "enum Shop {}\n" + identifiers + "show(Shop.IconName.close.image)", "close: used", "ic_open: unused"),
    UsageRow(
      "enum Shop { case other }\n" + identifiers + "show(Shop.other.close.image)", "close: unused"),
    UsageRow(identifiers + "show(IconName.close.image)", "close: used", "ic_open: unused"),
    UsageRow(identifiers + "show(IconName.open.image)", "close: unused", "ic_open: used", "open: unused"),
    UsageRow(
      identifiers + "func f(_ n: IconName) { show(n.image) }\nf(.close)", "close: used", "ic_open: unused"),
    UsageRow(
      identifiers + "func f(n: IconName = .close) { show(n.image) }", "close: used", "ic_open: unused"),
    UsageRow(
      identifiers + "struct Row { let name: IconName }\nshow(Row(name: .close))", "close: used",
      "ic_open: unused"),
    UsageRow(
      identifiers + "func f() { let all: [IconName] = [.close]; show(all) }", "close: used", "ic_open: unused"
    ),
    UsageRow(
      "struct T { var icon: UIImage? { UIImage(named: \"close\") } }\nfunc g(_ ts: [T]) { show(ts.map(\\.icon)) }",
      "close: used"),
    UsageRow(identifiers + "typealias N = IconName\nshow(N.close.image)", "close: used", "ic_open: unused"),
    UsageRow(
      identifiers + "show(IconName.allCases.map(\\.image))", "close: doubtful: all_cases",
      "ic_open: doubtful: all_cases"),
    UsageRow(
      identifiers + "ForEach(IconName.allCases, id: \\.self) { $0.image }", "close: doubtful: all_cases"),
    UsageRow(
      identifiers
        + "extension IconName { static func all() { show(allCases.map(\\.image)) } }\nIconName.all()",
      "close: doubtful: all_cases"),
    UsageRow(
      identifiers + "show(IconName(rawValue: text)?.image)", "close: doubtful: all_cases",
      "ic_open: doubtful: all_cases"),
    UsageRow(
      identifiers
        + "extension IconName { static func of(_ t: String) -> Self? { Self(rawValue: t) } }\nshow(IconName.of(t))",
      "close: doubtful: all_cases"),
    UsageRow(
      identifiers + "show(IconName.close.image)\nshow(IconName.allCases)", "close: used",
      "ic_open: doubtful: all_cases"),
    UsageRow(
      identifiers + "class Row { var icon = IconName.close }\nfunc f(r: Row) { r.icon = .open }",
      "close: used", "ic_open: doubtful: ambiguous"),
    UsageRow(
      identifiers + "class Row { var icon: IconName? }\nfunc f(r: Row) { r.icon = .close }", "close: used",
      "ic_open: unused"),
    UsageRow(identifiers + "outside(icon: .close)", "close: used", "ic_open: unused"),
    UsageRow(
      identifiers + "enum Door { case close }\noutside(.close)", "close: doubtful: ambiguous",
      "ic_open: unused"),
    // near misses
    UsageRow(identifiers, "close: unused", "ic_open: unused"),
    UsageRow(identifiers + "if name == .close { hide() }", "close: unused"),
    UsageRow(identifiers + "switch name { case .close: hide(); default: break }", "close: unused"),
    UsageRow(
      identifiers + "enum Action { case close }\nfunc run(_ a: Action) {}\nrun(.close)", "close: unused"),
    UsageRow(identifiers + "show(Door.close)", "close: unused"),
    UsageRow(identifiers + "door.close()", "close: unused"),
    UsageRow(identifiers + "// IconName close", "close: unused"),
    UsageRow(identifiers + "enum Other: CaseIterable { case a }\nshow(Other.allCases)", "close: unused"),
    UsageRow(identifiers + "enum Other: String { case a }\nshow(Other(rawValue: text))", "close: unused"),
    UsageRow(identifiers + "let dead: [IconName] = [.close]", "close: unused"),
    UsageRow(identifiers + "extension IconName { static let dead: Self = .close }", "close: unused"),
  ])
  func `cases of enums`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      """
      enum Icons { static let close = UIImage(named: "close")!, open = UIImage(named: "open")! }
      show(Icons.close)
      """, "close: used", "open: unused"),
    UsageRow(
      """
      enum Icons { static let close = UIImage(named: "close")!, open = UIImage(named: "open")! }
      show(DesignKit.Icons.close)
      """, "close: used", "open: unused"),
    UsageRow(
      """
      let closeIcon = UIImage(named: "close")!
      show(DesignKit.closeIcon)
      """, "close: used"),
    UsageRow(
      """
      enum Icons {
        static let close = UIImage(named: "close")!, open = UIImage(named: "open")!
        static var all: [UIImage] { [Self.close, open] }
      }
      show(Icons.all)
      """, "close: used", "open: used"),
    UsageRow(
      """
      enum Icons { static var close: Image { Image("close") }; static func open() -> Image { Image("open") } }
      show(Icons.open())
      """, "close: unused", "open: used"),
    UsageRow(
      """
      extension UIImage { static let close = UIImage(named: "close")!; static let open = UIImage(named: "open")! }
      view.image = .close
      """, "close: used", "open: unused"),
    UsageRow(
      """
      extension NSImage.Name { static let close = NSImage.Name("close"); static let open = Self("open") }
      NSImage(named: .close)
      """, "close: used", "open: unused"),
    UsageRow(
      """
      extension Color { static let brand = Color("Brand"), shade = Color("Shade") }
      Text(t).foregroundStyle(Color.brand)
      """, "Brand color: used", "Shade color: unused"),
    UsageRow(
      """
      enum Icons { enum Bar { static let close = Image("close") }; enum Cell { static let close = Image("open") } }
      show(Icons.Bar.close)
      """, "close: used", "open: unused"),
    UsageRow(
      """
      let closeIcon = UIImage(named: "close")
      let openIcon = UIImage(named: "open")
      func f() { show(closeIcon) }
      """, "close: used", "open: unused"),
    UsageRow(
      """
      class Cell: UIView {
        lazy var icon = UIImage(named: "close")
        lazy var dead = UIImage(named: "open")
        override func layoutSubviews() { show(icon) }
      }
      """, "close: used", "open: unused"),
    UsageRow(
      """
      enum State {
        case on, off
        var icon: UIImage? { switch self { case .on: UIImage(named: "close"); case .off: UIImage(named: "open") } }
      }
      func f(s: State) { show(s.icon) }
      f(s: isOn ? .on : .off)
      """, "close: used", "open: used"),
    UsageRow(
      """
      enum State { case on; var icon: UIImage? { UIImage(named: "close") } }
      func f(s: State) { show(s) }
      """, "close: unused"),
    UsageRow(
      """
      enum Names { static let close = "close", open = "open", other = "shut" }
      func f() { UIImage(named: Names.close); print(Names.open) }
      """, "close: used", "open: doubtful: chance+text", "shut: unused"),
    UsageRow("func dead() -> UIImage? { UIImage(named: \"close\") }", "close: unused"),
    UsageRow("func alive() { show(UIImage(named: \"close\")) }", "close: used"),
    UsageRow("struct V: View { var body: some View { Image(\"close\") } }", "close: used"),
    UsageRow(
      "struct V: View { var part: some View { Image(\"close\") }; var body: some View { EmptyView() } }",
      "close: unused"),
    UsageRow(
      "struct V: View { var part: some View { Image(\"close\") }; var body: some View { part } }",
      "close: used"),
  ])
  func `constants, properties and functions`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      """
      enum A { static let a = UIImage(named: "close")! }
      enum B { static let b = A.a }
      enum C { static let c = B.b }
      enum D { static let d = C.c }
      show(D.d)
      """, "close: used"),
    UsageRow(
      """
      enum A { static let a = UIImage(named: "close")! }
      enum B { static let b = A.a }
      enum C { static let c = B.b }
      enum D { static let d = C.c }
      """, "close: unused"),
    UsageRow(
      """
      enum A { static var a: UIImage { isOn ? UIImage(named: "close")! : B.b } }
      enum B { static var b: UIImage { A.a } }
      """, "close: unused"),
    UsageRow(
      """
      enum A { static var a: UIImage { isOn ? UIImage(named: "close")! : B.b } }
      enum B { static var b: UIImage { A.a } }
      show(B.b)
      """, "close: used"),
    UsageRow("enum A { static var a: UIImage { UIImage(named: \"close\") ?? a } }", "close: unused"),
    UsageRow(
      """
      enum Name: String { case close, open }
      enum Tool { case shut; var name: Name { switch self { case .shut: .close } } }
      struct Bar { var tools: [Tool] = [.shut] }
      func f(n: Tool) { UIImage(named: n.name.rawValue) }
      """, "close: used", "open: unused"),
  ])
  func `long chains and cycles`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      """
      struct Icons {
        let close = Image("close")
        static let open = Image("open")
        func all() -> [Image] { Mirror(reflecting: self).children.compactMap { $0.value as? Image } }
      }
      show(Icons().all())
      """, "close: doubtful: all_cases", "open: unused"),
    UsageRow(
      """
      struct Icons { let close = Image("close") }
      struct Doors { func all() -> Mirror { Mirror(reflecting: self) } }
      show(Doors().all())
      """, "close: unused"),
  ])
  func `properties that a mirror shows`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: [
    UsageRow(
      """
      class Asset { @objc(AppImages) class Images: NSObject { static let close = UIImage(named: "close") } }
      === View.m
      void f() { show(AppImages.close); }
      """, "close: used"),
    UsageRow(
      """
      class Asset { @objc(AppImages) class Images: NSObject { static let close = UIImage(named: "close") } }
      === View.m
      void f() { show(AppIcons.close); }
      """, "close: unused"),
  ])
  func `types with another name in Objective-C`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: [
    // Patterns and comparisons do not create values.
    UsageRow(
      """
      enum Tab { case close }
      extension UIImage { static let close = UIImage(named: "close") }
      func f(tab: Tab) { switch tab { case .close: return } }
      """, "close: unused"),
    UsageRow(
      """
      enum Tab { case close; var isOn: Bool { self == .close } }
      extension UIImage { static let close = UIImage(named: "close") }
      func f(tab: Tab) { tab.isOn }
      """, "close: unused"),
    // A property cannot be called.
    UsageRow(
      """
      struct Room { let deleteAll = Color("close") }
      struct Store { let deleteAll = Color("open") }
      func f() { outside.deleteAll(where: 1) }
      """, "close color: unused", "open color: unused"),
    UsageRow(
      """
      struct Store { let deleteAll = Color("open") }
      struct Room { let deleteAll = Color("close") }
      func f() { outside.deleteAll }
      """, "close color: doubtful: ambiguous", "open color: doubtful: ambiguous"),
    UsageRow(
      """
      struct Store { let make: () -> Color = { Color("open") } }
      struct Room { let make: () -> Color = { Color("close") } }
      func f() { outside.make() }
      """, "close color: doubtful: ambiguous", "open color: doubtful: ambiguous"),
  ])
  func `places that do not use a namesake`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: [
    // A private declaration cannot be used elsewhere.
    UsageRow(
      """
      struct Rating { private func rate() -> Image { Image("close") } }
      === B.swift
      func f() { player?.rate = 1 }
      """, "close: unused"),
    UsageRow(
      """
      struct Rating { func rate() -> Image { Image("close") } }
      === B.swift
      func f() { player?.rate = 1 }
      """, "close: used"),
    UsageRow(
      """
      struct Rating { private func rate() -> Image { Image("close") } }
      func f() { player?.rate() }
      """, "close: used"),
    UsageRow(
      """
      struct Rating { private(set) var rate: Image = Image("close") }
      === B.swift
      func f() { show(player?.rate) }
      """, "close: used"),
  ])
  func `declarations that only their file sees`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: [
    UsageRow(
      #"""
      extension UIImage { enum Buttons { static var close: UIImage { UIImage(named: "icon")! } } }
      func f() { button.setImage(.Buttons.close, for: .normal) }
      """#, "icon: used"),
    UsageRow(
      #"""
      extension UIImage { enum Buttons { static var close: UIImage { UIImage(named: "icon")! } } }
      func f() { button.setImage(.Buttons.close.withTintColor(c), for: .normal) }
      """#, "icon: used"),
    UsageRow(
      #"""
      extension Color { enum Brand { enum Deep { static let red = Color("deepRed") } } }
      struct V: View { var body: some View { Text("a").foregroundColor(.Brand.Deep.red) } }
      """#, "deepRed color: used"),
    UsageRow(
      #"""
      extension UIImage { enum Buttons { static var close: UIImage { UIImage(named: "icon")! } } }
      extension UIColor { enum Buttons { static var close: UIColor { .red } } }
      func f(_ c: UIColor) { let i: UIImage = .Buttons.close; show(i) }
      """#, "icon: used"),
    // near misses
    UsageRow(
      #"""
      extension UIImage { enum Buttons { static var close: UIImage { UIImage(named: "icon")! } } }
      func f() { button.setImage(.Buttons.open, for: .normal) }
      """#, "icon: unused"),
  ])
  func `a member of a type inside the expected one`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      """
      @Reducer struct Feature {
        var body: some ReducerOf<Self> { Reduce { refresh() } }
        private func refresh() -> Effect { show(Image("close")); return .none }
      }
      """, "close: used"),
    UsageRow("@MainActor final class A { var icon: Image { Image(\"close\") } }", "close: unused"),
    UsageRow(
      "@available(iOS 17, *) @Kit.Shop struct A: Equatable { var icon: Image { Image(\"close\") } }",
      "close: used"),
  ])
  func `a macro may make a type conform to anything`(row: UsageRow) throws { try row.check() }

  private static let pictures = """
    enum Pics { enum Start {
      static var close: UIImage { UIImage(named: "close")! }
      static var open: UIImage { UIImage(named: "open")! }
    } }

    """

  @Test(arguments: [
    UsageRow(
      pictures + "class V { let pics = Pics.Start.self\nfunc a() { show(pics.close) } }", "close: used",
      "open: unused"),
    UsageRow(
      pictures + "class V { let pics = Pics.Start.self\nfunc a() { show(self.pics.close) } }", "close: used",
      "open: unused"),
    UsageRow(
      pictures + "func a() { let pics = Pics.Start.self; show(pics.close) }", "close: used", "open: unused"),
    UsageRow(
      pictures
        + "enum Other { static var close: Int { 1 } }\nfunc a() { let pics = Other.self; show(pics.close) }",
      "close: unused"),
  ])
  func `a constant that is a type`(row: UsageRow) throws { try row.check() }
}
