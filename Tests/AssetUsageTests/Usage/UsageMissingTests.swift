import AssetModel
import AssetUsage
import SourceIndex
import Testing

struct UsageMissingTests {
  /// Sources, the existing assets, and the expected missing names with the reasons.
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let path: String
    let assets: [String]
    let missing: [String]

    init(
      _ source: String, in path: String = "App.swift", _ assets: [String] = ["open-door"],
      _ missing: String...
    ) {
      self.source = source
      self.path = path
      self.assets = assets
      self.missing = missing
    }

    var testDescription: String { source.shortened }

    func check(looseNames: Set<String> = []) throws {
      let usage = try Usage(of: UsageRow.split(source, path), assets: assets, looseNames: looseNames)
      let found = usage.missing.map { missing in
        let candidates = missing.candidates.map { assets[$0] }.joined(separator: ", ")
        return "\(missing.name): \(missing.reason)" + (candidates.isEmpty ? "" : " \(candidates)")
      }
      #expect(found == missing, "\(source)")
    }
  }

  @Test(arguments: [
    Row(#"UIImage(named: "close")"#, ["open-door"], "close: unknown"),
    Row(#"UIImage(named: "Float " + (name ?? "light"))"#, ["Float light"]),
    Row(#"UIImage(named: (name ?? "Float") + " light")"#, ["Float light"]),
    Row(#"UIImage(named: (name ?? "Float"))"#, ["Float light"], "Float: unknown"),
    Row(#"Image("close")"#, [], "close: unknown"),
    Row(#"Image("open-dor")"#, ["open-door"], "open-dor: similar open-door"),
    Row(#"Image("Close")"#, ["close"], "Close: differsInCase close"),
    Row(#"Image("close")"#, ["Icons/close"], "close: namespace Icons/close"),
    Row(#"Image("Icons/close")"#, ["close"], "Icons/close: namespace close"),
    Row(#"Image("Bar/close")"#, ["Icons/close"], "Bar/close: namespace Icons/close"),
    Row(#"Image("Tint")"#, ["Tint color"], "Tint: otherKind Tint color"),
    Row(#"Color("close")"#, ["close"], "close: otherKind close"),
    Row(#"UIColor(named: "tint")"#, ["Tint color"], "tint: differsInCase Tint color"),
    Row(#"NSDataAsset(name: "seed")"#, [], "seed: unknown"),
    Row(#"[UIImage imageNamed:@"close"];"#, in: "A.m", [], "close: unknown"),
    Row(
      "@interface UIImage (Tint)\n@end\nvoid f() { [UIImage imageNamed:@\"close\"]; }", in: "A.m", [],
      "close: unknown"),
    Row(
      "struct ImageAsset { typealias Image = UIImage }\nImage(\"close\")", [], "close: unknown"),
    Row(
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><imageView image="close"/></document>"#,
      in: "A.storyboard", [], "close: unknown"),
    // A single name with a number is not a series of frames.
    Row(#"UIImage(named: "close")"#, ["close24"], "close: unknown"),
    Row(
      """
      enum Icon: String { case close, open, shut }
      func f(icon: Icon) { UIImage(named: icon.rawValue) }
      """, ["open", "shut"], "close: unknown"),
    Row(
      """
      struct Item { var icon: String { if a { return "close" } else if b { return "open" }; return "shut" } }
      func f() { let item = Item(); UIImage(named: Item.shared.icon) }
      """, ["open", "shut"], "close: unknown"),
    // The function passes the name on, and the name of its parameter suggests an asset.
    Row(
      """
      enum Names { static let close = "close" }
      func show(imageName: String) { UIImage(named: imageName) }
      func f() { show(imageName: Names.close) }
      """, [], "close: unknown"),
    // The name of the parameter does not matter.
    Row(
      """
      enum Names { static let close = "close" }
      func show(title: String) { UIImage(named: title) }
      func f() { show(title: Names.close) }
      """, [], "close: unknown"),
    // Code that is never compiled does not count.
    Row(
      """
      func f() {
        let name = "close"
        UIImage(named: name)
        #if false
        outside(name)
        #endif
      }
      """, [], "close: unknown"),
    Row(
      #"<document><imageView image="close"/><resources><image name="close"/></resources></document>"#,
      in: "A.xib", [], "close: unknown"
    ),
    Row(
      #"<document><color key="textColor" name="Tint"/><resources><namedColor name="Tint"/></resources></document>"#,
      in: "A.xib", [],
      "Tint: unknown"),
    Row("{ UIImageName = close; }", in: "Info.plist", [], "close: unknown"),
    Row("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint;", in: "p.pbxproj", [], "Tint: unknown"),
    Row(#"Image("close", bundle: .module)"#, ["Close"], "close: differsInCase Close"),
    Row(#"Image("close", bundle: .main)"#, [], "close: unknown"),
    Row(#"Image(isOn ? "close" : "open-door")"#, ["open-door"], "close: unknown"),
    Row(
      "enum Names { static let close = \"close\" }\nfunc f() { UIImage(named: Names.close) }", [],
      "close: unknown"),
    Row(#"#Preview { Image("close") }"#, [], "close: unknown"),
    Row(#"UIImage(named: "close.png")"#, ["Close"], "close.png: differsInCase Close"),
    Row(#"UIImage(named: "inbox24")"#, [], "inbox24: unknown"),
    Row(#"UIImage(named: "Icons/close.png")"#, ["Icons/open"], "Icons/close.png: unknown"),
  ])
  func `names that no asset has`(row: Row) throws { try row.check() }

  @Test(arguments: [
    Row(#"Image("loose")"#),
    Row(#"UIImage(named: "loose.png")"#),
    Row(#"UIImage(named: "loose@2x.png")"#),
    Row(#"NSImage(named: "NSApplicationIcon")"#),
    Row(#"[NSImage imageNamed:@"NSCaution"];"#, in: "A.m"),
    Row(#"<document><resources><image name="close"/></resources></document>"#, in: "A.xib"),
    Row(
      #"<document><imageView image="NSStopProgressTemplate"/><resources><image name="NSStopProgressTemplate"/></resources></document>"#,
      in: "A.xib"),
    Row(
      #"<document><imageView image="star" catalog="system"/><resources><image name="star" catalog="system"/></resources></document>"#,
      in: "A.xib"),
    Row(#"Image(systemName: "close")"#),
    Row(#"Label("Close", systemImage: "close")"#),
    Row(#"UIImage(named: "close", in: Bundle(for: Other.self), compatibleWith: nil)"#),
    Row(#"Image("<none>", label: label)"#),
    Row(#"Image("close", bundle: Bundle.other)"#),
    Row(#"Image("icon_\(name)")"#),
    Row(#"UIImage(named: name)"#),
    Row(#"UIImage(named: "icon_" + name)"#),
    Row(#"UIImage(named: String(format: "icon_%d", i))"#),
    Row(#"UIImage(named: "")"#),
    Row(#"UIImage(named: "-")"#),
    Row("import XCTest\nUIImage(named: \"close\")"),
    Row(#"Image("close")"#, in: "AppTests/A.swift"),
    Row("#if false\nImage(\"close\")\n#endif"),
    Row(#"// Image("close")"#),
    Row("struct Image { init(_ name: String) {} }\nImage(\"close\")"),
    Row(#"Text("close")"#),
    Row(#"show("close")"#),
    Row(#"{ CFBundleIconFile = close; }"#, in: "Info.plist"),
    Row(#"{ UIImageName = "$(LAUNCH_IMAGE)"; }"#, in: "Info.plist"),
    Row(#"{"icon": "close"}"#, in: "seed.json"),
    Row("enum Names { static let close = \"close\" }\nfunc f() { print(Names.close) }"),
    // The code also prints a value that it gets from the name, so this may be more than an asset name.
    Row(
      """
      enum Names { static let close = "close" }
      func f() { print(Names.close.rawValue.path); show(UIImage(named: Names.close)) }
      """),
    // Every branch appends something to the name.
    Row(
      """
      - (UIImage *)f:(BOOL)isOn {
        NSString *name = @"close";
        if (isOn) { name = [name stringByAppendingString:@"On"]; } else { name = [name stringByAppendingString:@"Off"]; }
        return [UIImage imageNamed:name];
      }
      """, in: "A.m", ["closeOn", "closeOff"]),
    Row(#"UIImage(named: "AppIcon60x60")"#),
    Row(#"UIImage(named: "Icons/close.png")"#, ["Icons/close"]),
    Row(#"UIImage(named: "close")"#, ["close0", "close1"]),
    Row(#"<document><imageView image="close"/></document>"#, in: "A.storyboard"),
    Row(
      """
      enum Icon: String { case add, open, shut; var asset: String { switch self { case .add: "plus"; default: rawValue } } }
      func f(icon: Icon) { UIImage(named: icon.asset) }
      """, ["plus", "open", "shut"]),
    Row(
      """
      enum Icon: String { case close, open, shut }
      func f(icon: Any) { UIImage(named: icon.rawValue) }
      """, ["open", "shut"]),
    Row(#"UIImage(named: "Other.bundle/close")"#),
    Row(
      #"<document><imageView image="buttonCell:a-b:image"/><resources><image name="buttonCell:a-b:image"/></resources></document>"#,
      in: "A.xib"),
    Row(#"License(resourceName: "close")"#),
    Row(
      ["a", "b", "c", "d", "e"].map { "Image(Name.named(\"\($0)\"))\n" }.joined()
        + #"frame(in: .named("x"))"#,
      ["a", "b", "c", "d", "e"]),
  ])
  func `names that need no asset`(row: Row) throws { try row.check(looseNames: ["loose"]) }

  static let extensions = PictureFormat.allCases.flatMap(\.nameExtensions)

  @Test(arguments: extensions + extensions.map { $0.uppercased() })
  func `a name may have the extension of any picture`(_ type: String) throws {
    try Row("UIImage(named: \"loose.\(type)\")").check(looseNames: ["loose"])
    try Row("UIImage(named: \"loose@2x.\(type)\")").check(looseNames: ["loose"])
    try Row("UIImage(named: \"open-door.\(type)\")").check()
    try Row("UIImage(named: \"close.\(type)\")", [], "close.\(type): unknown").check()
  }

  @Test(arguments: extensions)
  func `R swift includes the extension of anything but a PNG`(_ type: String) throws {
    let member = "R.image.loose\(type.prefix(1).uppercased())\(type.dropFirst())"
    let source = "show(R.image.openDoor(), \(member)())"
    try Row(source).check(looseNames: ["loose"])
    try Row(source, ["open-door"], "\(member): unknown").check()
  }

  @Test(arguments: [
    ("UIImage(named: item.icon)", ["item.icon"]),
    ("Image(\"icon_\\(name)\")", ["icon_*"]),
    ("func f(_ name: String) { show(Image(name)) }", []),
    ("// assetlint:uses flag-*\nUIImage(named: item.icon)", []),
    ("UIImage(named: item.icon) // assetlint:uses flag-*", []),
    ("Image(\"flag-\\(code)\")", []),
    ("enum N { static let close = \"flag-de\" }\nUIImage(named: N.close)", []),
    ("import XCTest\nUIImage(named: item.icon)", []),
    ("show(item.icon)", []),
    ("Image(systemName: item.icon)", []),
  ])
  func `calls whose names are unknown`(source: String, expected: [String]) throws {
    let usage = try Usage(of: [("App.swift", source)], assets: ["flag-de"])
    #expect(usage.unresolved.map(\.expression) == expected)
  }
}
