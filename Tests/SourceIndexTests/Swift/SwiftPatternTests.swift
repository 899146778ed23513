import SourceIndex
import Testing

@Suite struct SwiftPatternTests {
  @Test(arguments: [
    (#""icon_\(name)""#, "pattern icon_*"),
    (#""\(a)_\(b)""#, "pattern *_*"),
    (#""a\(f(x))b\(y)c""#, "pattern a*b*c"),
    (##"#"a\(no)b\#(yes)c"#"##, #"pattern a\(no)b*c"#),
    ("\"\"\"\n  a\\(x)b\n  \"\"\"", "pattern a*b"),
    (#""frame\(3)""#, "pattern frame{digits}"),
    (#""frame\(i + 1)""#, "pattern frame{digits}"),
    (#""frame\(items.count)""#, "pattern frame{digits}"),
    (#""a\(b ? "c" : "d")e""#, "pattern a{c,d}e"),
    (#""a\(b ? "c" : d ? "e" : "f")""#, "pattern a{c,e,f}"),
    (#""a\(b == "x" ? "c" : "d")""#, "pattern a{c,d}"),
    (#""a\(b ? "c" : d)e""#, "pattern a*e"),
    (#""a\("b")c""#, "literal abc"),
    (#""a\(number: 1, "b")c""#, "pattern a*c"),
    (#""icon_" + name"#, "pattern icon_*"),
    (#"name + "_dark""#, "pattern *_dark"),
    (#""a" + "b" + "c""#, "literal abc"),
    (#""a" + name + "b" + "c""#, "pattern a*bc"),
    (#""a" + (b ? "c" : "d") + "e""#, "pattern a{c,d}e"),
    (#""a" + (b ? "c" : d) + "e""#, "pattern a*e"),
    (#""a" + ("b") + "c""#, "literal abc"),
    (#""a" + f("x") + "b""#, "pattern a*b"),
    (#""a" + b + c + d"#, "pattern a***"),
    (#""a\(b)" + "c""#, "pattern a*c"),
    (#"name += "_dark""#, "pattern *_dark"),
    (#"String(format: "icon_%d", i)"#, "pattern icon_{digits}"),
    (#"String(format: "icon_%02d_%@", i, s)"#, "pattern icon_{digits}_*"),
    (#"String(format: "%1$@-%2$ld%%", s, i)"#, "pattern *-{digits}%"),
    (#"String(format: "plain")"#, "literal plain"),
    (#"NSString(format: "icon_%i", i)"#, "pattern icon_{digits}"),
    (#"String.init(format: "icon_%lu", i)"#, "pattern icon_{digits}"),
    (#""icon_".appending(name)"#, "pattern icon_*"),
    (#""icon_".appending("close")"#, "literal icon_close"),
    (#"name.appending("_dark")"#, "pattern *_dark"),
    (#"self.name.appending("_dark")"#, "pattern *_dark"),
    (#"["icon", name].joined(separator: "_")"#, "pattern icon_*"),
    (#"["icon", "close"].joined(separator: "-")"#, "literal icon-close"),
    (#"["icon", a.b, "x"].joined()"#, "pattern icon*x"),
  ])
  func `names built from parts become patterns`(source: String, expected: String) {
    // Other strings are not part of the name.
    let others = ["literal x", "literal b", "literal c", "literal d"]
    let said = FileMentions.texts(ofNamesIn: "let x = f(\(source))")
    #expect(said.filter { !others.contains($0) } == [expected])
  }

  @Test(
    arguments: [
      ([.text("a_"), .anything, .text("_b")], "a_", "_b"), ([.text("a_"), .digits], "a_", ""),
      ([.anything, .text("_b")], "", "_b"), ([.anything], "", ""), ([], "", ""),
      ([.oneOf(["a", "b"]), .text("_"), .cases(of: "Icon")], "", ""),
    ] as [([Pattern.Piece], String, String)])
  func `a pattern tells how names begin and end`(pieces: [Pattern.Piece], start: String, end: String) {
    #expect(Pattern(pieces).affixes == (start, end))
  }

  @Test(arguments: [
    ("case .a: \"icon_\\(rawValue)\"", "pattern icon_{Icon}"),
    ("case .a: \"icon_\\(self.rawValue)\"", "pattern icon_{Icon}"),
    ("case .a: \"icon_\\(self)\"", "pattern icon_{Icon}"),
    ("case .a: rawValue + \"_dark\"", "pattern {Icon}_dark"),
    ("case .a: \"icon_\\(style)\"", "pattern icon_{Style}"),
    ("case .a: \"icon_\\(style.rawValue)\"", "pattern icon_{Style}"),
    ("case .a: \"icon_\\(optional.rawValue)\"", "pattern icon_{Style}"),
    ("case .a: \"icon_\\(index)\"", "pattern icon_{digits}"),
    ("case .a: \"icon_\\(index + 1)\"", "pattern icon_{digits}"),
    ("case .a: \"icon_\\(text)\"", "pattern icon_*"),
    ("case .a: \"icon_\\(texts)\"", "pattern icon_*"),
    ("case .a: \"icon_\\(other.style.rawValue)\"", "pattern icon_*"),
    ("case .a: for i in 1...12 { \"icon_\\(i)\" }", "pattern icon_{digits}"),
    ("case .a: for i in list.indices { \"icon_\\(i)\" }", "pattern icon_{digits}"),
    ("case .a: for s in Style.allCases { \"icon_\\(s)\" }", "pattern icon_{Style}"),
    ("case .a: for s in list { \"icon_\\(s)\" }", "pattern icon_*"),
    ("case .a: (0..<3).map { \"icon_\\($0)\" }", "pattern icon_{digits}"),
    ("case .a: Style.allCases.map { \"icon_\\($0.rawValue)\" }", "pattern icon_{Style}"),
    ("case .a: Style.allCases.forEach { s in \"icon_\\(s.rawValue)\" }", "pattern icon_{Style}"),
    ("case .a: allCases.map { \"icon_\\($0)\" }", "pattern icon_{Icon}"),
    ("case .a: ForEach(0..<3) { i in \"icon_\\(i)\" }", "pattern icon_{digits}"),
    ("case .a: ForEach(0..<3, id: \\.self) { \"icon_\\($0)\" }", "pattern icon_{digits}"),
    ("case .a: animate(0..<3) { \"icon_\\($0)\" }", "pattern icon_*"),
    ("case .a: list.map { \"icon_\\($0)\" }", "pattern icon_*"),
  ])
  func `holes include what the file says about their values`(body: String, expected: String) {
    let source = """
      enum Icon: String, CaseIterable {
        func f(style: Style, _ optional: Style?, index: Int, text: String, texts: [Style]) {
          switch self { \(body) }
        }
      }
      """
    #expect(FileMentions.texts(ofNamesIn: source) == [expected])
  }

  @Test func `a hole after a text is kept, whatever ended at the same place before`() {
    let file = FileMentions(swift: #"func f() { a("abc" + (x ?? y)); b("abc" + (x ?? y)) }"#)
    let patterns = file.mentions.filter { $0.kind == .pattern }
      .map { file.texts.pattern($0.text).description }
    #expect(patterns == ["abc*", "abc*"])
  }

  @Test func `a hole about which nothing is known keeps its expression`() {
    let file = FileMentions(swift: #"Image("icon_\(item.style.name)_\(f(x))_\(self.kind)")"#)
    let pattern = file.mentions.first { $0.kind == .pattern }.map { file.texts.pattern($0.text) }
    #expect(
      pattern?.pieces == [
        .text("icon_"), .value(of: "item.style.name"), .text("_"), .value(of: "f"), .text("_"),
        .value(of: "self.kind"),
      ])
  }

  @Test(arguments: [
    (#"UIImage(named: ↓"a" + b, in: c)"#, "pattern a*: argument 0 of UIImage, named, bundle c"),
    (#"UIImage(named: "a\(b)" + ↓"c")"#, "nothing"),
    (#"Image(b + ↓"a")"#, "pattern *a: argument 0 of Image"),
    (
      #"UIImage(named: String(format: ↓"a%d", i), in: c)"#,
      "pattern a{digits}: argument 0 of UIImage, named, bundle c"
    ),
    (#"UIImage(named: ↓"a".appending(b))"#, "pattern a*: argument 0 of UIImage, named"),
    (#"UIImage(named: [↓"a", b].joined(separator: "_"))"#, "pattern a_*: argument 0 of UIImage, named"),
    (#"let n = ↓"a\(b)""#, "pattern a*: initialValue of n"),
    (#"f(String(format: ↓"a"))"#, "literal a: argument 0 of f"),
    (#"f(g(format: ↓"a%d", i))"#, "literal a%d: argument 0 of g, format"),
    (#"f("a" == ↓"b" + c)"#, "pattern b*: compared"),
    (#"f([↓"a"] + b)"#, "literal a: argument 0 of f"),
    (#"f(↓"a\(b ? "c" : "d\(x)")e")"#, "pattern a*e: argument 0 of f"),
    (#"f("a" + (b ?? ↓"c"))"#, "literal c: interpolated"),
    (#"f(↓"a" + (b ?? "c"))"#, "pattern a*: argument 0 of f"),
    (#"f(↓"a\(b ?? "c")")"#, "pattern a*: argument 0 of f"),
    (#"f(↓"a", 1 + 2)"#, "literal a: argument 0 of f"),
    (#"f(↓"a".joined(b))"#, "literal a: argument 0 of f"),
    (#"f([↓"a", "b"])"#, "literal a: argument 0 of f"),
  ])
  func `a pattern is where its first literal is`(source: String, expected: String) {
    #expect(FileMentions.said(in: source) == [expected])
  }

  @Test func `the text of a broken file cannot forge holes`() {
    let bytes = Array("f(\"a".utf8) + [0xFF, 0x3A] + Array("b\\(x)c\")".utf8)
    let file = FileMentions(indexing: bytes, as: .swift)
    #expect(file.texts(of: .pattern) == ["a?:b*c"])
  }
}

extension FileMentions {
  /// The kind and text of each literal and pattern in a Swift source.
  fileprivate static func texts(ofNamesIn source: String) -> [String] {
    let file = FileMentions(swift: source)
    return file.mentions.filter { $0.kind == .literal || $0.kind == .pattern }.map {
      "\($0.kind) \(file.text($0))"
    }
  }
}
