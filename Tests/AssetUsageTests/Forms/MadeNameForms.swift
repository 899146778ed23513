import Testing

/// Names that are composed of parts from elsewhere in the code.
struct MadeNameForms {
  static let forms = [
    Form(#"func g(i: Int) { let f = "image%02d"; UIImage(named: String(format: f, i)) }"#, "image01: kept"),
    Form(
      "enum K { static let f = \"image%02d\" }\nfunc g(i: Int) { UIImage(named: String(format: K.f, i)) }",
      "image01: kept"),
    Form(
      "func frame(_ f: String, _ i: Int) { UIImage(named: String(format: f, i)) }\nfunc g() { frame(\"image%02d\", 1) }",
      "image01: kept"),
    Form(
      #"for f in ["image%02d", "photo%d"] { UIImage(named: String(format: f, 1)) }"#, "image01: kept",
      "photo1: kept"),
    Form(
      #"func g(i: Int) { UIImage(named: String(format: a ? "image%02d" : "photo%d", i)) }"#, "image01: kept",
      "photo1: kept"),
    Form(
      "enum S: String { case plain = \"\", big = \"-big\" }\nfunc g(_ t: String, _ s: S) { UIImage(named: \"car-\\(t)\\(s.rawValue)\") }",
      "car-van: kept", "car-van-big: kept", "bus-van: reported"),
    // A function with an unrelated name passes a composed string on.
    Form(
      "func f(with s: String) { UIImage(named: s) }\nfunc g(_ s: String) { for i in 1...3 { let n = \"\\(s)_\\(i)\"; f(with: n) } }\nfunc h() { g(\"face\") }",
      "face_2: kept", "pin_2: reported"),
    Form(
      "func f(with s: String) { print(s) }\nfunc g(_ s: String) { for i in 1...3 { let n = \"\\(s)_\\(i)\"; f(with: n) } }\nfunc h() { g(\"face\") }",
      "face_2: reported"),
    // A sum without literals is a name if a function passes it on as one.
    Form(
      "enum K { static let tab = \"home\", chosen = \"Chosen\" }\nfunc f(icon: String) { UIImage(named: icon) }\nfunc g() { f(icon: K.tab + K.chosen) }",
      "homeChosen: kept", "mapChosen: reported"),
    Form(
      "enum K { static let tab = \"home\", chosen = \"Chosen\" }\nfunc f(icon: String) { print(icon) }\nfunc g() { f(icon: K.tab + K.chosen) }",
      "homeChosen: reported"),
    // Printing a case gives its name, whatever its raw value is.
    Form(
      "enum K: Int { case a = 1, b }\nfunc g(i: Int) { if let k = K(rawValue: i) { UIImage(named: \"\\(k)\") } }",
      "a: kept", "b: kept"),
    Form(
      "enum K: Int { case a = 1, b }\nfunc g(i: Int) { let k = K(rawValue: i)!; UIImage(named: \"\\(k)\") }",
      "a: kept", "c: reported"),
    Form(
      "enum K: Int { case a = 1, b }\nfunc g(i: Int) { let k = f(K(rawValue: i)); UIImage(named: \"x\\(k)\") }",
      "a: reported"),
    Form(#"func g(i: Int) { UIImage(named: .localizedStringWithFormat("image%02d", i)) }"#, "image01: kept"),
    Form(
      #"func g(i: Int) { UIImage(named: String.localizedStringWithFormat("image%02d", i)) }"#, "image01: kept"
    ),
    Form(
      #"void f(int i) { NSString *f = @"image%02d"; [UIImage imageNamed:[NSString stringWithFormat:f, i]]; }"#,
      in: "A.m", "image01: kept"),
    Form(
      "static NSString *const f = @\"image%02d\";\nvoid g(int i) { [UIImage imageNamed:[NSString stringWithFormat:f, i]]; }",
      in: "A.m", "image01: kept"),
    Form(
      "#define F @\"image%02d\"\nvoid g(int i) { [UIImage imageNamed:[NSString stringWithFormat:F, i]]; }",
      in: "A.m", "image01: kept"),
    Form(
      """
      @implementation A
      - (UIImage *)icon:(NSString *)p color:(NSString *)c index:(int)i {
        return [UIImage imageNamed:[NSString stringWithFormat:@"%@%@%d", p, c, i]];
      }
      - (void)f { [self icon:@"flag" color:@"Red" index:1]; }
      @end
      """, in: "A.m", "flagRed1: kept"
    ),
    Form(
      #"""
      enum Mock {
        enum Media: String { case standard, blocked }
        static func media(_ kind: Media) -> SRGMedia { object(kind.rawValue, type: SRGMedia.self) }
        static func object<T>(_ name: String, type: T.Type) -> T {
          decode(NSDataAsset(name: "\(NSStringFromClass(type as AnyObject))_\(name)")!)
        }
      }
      func g() { show(Mock.media(.standard)) }
      """#, "SRGMedia_blocked: kept", "SRGMedia_narrow: reported"),
    Form(
      #"""
      struct Page: Decodable {
        let id: String
        func imageName(for intro: Intro) -> String { "\(intro.id)_\(id)" }
      }
      func g(_ page: Page, _ intro: Intro) { show(UIImage(named: page.imageName(for: intro))) }
      === pages.json
      [{"id": "resume_later", "pages": [{"id": "account"}]}]
      """#, "resume_later_account: kept", "resume_later_history: reported"),
    Form(
      """
      func image(_ isLarge: Bool) -> UIImage {
        var parts: [String] = []
        parts.append(isLarge ? "7xx" : "5xx")
        parts.append("Blue")
        let name = parts.joined(separator: " ")
        return UIImage(named: name)!
      }
      func g() { show(image(true)) }
      """, "7xx Blue: kept", "5xx Blue: kept", "7xx Red: reported"),
    Form(
      #"""
      func icon(_ name: String, _ style: String) { show(UIImage(named: "\(name)\(style)")) }
      func g() { icon("close", "Filled") }
      """#, "closeFilled: kept", "closeOutlined: reported"),
    Form(
      #"func g(_ code: String) { show(UIImage(named: "\(code)-s")) }"#, "QA-s: kept", "QB-s: kept",
      "QC-s: kept",
      "QD-s: kept", "QE-s: kept", "QF-s: kept"),
    Form(
      """
      struct Diet: Codable { let name: String }
      func g(_ diet: Diet) { show(UIImage(named: diet.name)) }
      func h() { g(Diet(name: "Vegan")) }
      """, "Vegan: kept", "Halal: kept"),
    Form(#"UIImage(named: "img_NN".replacingOccurrences(of: "NN", with: s))"#, "img_01: kept"),
    Form(#"let n = "img_NN".replacingOccurrences(of: "NN", with: s); UIImage(named: n)"#, "img_01: kept"),
    Form(
      "struct Row { let name: String; var body: some View { Image(\"\\(name)\") } }\nfunc g() { Row(name: \"close\") }",
      "close: kept"),
    Form(
      "enum Kind { case close }\nstruct Row: View { let kind: Kind; var body: some View { Image(String(describing: kind)) } }\nfunc g() { Row(kind: .close) }",
      "close: kept"
    ),
    Form(
      "class View { static let icon = \"close\"; func f() { UIImage(named: type(of: self).icon) } }",
      "close: kept"),
    Form(
      "class View { static func icon() -> UIImage { UIImage(named: \"close\")! }; func f() { show(type(of: self).icon()) } }",
      "close: kept"),
    Form(
      #"""
      struct Coin { let symbol: String }
      func read(_ data: [String: Any]) -> Coin? {
        guard let symbol = data["symbol"] as? String, let price = data["price"] as? Int else { return nil }
        return Coin(symbol: symbol)
      }
      class Model { func load() { use(read([:])) } }
      func f(_ coin: Coin) { show(UIImage(named: coin.symbol.lowercased()), UIImage(named: "bitcoin")) }
      """#, "ada: kept", "bitcoin: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"""
      struct Coin { let symbol: String }
      func read(_ data: JSON) -> Coin { Coin(symbol: data["symbol"].stringValue) }
      class Model { func load() { use(read(JSON())) } }
      func f(_ coin: Coin) { show(UIImage(named: coin.symbol), UIImage(named: "bitcoin")) }
      """#, "ada: kept", "bitcoin: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"""
      class Coin {
        var symbol: String!
        init(data: [String: Any]) { symbol = data["symbol"] as? String }
      }
      func f(_ coin: Coin?) { show(UIImage(named: ((coin?.symbol)!).lowercased()), UIImage(named: "bitcoin")) }
      func g() { f(Coin(data: [:])) }
      """#, "ada: kept", "bitcoin: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"""
      class Coin { var symbol = "" }
      func read() -> Coin {
        let data = load("coins")
        let coin = Coin()
        coin.symbol = data["symbol"] as? String ?? ""
        return coin
      }
      func f(_ coin: Coin) { show(UIImage(named: coin.symbol), UIImage(named: "bitcoin")) }
      func g() { f(read()) }
      """#, "ada: kept", "bitcoin: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"""
      class Coin {
        var symbol: String!
        init(names: [String]) { symbol = names[0] }
      }
      func f(_ coin: Coin) { show(UIImage(named: coin.symbol), UIImage(named: "bitcoin")) }
      func g() { f(Coin(names: ["doge"])) }
      """#, "ada: reported", "bitcoin: kept", "doge: kept", "frax: reported", "melania: reported",
      "rhea: reported"),
    // The name of an asset may end with a file extension.
    Form(
      #"func f(_ name: String) { show(UIImage(named: name + "_nine@2x.png")) }"#, "a_nine@2x.png: kept",
      "b_ten@2x.png: reported"),
    // The names may come from data if the type of the value is unknown.
    Form(
      "func f(_ row: Row) { show(UIImage(named: row.country.rawValue.lowercased())) }",
      "de: kept", "fr: kept", "it: kept", "es: kept", "nl: kept", "pl: kept", "se: kept", "no: kept",
      "dk: kept", "fi: kept"),
    // `Coin` has no member `logo` in this repository, so the name is unknown.
    Form(
      #"""
      struct Coin: Codable { let id: String }
      struct Other { var logo: String { "close" } }
      struct Row { let icon: String; func f() { show(UIImage(named: icon)) } }
      func g(_ coin: Coin, _ other: Other) { Row(icon: coin.logo).f(); Row(icon: other.logo).f() }
      """#, "close: kept", "a1: kept", "a2: kept", "a3: kept", "a4: kept", "a5: kept", "a6: kept"),
    Form(
      """
      class Model: NSObject, HandyJSON {}
      class Coin: Model { var code = "" }
      func g(_ coin: Coin) { show(UIImage(named: coin.code)) }
      """, "a1: kept", "a2: kept", "a3: kept", "a4: kept", "a5: kept", "a6: kept"),
    Form(
      """
      class Model: NSObject {}
      class Coin: Model { var code = "" }
      func g(_ coin: Coin) { show(UIImage(named: coin.code)) }
      """, "a1: reported", "a2: reported", "a3: reported", "a4: reported", "a5: reported", "a6: reported"),
    Form(
      #"""
      struct Coin: Codable { var logo: String { "open" } }
      struct Other { var logo: String { "close" } }
      struct Row { let icon: String; func f() { show(UIImage(named: icon)) } }
      func g(_ coin: Coin, _ other: Other) { Row(icon: coin.logo).f(); Row(icon: other.logo).f() }
      """#, "close: kept", "open: kept", "a1: reported", "a2: reported", "a3: reported", "a4: reported",
      "a5: reported", "a6: reported"),
    Form(
      #"func f(_ data: [String: Any]) { show(UIImage(named: data["symbol"] as? String ?? "")) }"#,
      "ada: kept",
      "bitcoin: kept", "doge: kept", "frax: kept", "melania: kept", "rhea: kept"),
    Form(
      #"""
      struct Ship { let title: String }
      func f(_ ship: Ship) { show(UIImage(named: ship.title)) }
      === Map.swift
      struct Map { let codes = ["facebook": "F"]; func f(_ ship: Ship) { show(codes[ship.title]) } }
      """#, "facebook: kept"),
    Form(
      #"""
      func g(_ isPlain: Bool, _ isLow: Bool, _ isFile: Bool) {
        let prefix = isPlain ? "" : "KS_"
        let suffix = isPlain ? isLow ? "Low" : "Max" : ""
        let file = isFile ? "Overlay" : "Dynamic"
        let name = "\(prefix)\(file)\(suffix)"
        guard let image = UIImage(named: name) else { return }
        show(image)
      }
      """#, "OverlayLow: kept", "DynamicMax: kept", "KS_Overlay: kept", "Other: reported"),
    Form(
      #"""
      func f(_ row: Row) {
        let name = row.name
        switch name {
        case "facebook", "insta": show(Image(name))
        default: break
        }
      }
      """#, "facebook: kept", "insta: kept", "twitter: reported"),
    Form(
      #"""
      struct Q { var name: String }
      let q = Q(name: "Trending")
      struct V {
        var titles: [String: String] { ["facebook": "Facebook"] }
        func f(_ row: Row) { if titles[row.name] != nil { show(Image(row.name)) } }
      }
      """#, "facebook: kept"),
    Form(
      #"""
      struct Q { var name: String }
      let q = Q(name: "Trending")
      func f(_ row: Row) {
        let titles = ["facebook": "Facebook"]
        if let title = titles[row.name] { show(title, Image(row.name)) }
      }
      """#, "facebook: kept"),
    Form(
      #"func f(_ row: Row) { if row.name == "facebook" || row.name == "insta" { show(Image(row.name)) } }"#,
      "facebook: kept", "insta: kept", "twitter: reported"),
  ]

  @Test(arguments: forms)
  func `a name composed of parts`(form: Form) throws { try form.check() }

  static let nearMisses = [
    Form(#"func g(i: Int) { print(String(format: "image%02d", i)) }"#, "image01: reported"),
    Form(#"void f(int i) { NSLog(@"image%02d", i); }"#, in: "A.m", "image01: reported"),
    Form(#"func g(i: Int) { UIImage(named: String(format: "photo%02d", i)) }"#, "image01: reported"),
    Form(#"UIImage(named: "img_NN".replacingOccurrences(of: "NN", with: s))"#, "pic_01: reported"),
    Form(
      """
      struct Diet: Codable { let name: String }
      func g(_ diet: Diet) { show(UIImage(named: diet.name), UIImage(named: "close")) }
      func h() { g(Diet(name: "Vegan")) }
      """, "Vegan: kept", "close: kept", "Halal: reported"),
    Form(
      """
      struct Diet { let name: String }
      func g(_ diet: Diet) { show(UIImage(named: diet.name)) }
      func h() { g(Diet(name: "Vegan")) }
      """, "Vegan: kept", "Halal: reported"),
    Form(
      #"func g(_ code: String) { show(UIImage(named: "\(code)-s")) }"#, "QA-s: reported", "QB-s: reported",
      "QC-s: reported", "QD-s: reported", "QE-s: reported", "QF: reported"),
    Form(
      """
      func log(_ isLarge: Bool) {
        let parts = [isLarge ? "7xx" : "5xx", "Blue"]
        print(parts.joined(separator: " "))
      }
      """, "7xx Blue: reported"),
    Form(
      #"""
      func log(_ name: String, _ style: String) { print("\(name)_\(style)") }
      func g() { log("close", "filled") }
      """#, "close_filled: reported"),
    Form(
      "enum Kind { case close }\nstruct Row: View { let kind: Kind; var body: some View { Text(String(describing: kind)) } }\nfunc g() { Row(kind: .close) }",
      "close: reported"),
    Form(
      "class View { static let icon = \"close\"; static let other = \"open\"; func f() { UIImage(named: type(of: self).other) } }",
      "close: reported", "open: kept"),
    Form(
      #"""
      enum Country: String, CaseIterable { case DE, FR }
      extension Country { var flag: UIImage? { UIImage(named: rawValue.lowercased()) } }
      func f() { for country in Country.allCases { show(country.flag) } }
      """#, "de: kept", "fr: kept", "it: reported", "es: reported", "nl: reported", "pl: reported",
      "se: reported", "no: reported", "dk: reported", "fi: reported"),
    Form(
      #"""
      struct Coin { let symbol: String }
      func read(_ symbol: String) -> Coin { Coin(symbol: symbol) }
      func f(_ coin: Coin) { show(UIImage(named: coin.symbol.lowercased())) }
      """#, "ada: reported", "bitcoin: reported", "doge: reported", "frax: reported", "melania: reported",
      "rhea: reported"),
    Form(
      #"""
      func f(_ data: [String: Any]) {
        if let symbol = data["symbol"] as? String { show(UIImage(named: symbol)) }
        show(UIImage(named: "bitcoin"), UIImage(named: "doge"))
      }
      """#, "ada: reported", "bitcoin: kept", "doge: kept", "frax: reported", "melania: reported",
      "rhea: reported"),
    Form(
      #"""
      func f(_ data: [String: Any]) { if let symbol = data["symbol"] as? String { print(symbol) } }
      func g(_ item: Item) { show(UIImage(named: item.icon)) }
      """#, "ada: reported", "bitcoin: reported", "doge: reported", "frax: reported", "melania: reported",
      "rhea: reported"),
    Form(
      #"func f(_ row: Row) { if row.kind == "facebook" { show(Image(row.name)) } }"#, "facebook: reported"),
    Form(
      #"""
      func f(_ data: [String: Any]) { show(Text(data["symbol"] as? String ?? "")) }
      func g(_ item: Item) { show(UIImage(named: item.icon)) }
      """#, "ada: reported", "bitcoin: reported", "doge: reported", "frax: reported", "melania: reported",
      "rhea: reported"),
    Form(
      #"""
      struct Ship { let title: String, code: String }
      func f(_ ship: Ship) { show(UIImage(named: ship.title)) }
      === Map.swift
      struct Map { let codes = ["facebook": "F"]; func f(_ ship: Ship) { show(codes[ship.code]) } }
      """#, "facebook: reported"),
    Form(
      #"""
      struct Q { var name: String }
      let q = Q(name: "Trending")
      struct V {
        var titles: [String: String] { ["facebook": "Facebook"] }
        func f(_ row: Row) { if titles[row.kind] != nil { show(Image(row.name)) } }
      }
      """#, "facebook: reported"),
  ]

  @Test(arguments: nearMisses)
  func `a text that does not reach an asset`(form: Form) throws { try form.check() }

  private static let modeled = [("JSONModel", "kept"), ("NSObject", "reported")]

  @Test(arguments: modeled)
  func `a model of a JSON library has names from data`(base: String, verdict: String) throws {
    let others = ["City", "Day", "Wind"].map { "@interface \($0) : NSObject\n- (NSString *)icon;\n@end\n" }
    let form = Form(
      others.joined() + """
        @interface Weather : \(base)
        @property NSString *icon;
        @end
        @implementation Weather
        - (void)f { [self setIcon:@"none"]; show([UIImage imageNamed:[weather icon]]); }
        @end
        """, in: "A.m", "01d: \(verdict)", "01n: \(verdict)", "02d: \(verdict)", "02n: \(verdict)",
      "03d: \(verdict)", "03n: \(verdict)")
    try form.check()
  }

  static let keyed = [
    Form(
      #"void f(NSDictionary *a) { show([UIImage imageNamed:[a objectForKey:@"bus_icon"]]); }"#, in: "A.m",
      "bus-icon-left: kept", "bus-left: reported"),
    Form(
      #"func f(a: [String: Any]) { show(UIImage(named: a["bus_icon"] as? String ?? "")) }"#,
      "bus-icon-left: kept", "bus-left: reported"),
    Form(
      #"void f(NSDictionary *a) { show([a objectForKey:@"bus_icon"]); }"#, in: "A.m",
      "bus-icon-left: reported"),
  ]

  static let unkeyed = [
    Form(
      #"func f(a: [String: Any]) { show(UIImage(named: a["home"] as? String ?? "")) }"#, "home-left: reported"
    )
  ]

  @Test(arguments: keyed + unkeyed)
  func `a name from data is that of an image that begins with its key`(form: Form) throws {
    try form.check()
  }

  static let data = [
    Form(#"func g(i: Int) { show(UIImage(named: "page\(i)")) }"#, "page1 data: reported"),
    Form(
      #"func g(i: Int) { let name = "page\(i)"; read(NSDataAsset(name: name)) }"#, "page1 data: kept"),
    Form(
      "import Lottie\nfunc g(i: Int) { view = LottieAnimation.asset(\"page\\(i)\") }", "page1 data: kept"),
    Form(#"func g(i: Int) { let name = "page\(i)"; show(UIImage(named: name)) }"#, "page1 data: reported"),
    Form(#"func g(i: Int) { show(UIImage(named: "page\(i)")) }"#, "page1 color: reported"),
  ]

  @Test(arguments: data)
  func `a composed name is only that of an asset that the call can load`(form: Form) throws {
    try form.check()
  }
}
