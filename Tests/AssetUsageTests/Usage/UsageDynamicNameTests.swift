import Testing

/// Names that code composes at run time, or passes to a call through other values.
struct UsageDynamicNameTests {
  @Test(arguments: [
    UsageRow(
      #"Image("icon_\(name)")"#, "icon_close: doubtful: patterns", "icon: unused", "iconic: unused",
      "my_icon_close: unused"),
    UsageRow(
      #"Image("\(name)_dark")"#, "moon_dark: doubtful: patterns", "dark: unused", "moon_darker: unused"),
    UsageRow(
      #"let images = names.map { UIImage(named: "\($0)_dark") }; show(images)"#,
      "moon_dark: doubtful: patterns"),
    UsageRow(#"let images = names.map { UIImage(named: "\($0)_dark") }"#, "moon_dark: unused"),
    UsageRow(#"UIImage(named: "icon_" + name)"#, "icon_close: doubtful: patterns", "iconic: unused"),
    UsageRow(#"UIImage(named: "icon_\(index).png")"#, "icon_close: doubtful: patterns", "iconic: unused"),
    UsageRow(
      #"UIImage(named: "icon_\(name)_on@2x.png")"#, "icon_close_on: doubtful: patterns", "icon_on: unused"),
    UsageRow(#"UIImage(named: "\(name).png")"#, "icon_close: unused"),
    UsageRow(
      """
      enum Key {
        case one, two
        var image: UIImage? { UIImage(named: "icon-" + suffix) }
        private var suffix: String { switch self { case .one: return "open"; case .two: return "close" } }
      }
      show(key.image)
      """, "icon-close: doubtful: patterns", "icon-news: unused"),
    UsageRow(
      """
      class Key {
        var image: UIImage? { UIImage(named: "icon-" + suffix) }
        var suffix: String { "open" }
      }
      show(key.image)
      """, "icon-open: doubtful: patterns", "icon-news: doubtful: patterns"),
    UsageRow(
      #"func f(n: Int) { show(UIImage(named: "\(n)")) }; f(n: 3)"#, "12: doubtful: patterns", "icon: unused",
      "a12: unused"),
    UsageRow(#"UIImage(named: name + "_dark")"#, "moon_dark: doubtful: patterns", "dark: unused"),
    UsageRow(#"UIImage(named: "icon_".appending(name))"#, "icon_close: doubtful: patterns"),
    UsageRow(#"UIImage(named: ["icon", name].joined(separator: "_"))"#, "icon_close: doubtful: patterns"),
    UsageRow(
      #"UIImage(named: String(format: "icon_%d", i))"#, "icon_12: doubtful: patterns", "icon_one: unused",
      "icon_: unused"),
    UsageRow(
      #"UIImage(named: String(format: "icon_%02d_%@", i, s))"#, "icon_02_a: doubtful: patterns",
      "icon_a_a: unused"),
    UsageRow(
      #"for i in 1...3 { UIImage(named: "frame\(i)") }"#, "frame2: doubtful: patterns", "frame: unused",
      "framework: unused"),
    UsageRow(#"UIImage(named: "SyncDeviceType_\(type)")"#, "SyncDeviceType_phone: doubtful: patterns"),
    UsageRow(#"UIImage(named: "ic\(a)-\(b)-\(c)")"#, "ic1-2-3: doubtful: patterns", "ic1-2: unused"),
    UsageRow(#"let name = "icon_\(x)"; UIImage(named: name)"#, "icon_close: doubtful: patterns"),
    UsageRow(#"let name = "icon_\(x)""#, "icon_close: unused"),
    UsageRow(#"func f() { let name = "icon_\(x)"; UIImage(named: name) }"#, "icon_close: doubtful: patterns"),
    UsageRow(
      #"Image("\(bird.id)/\(part.name)")"#, "Bird 1/Wing: doubtful: patterns", "Bird: unused"),
    UsageRow(#"log("\(bird.id)/\(part.name)")"#, "Bird 1/Wing: unused"),
    UsageRow(
      """
      func tint(_ n: Int) -> String {
        if n < 0 { return "yellow" }
        var name = "green"
        if n > 9 { name = "red" }
        return name
      }
      Color(tint(3) + "2")
      """, "yellow2 color: doubtful: patterns", "green2 color: doubtful: patterns",
      "red2 color: doubtful: patterns",
      "blue2 color: unused"),
    UsageRow(
      #"""
      let text = """
        A ![small dog](dog) and a ![cat](https://a.example/pets/cat "title").
        """
      Markdown("![](bird.png) ![x] (ox) [hen](hen) ![ape](ape")
      """#, "dog: used", "cat: used", "bird: used", "ox: unused", "hen: unused"),
    // near misses
    UsageRow(#"Image("\(a)\(b)")"#, "close: unused"),
    UsageRow(#"Image("\(a)_\(b)")"#, "a_b: unused"),
    UsageRow(#"print("icon_\(name)")"#, "icon_close: unused"),
    UsageRow(#"Text("icon_\(name)")"#, "icon_close: unused"),
    UsageRow(#"if name == "icon_\(x)" { hide() }"#, "icon_close: unused"),
    UsageRow(#"Image(systemName: "icon_\(name)")"#, "icon_close: unused"),
    UsageRow(#"defaults.bool(forKey: "icon_\(name)")"#, "icon_close: unused"),
    UsageRow(#"let text = NSLocalizedString("icon_\(name)", comment: "")"#, "icon_close: unused"),
  ])
  func `names with holes`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      #"""
      func base() -> String { "close" }
      func f() { UIImage(named: base() + suffix) }
      """#, "close-on: doubtful: patterns", "close: used", "open-on: unused"),
    UsageRow(
      #"""
      func base() -> String { "close" }
      func f() { show(count: base() + suffix) }
      """#, "close-on: unused"),
    UsageRow(
      #"""
      struct Button {
        var picture: UIImage? {
          var name = "gloss"
          if let color { name += "_\(color)" }
          return UIImage(named: name)
        }
      }
      func f() { show(Button().picture) }
      """#, "gloss_blue: doubtful: patterns", "moss_blue: unused"),
    UsageRow(
      #"""
      struct Icon {
        let name: String
        static func on(_ s: String) -> Icon { Icon(name: "\(s)-on") }
        var image: UIImage? { UIImage(named: name) }
      }
      func f() { show(Icon.on(x).image) }
      """#, "close-on: doubtful: patterns", "close-off: unused"),
  ])
  func `names joined without a literal, in a local value, or on the way to a property`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: [
    UsageRow(
      #"""
      enum Media { case image(UIImage) }
      struct Toast { func image(_ icon: Icon) {} }
      struct Icon {}
      func load(_ url: URL) { show(.image(.init(named: url.lastPathComponent)!)) }
      func f() { load(.init(string: "demo://image/fish.red")!) }
      """#, "fish.red: doubtful: patterns", "red: unused"),
    UsageRow(
      #"""
      struct Other { init(named: String) {} }
      func load(_ url: URL) { Other(named: url.lastPathComponent) }
      func f() { load(.init(string: "demo://image/fish.red")!) }
      """#, "fish.red: unused"),
    UsageRow(
      #"""
      func load(_ url: URL) { show(UIImage(named: url.lastPathComponent)!) }
      func f() { load(.init(string: "fish.red")!) }
      """#, "red: unused"),
  ])
  func `a name is the last part of a path`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      #"""
      enum Size: String { case small, large; var name: String { "star-\(rawValue)" } }
      func f(_ size: Size) { UIImage(named: size.name) }
      """#, "star-small: doubtful: patterns", "star-huge: unused"),
    UsageRow(
      #"""
      enum Style: String { case light = "l", dark = "d" }
      func f(_ style: Style) { UIImage(named: "moon_\(style.rawValue)") }
      """#, "moon_l: doubtful: patterns", "moon_light: unused", "moon_x: unused"),
    UsageRow(
      #"""
      enum Style: String { case light, dark }
      struct Moon { var style: Style }
      struct Sky { let moon: Moon; var name: String { "moon_\(moon.style.rawValue)" } }
      func f(_ sky: Sky) { UIImage(named: sky.name) }
      """#, "moon_dark: doubtful: patterns", "moon_blue: unused"),
    UsageRow(
      #"""
      struct Moon { var style: Style }
      struct Sky { let moon: Moon; var name: String { "moon_\(moon.style.rawValue)" } }
      func f(_ sky: Sky) { UIImage(named: sky.name) }
      """#, "moon_dark: doubtful: patterns", "moon_blue: doubtful: patterns"),
    UsageRow(
      #"""
      enum Style: CaseIterable { case light, dark }
      func f() { for s in Style.allCases { UIImage(named: "moon_\(s)") } }
      """#, "moon_dark: doubtful: patterns", "moon_blue: unused"),
    UsageRow(
      #"UIImage(named: "moon_\(isDark ? "dark" : "light")")"#, "moon_dark: doubtful: patterns",
      "moon_light: doubtful: patterns", "moon_blue: unused"),
    UsageRow(
      #"""
      func load(_ prefix: String) { for i in 0..<9 { UIImage(named: prefix + "\(i)") } }
      func run() { load("walk_") }
      """#, "walk_3: doubtful: patterns", "run_3: unused"),
    UsageRow(
      #"""
      func load(prefix: String, count: Int) { for i in 0..<count { UIImage(named: "\(prefix)\(i)") } }
      func run() { load(prefix: "walk-", count: 3) }
      """#, "walk-3: doubtful: patterns", "run-3: unused"),
  ])
  func `holes that are known to be one of several texts`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      #"func f(_ i: Int) { let p = "db/k"; UIImage(named: "\(p)/\(i)") }"#, "db/k/1: doubtful: patterns",
      "db/x/1: unused"),
    UsageRow(
      #"func f(_ i: String) { let p = "db/k"; UIImage(named: p + "/" + i) }"#, "db/k/1: doubtful: patterns",
      "db/x/1: unused"),
    UsageRow(
      #"func f(_ i: Int) { let p = "ic"; UIImage(named: "\(p)_0\(i)") }"#, "ic_01: doubtful: patterns",
      "id_01: unused"),
    UsageRow(
      #"""
      func f(_ set: Set, _ id: ID) {
        let path: String
        switch set {
        case .old: path = "db/old"
        case .new: path = "db/new"
        }
        let name = String(format: "%@/%02d", path, id.rawValue)
        return UIImage(named: name)
      }
      """#, "db/old/01: doubtful: patterns", "db/new/01: doubtful: patterns", "db/other/01: unused"),
    UsageRow(
      #"UIImage(named: String(format: "%@/%02d", "db/k", 1))"#, "db/k/01: doubtful: patterns",
      "db/x/01: unused"),
    UsageRow(
      #"""
      enum Icons { static let path = "db/k" }
      func f(_ i: Int) { UIImage(named: "\(Icons.path)/\(i)") }
      """#, "db/k/1: doubtful: patterns", "db/x/1: unused"),
    UsageRow(
      #"""
      struct Icons {
        let isNew: Bool
        var path: String { isNew ? "db/new" : "db/old" }
        func f(_ i: Int) { UIImage(named: "\(path)/\(i)") }
      }
      """#, "db/new/1: doubtful: patterns", "db/old/1: doubtful: patterns", "db/x/1: unused"),
    UsageRow(
      #"""
      func f(_ isMuted: Bool) {
        let icon: String
        if isMuted { icon = "mute" } else { icon = "unmute" }
        UIImage(named: "\(icon)-small")
      }
      """#, "mute-small: doubtful: patterns", "link-small: unused"),
    UsageRow(
      #"""
      struct A { let icon: String; func f() { let name = icon + "_24"; show(UIImage(named: name)) } }
      A(icon: "close").f()
      """#, "close_24: doubtful: patterns"),
    UsageRow(
      #"func f(_ icon: String) { let name = "\(icon)_24"; show(UIImage(named: other)); print(name) }"#,
      "close_24: unused"),
    // The variable may also have other values.
    UsageRow(
      #"""
      func f(_ other: String?) {
        var icon = "mute"
        if let other { icon = other }
        UIImage(named: "\(icon)-small")
      }
      """#, "mute-small: doubtful: patterns", "link-small: doubtful: patterns"),
  ])
  func `holes take the values of a variable`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      #"""
      struct Quest { let label: String }
      func f(_ quest: Quest) { UIImage(named: quest.label) }
      func run() { f(Quest(label: "ic_quest_a")) }
      """#, "ic_quest_a: used", "ic_quest_b: unused"),
    UsageRow(
      #"""
      func load(_ url: String, placeholder: String) -> UIImage? { UIImage(named: placeholder) }
      func run() { show(load("a", placeholder: "banner")) }
      """#, "banner: used", "banners: unused"),
    UsageRow(
      #"""
      struct Quest { let label: String; func f() { if label.hasPrefix("ic_quest_") { UIImage(named: label) } } }
      """#, "ic_quest_a: doubtful: patterns", "other: unused"),
    UsageRow(
      #"""
      struct A { let label: String }; struct B { let label: String }; struct C { let label: String }
      struct D { let label: String }; struct E { let label: String; func run() { show(E(label: "ic_quest_a")) } }
      func g() { if name(x.label).hasPrefix("none_") { hide() } }
      func f() { let quest = list[0]; UIImage(named: quest.label) }
      func h(label: String) { if self.label.hasPrefix("ic_other_") { hide() } }
      func run() { show(E(label: "plain")) }
      """#, "ic_quest_a: doubtful: text", "plain: unused", "ic_other_b: doubtful: patterns",
      "none_c: unused"),
    // near misses
    UsageRow(
      #"struct Quest { let label: String }; let quest = Quest(label: "ic_quest_a")"#, "ic_quest_a: unused"),
    UsageRow(
      #"""
      struct Quest { let label: String }
      struct Text { let label: String }
      func f(_ quest: Quest) { UIImage(named: quest.label) }
      func run() { show(Text(label: "ic_quest_a")) }
      """#, "ic_quest_a: unused"),
    UsageRow(#"if name.hasPrefix("ic_quest_") { hide() }"#, "ic_quest_a: unused"),
  ])
  func `labels of texts refer to assets if their values do`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      #"""
      struct V: View { var body: some View { Image("close").foregroundColor(c) }
        var c: Color { return Color(X.color(v.value)) } }
      enum X { static func color(_ text: String) -> UIColor {
        guard let n = Float(text) else { return UIColor.white }
        return n > 3 ? UIColor.red : UIColor.blue } }
      """#, "Series1: unused", "Series2: unused", "Series3: unused", "Series4: unused", "Series5: unused",
      "Series6: unused", "Series7: unused"),
    UsageRow(
      #"func f(_ i: Int) { UIImage(named: cut(String(i))) }"#, "Series1: doubtful: patterns",
      "Series2: doubtful: patterns", "Series3: doubtful: patterns", "Series4: doubtful: patterns",
      "Series5: doubtful: patterns", "Series6: doubtful: patterns", "Series7: doubtful: patterns"),
    UsageRow(
      #"func f() { NSImage(named: NSImageNameTouchBarPlayTemplate) }"#, "Series1: unused", "Series2: unused",
      "Series3: unused", "Series4: unused", "Series5: unused", "Series6: unused"),
    UsageRow(
      #"""
      struct Info: Codable { let code: String }
      func f(_ info: Info) { UIImage(named: info.code) }
      """#, "CA: doubtful: patterns", "DE: doubtful: patterns", "FR: doubtful: patterns",
      "US: doubtful: patterns"),
    // The property can have only values that code assigns to it.
    UsageRow(
      #"""
      struct Info { let code: String }
      func f(_ info: Info) { UIImage(named: info.code) }
      func g() { f(Info(code: "CA")) }
      """#, "CA: used", "DE: unused", "FR: unused", "US: unused"),
  ])
  func `a number or color does not keep a series of pictures`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(#"Image(isOn ? "close" : "open")"#, "close: used", "open: used", "on: unused"),
    UsageRow(#"UIImage(named: name ?? "close")"#, "close: used"),
    UsageRow(#"Image(a == "close" ? "open" : "shut")"#, "close: unused", "open: used", "shut: used"),
    UsageRow(#"func f() { for n in ["close", "open"] { UIImage(named: n) } }"#, "close: doubtful: text"),
    UsageRow(#"["close", "open"].forEach { UIImage(named: $0) }"#, "close: used"),
    UsageRow(
      #"""
      let names = ["close", "open"]
      func f() { for name in names { UIImage(named: name) } }
      """#, "close: used", "open: used"),
    UsageRow(
      #"""
      let names = ["close", "open"]
      func f() { UIImage(named: names[3]) }
      """#, "close: used", "open: used"),
    UsageRow(#"let names = ["close", "open"]"#, "close: unused", "open: unused"),
    UsageRow(
      #"""
      let icons = [1: "close", 2: "open"]
      func f() { UIImage(named: icons[1]!) }
      """#, "close: used"),
    UsageRow(
      #"""
      let icons = ["close": 1]
      func f() { show(icons["close"]) }
      """#, "close: unused"),
    UsageRow(
      #"""
      func icon(_ isOn: Bool) -> String { isOn ? "close" : "open" }
      func f() { UIImage(named: icon(true)) }
      """#, "close: used", "open: used"),
    UsageRow(
      #"""
      func icon(_ kind: Int) -> String { switch kind { case 1: return "close"; default: return "open" } }
      func f() { UIImage(named: icon(2)) }
      """#, "close: used", "open: used"),
    UsageRow(#"func icon() -> String { "close" }"#, "close: unused"),
    UsageRow(
      #"""
      func show(_ name: String) { view.image = UIImage(named: name) }
      func f() { show("close") }
      """#, "close: used"),
    UsageRow(
      #"""
      struct Row { let icon: String }
      func f(row: Row) { show(UIImage(named: row.icon)) }
      func g() { f(row: Row(icon: "close")) }
      """#, "close: used"),
    UsageRow(
      #"""
      struct Row { let icon: String; let title: String }
      func f(row: Row) { show(UIImage(named: row.icon)) }
      func g() { f(row: Row(icon: "close", title: "open")) }
      """#, "close: used", "open: unused"),
    UsageRow(
      #"""
      class Cell { var iconName = ""; func f() { show(UIImage(named: iconName)) } }
      func g(cell: Cell) { cell.iconName = "close"; cell.title = "open" }
      """#, "close: used", "open: doubtful: chance+text"),
    UsageRow(
      #"""
      struct Icon: View { let name: String; var body: some View { Image(name) } }
      struct Screen: View { var body: some View { Icon(name: "close") } }
      """#, "close: used"),
  ])
  func `names that reach their call through other values`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow("// assetlint:uses flag-*\nUIImage(named: code)", "flag-de: used", "flagpole: unused"),
    UsageRow(
      "// assetlint:uses close open - from the server\n", "close: used", "open: used", "server: unused"),
    UsageRow("// assetlint:uses *_dark\n", "moon_dark: used", "dark: unused", "x/moon_dark: unused"),
    UsageRow(
      "// assetlint:uses a, b,c {d,e} flag-?? - why f, g\n", "a: used", "b: used", "c: used", "d: used",
      "e: used", "flag-de: used", "flag-deu: unused", "f: unused", "why: unused"),
    UsageRow("// assetlint:uses Icons\n", "Icons/a: used", "Icons/b/c: used", "Iconsa: unused"),
    UsageRow("// assetlint:uses *, {a\n", "a: unused", "b: unused"),
    UsageRow("// uses flag-*\n", "flag-de: unused"),
    UsageRow("let text = \"assetlint:uses flag-*\"\n", "flag-de: unused"),
  ])
  func `comments that declare uses`(row: UsageRow) throws { try row.check() }

  @Test(arguments: [
    UsageRow(
      #"enum Icon: Int { case a = 1, b; var name: String { "icon-\(rawValue)" } }; UIImage(named: x.name)"#,
      "icon-2: doubtful: patterns", "icon-b: unused"),
    // Only small parts of the name are known.
    UsageRow(
      #"struct Coin { var name: String { "\(id)_\(kind)_32" } }; UIImage(named: Coin().name)"#,
      "a_b_32: doubtful: patterns", "a_b_33: unused"),
    // The name is cut out of an identifier.
    UsageRow(
      #"""
      enum System: String { case wolf = "com.door.WOLF3d" }
      struct Row { var icon: String { system.components(separatedBy: ".").last?.lowercased() ?? "" } }
      func f() { send(System.wolf); UIImage(named: Row().icon) }
      """#, "wolf3d: doubtful: patterns", "door: unused"),
    UsageRow(#"put("Close"); func f() { UIImage(named: x.id.lowercased()) }"#, "close: doubtful: patterns"),
    UsageRow(#"put("Close"); func f() { UIImage(named: x.id) }"#, "close: unused"),
    // Spaces are replaced.
    UsageRow(
      #"""
      let animals = ["Bear", "Polar Bear"]
      func f() {
        let name = animals[row].lowercased().replacingOccurrences(of: " ", with: "_")
        show(UIImage(named: name))
      }
      """#, "bear: doubtful: patterns", "polar_bear: doubtful: patterns", "brown_bear: unused"),
    UsageRow(
      #"""
      let animals = ["Polar Bear"]
      func f() { show(UIImage(named: animals[row].replacing(" ", with: "-"))) }
      """#, "Polar-Bear: doubtful: patterns"),
    UsageRow(
      #"""
      - (void)f {
        NSString *name = [[row.name lowercaseString] stringByReplacingOccurrencesOfString:@" " withString:@"_"];
        show([UIImage imageNamed:name]);
      }
      === Animals.plist
      <plist><array><string>Polar Bear</string><string>Bear</string></array></plist>
      """#, in: "App.m", "polar_bear: doubtful: patterns", "bear: unused"),
    UsageRow(
      #"""
      let animals = ["Polar Bear"]
      func f() { let name = row.title; show(UIImage(named: name), title.replacing(" ", with: "-")) }
      """#, "polar_bear: unused"),
    UsageRow(
      #"""
      enum System: String { case wolf = "com.door.WOLF3d" }
      func f() { send(System.wolf); UIImage(named: icon) }
      """#, "wolf3d: unused"),
  ])
  func `names composed of values and parts of others`(row: UsageRow) throws {
    try row.check()
  }
}
