import Testing

/// Code that requests an asset by a name that no asset has.
struct MissingNameForms {
  static let forms = [
    Form(#"UIImage.init(named: "clsoe")"#, missing: ["clsoe"]),
    Form(#"Image.init("clsoe")"#, missing: ["clsoe"]),
    Form(#"func g() { let i: UIImage? = .init(named: "clsoe"); show(i) }"#, missing: ["clsoe"]),
    Form(#"func g() -> UIImage? { .init(named: "clsoe") }"#, missing: ["clsoe"]),
    Form(#"func g() -> UIImage? { return .init(named: "clsoe") }"#, missing: ["clsoe"]),
    // The name is stored in a constant.
    Form(#"func g() { let n = "clsoe"; UIImage(named: n) }"#, missing: ["clsoe"]),
    Form("let n = \"clsoe\"\nfunc g() { UIImage(named: n) }", missing: ["clsoe"]),
    Form(
      "class A { var n: String?; init(d: String?) { self.n = d ?? \"clsoe\" }; func g() { UIImage(named: n) } }",
      missing: ["clsoe"]),
    Form("class A { private let n = \"clsoe\"; func g() { UIImage(named: n) } }", missing: ["clsoe"]),
    Form("class A { static let n = \"clsoe\"; func g() { UIImage(named: Self.n) } }", missing: ["clsoe"]),
    // The name is passed to a parameter or a stored property.
    Form(
      "struct Row: View { let icon: String; var body: some View { Image(icon) } }\nfunc g() { Row(icon: \"clsoe\") }",
      missing: ["clsoe"]),
    Form(
      "struct Icon: View { let name: String; init(_ name: String) { self.name = name }\nvar body: some View { Image(name) } }\nfunc g() { Icon(\"clsoe\") }",
      missing: ["clsoe"]),
    Form(
      "func icon(_ name: String) -> UIImage? { UIImage(named: name) }\nfunc g() { show(icon(\"clsoe\")) }",
      missing: ["clsoe"]),
    Form(
      "func icon(_ name: String) -> UIImage? { UIImage(named: name) }\nfunc big(_ n: String) { show(icon(n)) }\nfunc g() { big(\"clsoe\") }",
      missing: ["clsoe"]),
    Form(
      "extension UIImage { convenience init(icon: String) { self.init(named: icon)! } }\nfunc g() { show(UIImage(icon: \"clsoe\")) }",
      missing: ["clsoe"]),
    Form("func f(icon: String = \"clsoe\") { UIImage(named: icon) }\nfunc g() { f() }", missing: ["clsoe"]),
    // The name is one of several.
    Form(#"func g() { let n = a ? "clsoe" : "open"; UIImage(named: n) }"#, "open: kept", missing: ["clsoe"]),
    Form(
      "enum E { case a, b; var icon: String { switch self { case .a: \"clsoe\"\ncase .b: return \"open\" } } }\nfunc g(e: E) { UIImage(named: e.icon) }\ng(e: isOn ? .a : .b)",
      "open: kept", missing: ["clsoe"]),
    Form(
      "func g() { let n: String; switch x { case 1: n = \"clsoe\"\ndefault: n = \"open\" }; UIImage(named: n) }",
      "open: kept", missing: ["clsoe"]),
    // The name is in a collection.
    Form(#"func g() { ["clsoe", "open"].map { Image($0) } }"#, "open: kept", missing: ["clsoe"]),
    Form(#"func g() { ["clsoe", "open"].forEach { UIImage(named: $0) } }"#, "open: kept", missing: ["clsoe"]),
    Form(
      "func g() { [\(Array(repeating: #""open""#, count: 17).joined(separator: ", ")), \"clsoe\"].forEach { UIImage(named: $0) } }",
      "open: kept", missing: ["clsoe"]),
    Form(#"func g() { for n in ["clsoe", "open"] { UIImage(named: n) } }"#, "open: kept", missing: ["clsoe"]),
    Form(#"func g() { let d = ["a": "clsoe"]; UIImage(named: d["a"]!) }"#, missing: ["clsoe"]),
    // The name is a raw value.
    Form(
      "enum Icon: String { case clsoe }\nfunc g() { UIImage(named: Icon.clsoe.rawValue) }", missing: ["clsoe"]
    ),
    Form(
      "enum Icon: String { case a = \"clsoe\" }\nextension UIImage { convenience init(_ i: Icon) { self.init(named: i.rawValue)! } }\nfunc g() { UIImage(Icon.a) }",
      missing: ["clsoe"]
    ),
    Form(
      "enum Icon: String { case clsoe; var image: UIImage? { UIImage(named: rawValue) } }\nfunc g() { show(Icon.clsoe.image) }",
      missing: ["clsoe"]),
    Form(
      "struct T { let icon: String }\nfunc g() { let all = [T(icon: \"clsoe\")]; all.map(\\.icon).map { Image($0) } }",
      missing: ["clsoe"]
    ).open,
    Form(
      "enum Icon: String { case clsoe, open, close }\nstruct V { var icon: Icon = .clsoe\nvar body: some View { if count == 1 { Image(self.icon.rawValue) } } }\nfunc g() { show(V(icon: .clsoe)) }",
      missing: ["clsoe"]),
    Form(
      "enum Icon: String { case clsoe, open, close }\nstruct V { var icon: Icon = .clsoe\nfunc g() { show(Image(icon.rawValue)); log(icon == .open) } }\nfunc g() { show(V(icon: .clsoe)) }",
      missing: ["clsoe"]),
    // The code contains local variables, an `id`, or calls of a method that several types have.
    Form(
      "struct T { var icon: String? { \"clsoe\" }; var image: UIImage? { guard let icon = self.icon else { return nil }; return UIImage(named: icon) } }\nfunc g() { show(T().image) }",
      missing: ["clsoe"]),
    Form(
      "struct T: Identifiable { let icon: String; var id: String { icon }; var image: Image { Image(icon) } }\nfunc g() { show(T(icon: \"clsoe\").image) }",
      missing: ["clsoe"]),
    Form(
      "class R { var icon = \"\"; init(icon: String) { self.icon = icon } }\nclass A { func set(icon: String) { v.image = UIImage(named: icon) } }\nclass B { func set(icon: String) { w.image = UIImage(named: icon) } }\nfunc g(_ cell: Cell, _ r: R) { cell.set(icon: r.icon); _ = R(icon: \"clsoe\") }",
      missing: ["clsoe"]),
    Form(
      "struct T { var icon: String { \"clsoe\" }; func f() { let n = icon; UIImage(named: n); title = n } }",
      missing: []),
    Form(
      #"struct T { let name: String; var image: UIImage { guard let image = UIImage(named: name) else { print("no \(name)."); return UIImage() }; return image } }\#nfunc g() { show(T(name: "clsoe").image) }"#,
      missing: ["clsoe"]),
    Form(
      #"struct T { let name: String; var image: UIImage? { title = "a \(name)"; return UIImage(named: name) } }\#nfunc g() { show(T(name: "clsoe").image) }"#,
      missing: []),
    // Objective-C.
    Form(#"void f() { NSString *n = @"clsoe"; [UIImage imageNamed:n]; }"#, in: "A.m", missing: ["clsoe"]),
    Form(
      "static UIImage *icon(NSString *name) { return [UIImage imageNamed:name]; }\nvoid f() { icon(@\"clsoe\"); }",
      in: "A.m", missing: ["clsoe"]),
    Form(
      "@implementation A\n- (UIImage *)icon:(NSString *)name { return [UIImage imageNamed:name]; }\n- (void)f { [self icon:@\"clsoe\"]; }\n@end",
      in: "A.m", missing: ["clsoe"]),
    Form(
      "@implementation A\n- (void)title:(NSString *)title icon:(NSString *)icon { if (icon.length) { [UIImage imageNamed:icon]; } }\n- (void)f { [self.a title:[self g:@\"shut\"] icon:@\"clsoe\"]; [self.a title:@\"open\" icon:nil]; }\n@end",
      in: "A.m", missing: ["clsoe"]),
    Form(
      "@implementation A\n- (void)icon:(NSString *)icon { [UIImage imageNamed:icon]; self.title.text = icon; }\n- (void)f { [self icon:@\"clsoe\"]; }\n@end",
      in: "A.m", missing: []),
    Form(
      "#define ICON(name) [UIImage imageNamed:(name)]\nvoid f() { show(ICON(@\"clsoe\")); }", in: "A.m",
      missing: ["clsoe"]),
    Form(
      "#define ICON(name) [UIImage imageNamed:name ofTheme:name]\n#define NOTE(name) [center post:name]\nvoid f() { show(ICON(@\"clsoe\")); NOTE(@\"shut\"); }",
      in: "A.m", missing: []),
    Form(
      "static NSString *const n = @\"clsoe\";\nvoid f() { [UIImage imageNamed:n]; }", in: "A.m",
      missing: ["clsoe"]),
    // Interfaces and generated files.
    Form(
      #"<document><imageView image="clsoe"/><resources><image name="open"/></resources></document>"#,
      in: "A.xib", "open: kept", missing: ["clsoe"]
    ),
  ]

  @Test(arguments: forms)
  func `a wrong name is traced to its literal`(form: Form) throws { try form.check() }

  static let nearMisses = [
    Form(
      """
      class A { let icon: String?; init(d: [String: String]) { self.icon = "user" <- d }; func g() { UIImage(named: icon) } }
      """, "user: kept"),
    Form(
      """
      class A { let icon: String?; init(d: [String: String]) { self.icon = "icon" <- d }; func g() { UIImage(named: icon) } }
      """),
    Form(
      """
      class A { let icon: String?; init(d: JSON) { self.icon = d <| "icon" }; func g() { UIImage(named: icon) } }
      """),
    // The type is not UIKit's, or the name is not used as an asset name.
    Form("struct UIImage { init(named: String) {} }\nfunc g() { UIImage.init(named: \"clsoe\") }"),
    Form(#"func g() { let i: Other? = .init(named: "clsoe"); show(i) }"#),
    Form(#"func g() { let n = "clsoe"; show(n) }"#),
    // The text is under another key of the same dictionary, or code compares it before the call.
    Form(
      "func g(_ i: Int) { let rows = [[\"title\": \"clsoe\", \"icon\": icon]]; let row = rows[i]; UIImage(named: row[\"icon\"]) }"
    ),
    Form("func f(_ n: String) { if n != \"none\" { UIImage(named: n) } }\nfunc g() { f(\"none\") }"),
    // The rule `app_icon` reports this icon.
    Form("ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = \"clsoe\";", in: "p.pbxproj", "close: reported"),
    // The name is also used for something else.
    Form(#"func g() { let n = "clsoe"; UIImage(named: n) ?? UIImage(systemName: n) }"#),
    Form(
      "struct Row: View { let icon: String; var body: some View { if a { Image(icon) } else { Image(systemName: icon) } } }\nfunc g() { Row(icon: \"clsoe\") }"
    ),
    Form(
      "func icon(_ name: String) -> UIImage? { cache[name] ?? UIImage(named: name) }\nfunc g() { show(icon(\"clsoe\")) }"
    ),
    Form(
      "func icon(_ name: String) -> UIImage? { UIImage(contentsOfFile: name) ?? UIImage(named: name) }\nfunc g() { show(icon(\"clsoe\")) }"
    ),
    // Code changes the name before the call.
    Form(#"func g() { var n = "clsoe"; n += "_dark"; UIImage(named: n) }"#),
    Form(
      "func icon(_ name: String) -> UIImage? { UIImage(named: name.lowercased()) }\nfunc g() { show(icon(\"clsoe\")) }"
    ),
    Form(
      "func icon(_ name: String) -> UIImage? { UIImage(named: \"ic_\\(name)\") }\nfunc g() { show(icon(\"clsoe\")) }"
    ),
    Form(
      "func icon(_ name: String) -> UIImage? { let name = prefix + name; return UIImage(named: name) }\nfunc g() { show(icon(\"clsoe\")) }"
    ),
    // Code only compares the text, or makes it a part of the name.
    Form(
      #"func names() -> [String] { ["clsoe"] }\nfunc g() { UIImage(named: names().contains(x) ? "open" : "open") }"#,
      "open: kept"),
    Form(#"func name() -> String { "clsoe" }\nfunc g() { UIImage(named: name().lowercased()) }"#),
    Form(#"func name() -> String { "clsoe" }\nfunc g() { UIImage(named: name() + "-dark") }"#),
    Form(
      "@implementation A\n+ (NSArray *)names { return @[@\"clsoe\"]; }\n- (void)f { [UIImage imageNamed:[[A names] containsObject:x] ? @\"open\" : @\"open\"]; }\n@end",
      in: "A.m", "open: kept"),
    // The created value may have several types, or a type that is not an image.
    Form(
      #"""
      struct End: View { let icon: LocalizedStringResource; var body: some View { Image(systemName: .init(localized: icon)) } }
      struct Row: View { let icon: Image; var body: some View { icon } }
      func g() { End(icon: .init("clsoe", defaultValue: "star")) }
      """#),
    Form(#"enum Media { case image(Other) }\nfunc g() { show(.image(.init(named: "clsoe"))) }"#),
    // The call searches another bundle.
    Form(
      "func icon(_ name: String) -> UIImage? { UIImage(named: name, in: other, with: nil) }\nfunc g() { show(icon(\"clsoe\")) }"
    ),
    // Two functions have the same name.
    Form(
      "struct A { func icon(_ name: String) { UIImage(named: name) } }\nstruct B { func icon(_ name: String) { UIImage(systemName: name) } }\nfunc g(b: B) { b.icon(\"clsoe\") }"
    ),
    Form("enum Icon: String { case clsoe }\nfunc g() { print(Icon.clsoe.rawValue) }"),
    Form(
      "enum Icon: String { case clsoe; var image: UIImage? { UIImage(named: rawValue) ?? UIImage(systemName: rawValue) } }"
    ),
    Form(
      "enum Icon: String { case clsoe; var image: UIImage? { switch self { case .clsoe: nil\ndefault: UIImage(named: rawValue) } } }"
    ),
    Form(
      "enum Icon: String { case clsoe, open, close }\nstruct V { var icon: Icon = .clsoe\nvar body: some View { if icon == .open { Image(self.icon.rawValue) } } }"
    ),
    Form(#"func g() { ["clsoe", "open"].map { Text($0) } }"#),
    Form(#"func g() { ["clsoe", "open"].map { UIImage(named: "ic_" + $0) } }"#),
    Form(#"func g() { ["clsoe", "open"].map { UIImage(named: $0 + "_dark") } }"#),
    Form(#"func g() { ["clsoe"].map { UIImage(named: $0) ?? UIImage(systemName: $0) } }"#),
    Form(#"func g() { ["clsoe"].map { name in UIImage(named: name) ?? UIImage(systemName: name) } }"#),
    Form(
      #"<document><imageView image="star.fill" catalog="system"/><imageView image="NSAddTemplate"/></document>"#,
      in: "A.xib"),
  ]

  @Test(arguments: nearMisses)
  func `a name that does not only reach such calls is not reported`(form: Form) throws {
    try form.check()
  }

  static let unneeded = [
    Form(
      #"{"CFBundleIcons" = {"CFBundlePrimaryIcon" = {"CFBundleSymbolName" = "user";};};}"#, in: "Info.plist",
      "user symbol: kept"),
    Form(
      """
      {"CFBundleIcons" = {"CFBundleAlternateIcons" = {"Xmas" = {"CFBundleIconFiles" = ("Xmas_60pt");};};};}
      === App.swift
      UIApplication.shared.setAlternateIconName("Xmas")
      """, in: "Info.plist"),
    Form(
      """
      {"CFBundleIcons" = {"CFBundleAlternateIcons" = {"Xmas" = {"CFBundleIconName" = "XmasSet";};};};}
      === App.swift
      UIApplication.shared.setAlternateIconName("Xmas")
      """, in: "Info.plist", missing: ["XmasSet"]),
    Form(
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><accessibilityTraits image="YES"/></document>"#,
      in: "A.storyboard"),
    Form(#"func g() { Bundle(path: "/System")!.image(forResource: "clsoe") }"#),
    Form(#"func g() { Bundle(identifier: "com.apple.AppKit")?.image(forResource: "clsoe") }"#),
    Form(#"func g(p: String) { let b = Bundle(path: p)!; b.image(forResource: "clsoe") }"#),
  ]

  @Test(arguments: unneeded)
  func `a name that need not be in a catalog`(form: Form) throws { try form.check(looseNames: ["Xmas_60pt"]) }

  static let needed = [
    Form(#"UIApplication.shared.setAlternateIconName("Xmas")"#, missing: ["Xmas"]),
    Form(
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><imageView image="YES"/></document>"#,
      in: "A.storyboard", missing: ["YES"]),
    Form(#"func g() { Bundle.main.image(forResource: "clsoe") }"#, missing: ["clsoe"]),
  ]

  @Test(arguments: needed)
  func `a name that must be`(form: Form) throws { try form.check() }
}
