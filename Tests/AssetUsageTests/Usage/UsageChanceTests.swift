import Testing

/// Asset names that are ordinary words, which code also uses for other purposes.
struct UsageChanceTests {
  @Test(arguments: [
    UsageRow(
      """
      enum Row { case info(String, String) }
      let rows = [Row.info("More to come", "ico-clock")]
      func f(row: Row) { if case let .info(_, image) = row { show(UIImage(named: image)) } }
      f(row: rows[0])
      """, "ico-clock: doubtful: text"),
    UsageRow(#"func f() { logger.info("More to come", "ico-clock") }"#, "ico-clock: unused"),
    // Strings.
    UsageRow(#"enum Event { case close; var name: String { "close" } }; send(Event.close.name)"#, chance),
    UsageRow(#"func f() { put("close") }"#, chance),
    UsageRow(#"struct Row { let title = "close" }; show(Row().title)"#, chance),
    UsageRow(#"enum Key: String { case close }; func f() { store(Key.close.rawValue) }"#, chance),
    UsageRow(#"func f() { put(kind: "Home") }"#, "Home: doubtful: chance+text"),
    // A value that is passed to a function of the repository is followed there. A function that is named after images
    // may compute an asset name.
    UsageRow(
      #"func note(of kind: String) {}; func f() { note(of: "close"); for n in x { UIImage(named: n) } }"#,
      chance),
    UsageRow(#"func imageURL() -> URL { let theme = "close"; return make(theme) }; imageURL()"#, chance),
    UsageRow(#"#Preview { Row(name: "close") }"#, "close: doubtful: chance+previews+text"),
    UsageRow(#"const char *kind(int n) { return "close"; }"#, in: "a.c", chance),
    UsageRow(
      #"func make(text: String = "close") {}; func f() { make(); UIImage(named: x.text) }"#, chance),
    UsageRow(
      #"func make(text: String = "close") { UIImage(named: text) }; func f() { make() }"#,
      "close: doubtful: text"),
    UsageRow(
      """
      func add(_ name: String) { UIImage(named: name) }
      === B.swift
      func f(list: Other) { list.add("close", 1) }
      """, "close: used"),
    UsageRow(#"func f() { Toast.info("close") }"#, "close: unused"),
    UsageRow(
      #"func f() { make("close.pdf") }"#, in: "AppTests/A.swift", "close: doubtful: chance+tests+text"),
    UsageRow(#"func f() { make("close.pdf") }"#, "close: doubtful: text"),
    UsageRow(#"func f() { Toast.info(icon: "close") }"#, "close: doubtful: text"),
    // The name looks like that of an asset, or its place suggests an asset.
    UsageRow(#"func f() { put("ic_close") }"#, "ic_close: doubtful: text"),
    UsageRow(#"func f() { put("closeButton") }"#, "closeButton: doubtful: text"),
    UsageRow(#"func f() { put(icon: "close") }"#, "close: doubtful: text"),
    UsageRow(#"enum AppIcons { static let close = "close" }; show(AppIcons.close)"#, "close: doubtful: text"),
    UsageRow(#"func iconName() -> String { "close" }; show(iconName())"#, "close: doubtful: text"),
    // Other asset names are arguments of the same function.
    UsageRow(
      #"func f() { hang("close"); hang("open-door"); hang("shop") }"#, "close: doubtful: text",
      "open-door: doubtful: text"),
    UsageRow(
      #"func f() { hang("close"); hang("open"); hang("shop") }"#, "close: doubtful: chance+text",
      "open: doubtful: chance+text"),
    // If a name comes from a loop, a closure or a tuple, it may be any string in the file, or any string that is listed
    // with it.
    UsageRow(
      #"func f() { let rows = [("close", 1)]; for row in rows { UIImage(named: row.0) } }"#,
      "close: doubtful: text"),
    UsageRow(
      #"let rows = [(name: "close", size: 1)]; func f() { rows.forEach { row in UIImage(named: row.name) } }"#,
      "close: doubtful: text"),
    UsageRow(
      """
      enum Doors { static let all = ["close"] }
      === B.swift
      func f() { for door in Doors.all { UIImage(named: door) } }
      """, "close: used"),
    // The code uses the raw value of something that may be a case of this enum.
    UsageRow(
      """
      enum TabItem: String { case close }; func g() { store(TabItem.close) }
      === B.swift
      func f(tabs: Any) { for tab in tabs { UIImage(named: tab.rawValue) } }
      """, "close: doubtful: text"),
  ])
  func `strings that are words`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: [
    UsageRow(#"{"title": "close"}"#, in: "seed.json", "close: doubtful: chance+data"),
    UsageRow(#"{"image": {"close": 1}}"#, in: "seed.json", "close: doubtful: chance+data"),
    UsageRow(#"{"icon": "close"}"#, in: "seed.json", "close: doubtful: data"),
    UsageRow(#"{"icons": ["open", "close"]}"#, in: "seed.json", "close: doubtful: data"),
    UsageRow(#"{"title": "ic_close"}"#, in: "seed.json", "ic_close: doubtful: data"),
    UsageRow(
      #"<attribute name="close"/>"#, in: "M.xcdatamodel/contents", "close: doubtful: chance+data"),
    // Code shows an image with the value of this key.
    UsageRow(
      """
      {"door": "close"}
      === A.swift
      func f(x: Any) { UIImage(named: x.door) }
      """, in: "seed.json", "close: doubtful: data"),
    // Code reads the file and shows one of its values, but not a title.
    UsageRow(
      """
      (("Close it", close), ("Open it", open))
      === A.m
      void f(int i) {
        NSString *path = [[NSBundle mainBundle] pathForResource:@"Doors" ofType:@"plist"];
        NSString *name = [[[[NSArray alloc] initWithContentsOfFile:path] objectAtIndex:i] objectAtIndex:1];
        show([UIImage imageNamed:name]);
      }
      """, in: "Doors.plist", "close: doubtful: data", "open: doubtful: data"),
    UsageRow(
      """
      [{"kind": "close", "title": "open"}]
      === A.swift
      func f(i: Int) { let row = load("doors.json")[i]; show(UIImage(named: row["kind"])) }
      """, in: "doors.json", "close: doubtful: data", "open: doubtful: chance+data"),
    // Other code reads the file.
    UsageRow(
      """
      (("Close it", close))
      === A.m
      void f(int i) { show([UIImage imageNamed:[names() objectAtIndex:i]]); }
      === B.m
      void g() { store([[NSBundle mainBundle] pathForResource:@"Doors" ofType:@"plist"]); }
      """, in: "Doors.plist", "close: doubtful: chance+data"),
  ])
  func `words of data`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: [
    // The code does not refer to any asset by a symbol.
    UsageRow("func f() { open(.close) }", "close: doubtful: chance+ambiguous"),
    UsageRow(
      "func f() { UIImage(resource: .open); shut(.close) }", "close: doubtful: ambiguous", "open: used"),
    // The code declares a member with this name.
    UsageRow(
      "enum Door { case close }; func f() { UIImage(resource: .open); shut(.close) }",
      "close: doubtful: chance+ambiguous", "open: used"),
    // Another argument of the same function shows whether the function takes assets: `.half` is neither an asset nor a
    // color, but `.red` is a color.
    UsageRow(
      "func f() { UIImage(resource: .open); shut(.close); shut(.half) }",
      "close: doubtful: chance+ambiguous", "open: used"),
    UsageRow(
      "func f() { UIImage(resource: .open); shut(.close); shut(.red) }", "close: doubtful: ambiguous",
      "open: used"),
    // The argument is a state and not an image.
    UsageRow(
      "enum S { case close }; func f() { UIImage(resource: .open); b.setImage(x, for: .close) }",
      "close: unused", "open: used"),
  ])
  func `members that are words`(row: UsageRow) throws {
    try row.check()
  }

  @Test(arguments: ["ForEach", "List", "zip"])
  func `a value may come from what a call loops over`(callee: String) throws {
    try UsageRow(
      Self.loop("\(callee)(Doors.all, x) { door in UIImage(named: door.text) }"), "close: doubtful: text"
    ).check()
  }

  @Test(arguments: ["compactMap", "enumerated", "filter", "flatMap", "forEach", "map"])
  func `a value may come from what a member loops over`(member: String) throws {
    try UsageRow(
      Self.loop("Doors.all.\(member)({ door in UIImage(named: door.text) })"), "close: doubtful: text"
    ).check()
  }

  @Test func `what another member does with a value is unknown`() throws {
    try UsageRow(
      Self.loop("Doors.all.other({ door in UIImage(named: door.text) })"), Self.chance
    ).check()
  }

  private static func loop(_ loop: String) -> String {
    """
    enum Doors { static let all = ["close"] }
    === B.swift
    func f() { \(loop) }
    """
  }

  @Test(arguments: ["tertiary", "tint", "init", "none", "some", "red", "label", "labelColor"])
  func `a member next to names of assets may be one of a framework's colors`(member: String) throws {
    try UsageRow(
      "func f() { UIImage(resource: .open); shut(.close); shut(.\(member)) }", "close: doubtful: ambiguous",
      "open: used"
    ).check()
  }

  @Test(arguments: ["", "named", "name", "resource"])
  func `a label that does not describe its argument leaves that to the call`(label: String) throws {
    let argument = label.isEmpty ? ".close" : "\(label): .close"
    let other = label.isEmpty ? ".half" : "\(label): .half"
    for (callee, use) in [("imageButton", "ambiguous"), ("shut", "chance+ambiguous")] {
      try UsageRow(
        "func f() { UIImage(resource: .open); \(callee)(\(argument)); \(callee)(\(other)) }",
        "close: doubtful: \(use)", "open: used"
      ).check()
    }
  }

  private static let chance = "close: doubtful: chance+text"
}
