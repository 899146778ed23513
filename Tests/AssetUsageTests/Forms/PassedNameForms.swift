import Testing

/// Names that reach a call through a key, an enum case, a loop, a wrapper type or part of a URL.
struct PassedNameForms {
  static let forms = [
    Form(
      "class V { init(input: (text: String, icon: String)) { show(UIImage(named: input.icon)) } }\nfunc f() { V(input: (text: \"a b\", icon: \"close\")) }",
      "close: kept"),
    Form(
      """
      struct Name: ExpressibleByStringLiteral {
        let text: String
        init(stringLiteral value: String) { text = String(value.dropFirst()) }
      }
      enum Icon: Name { case close = "/close" }
      extension UIImage { convenience init(_ icon: Icon) { self.init(named: icon.rawValue.text)! } }
      func f() { show(UIImage(.close)) }
      """, "close: kept"),
    Form(
      "let m = [\"close\": 1, \"b\": 2]\nfunc f() { for k in m.keys { show(UIImage(named: k)) } }",
      "close: kept"),
    Form(
      "let m: KeyValuePairs = [\"close\": 1]\nfunc f() { for (k, _) in m { show(UIImage(named: k)) } }",
      "close: kept"),
    Form("func f() { let m = [\"close\": 1]; m.keys.forEach { show(UIImage(named: $0)) } }", "close: kept"),
    Form(
      "struct Icons { subscript(name: String) -> UIImage? { UIImage(named: name) } }\nlet icons = Icons()\nfunc f() { show(icons[\"close\"]) }",
      "close: kept"),
    Form(
      "func g() { show(User(url: URL(string: \"asset://close\"))) }\nfunc f(_ url: URL) { if url.scheme == \"asset\", let name = url.host { show(UIImage(named: name)) } }",
      "close: kept"),
    Form(
      """
      enum Source { case system(_ name: String), custom(_ name: String, height: CGFloat? = nil) }
      func f(_ s: Source) { switch s { case .system(let n): show(n)
      case .custom(let name, let height): show(Image(name), height) } }
      func g() { f(.custom("close", height: 29)) }
      """, "close: kept"),
    Form(
      "enum Tab: String, CaseIterable { case home, close }\nfunc f() { ForEach(Tab.allCases, id: \\.self) { t in Image(t.rawValue) } }",
      "close: kept"),
    Form(
      "enum Kind: Int { case home, close\nvar icon: String { String(describing: self) } }\nfunc f(_ i: Int) { show(UIImage(named: Kind(rawValue: i)!.icon)) }",
      "close: kept"),
    Form("enum Kind { case a, close }\nfunc f(_ k: Kind) { show(UIImage(named: \"\\(k)\")) }", "close: kept"),
    Form(
      "struct K { let v: String }\nlet k = K(v: \"close\")\nfunc f(_ k: K) { show(NSImage(named: NSImage.Name(k.v))) }\nfunc g() { f(k) }",
      "close: kept"),
    Form(
      "let rows: [[String: Any]] = [[\"title\": \"X\", \"image\": \"close\"]]\nfunc f(_ i: Int) { show(UIImage(named: rows[i][\"image\"] as? String ?? \"\")) }",
      "close: kept"),
    Form("func f(_ i: Int) { show(UIImage(named: \"\\(i)\")) }", "7: kept", "user: reported"),
    Form(
      "void f(int i) { show([UIImage imageNamed:[NSString stringWithFormat:@\"%d\", i]]); }", in: "A.m",
      "66: kept",
      "user: reported"),
  ]

  @Test(arguments: forms)
  func `a name is used wherever it travels`(form: Form) throws { try form.check() }

  static let nearMisses = [
    Form("func f(_ i: Int) { show(\"\\(i)\") }", "7: reported"),
    Form(
      "let m = [\"close\": 1]\nlet n = [\"user\": 1]\nfunc f() { for k in n.keys { show(UIImage(named: k)) }; show(m) }",
      "close: reported"),
    Form(
      "let icons = [\"close\": 1]\nfunc f(_ name: String) { show(icons[\"close\"], UIImage(named: name)) }",
      "close: reported"),
    Form(
      "func g() { show(User(url: URL(string: \"asset://close\"))) }\nfunc f(_ name: String) { show(UIImage(named: name)) }",
      "close: reported"),
    Form(
      """
      enum Source { case system(_ name: String), custom(_ name: String) }
      func f(_ s: Source) { switch s { case .system(let n): show(Image(systemName: n))
      case .custom(let name): show(name) } }
      func g() { f(.custom("close")) }
      """, "close: reported"),
    Form(
      "enum Kind: Int { case close }\nfunc f(_ k: Kind) { show(UIImage(named: \"\\(k.rawValue)\")) }",
      "close: reported"),
  ]

  @Test(arguments: nearMisses)
  func `a name that does not get there is none`(form: Form) throws { try form.check() }
}
