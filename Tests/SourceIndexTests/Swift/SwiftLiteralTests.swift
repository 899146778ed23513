import Basics
import SourceIndex
import Testing

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    (#"Image("close")"#, ["close"]),
    (#"["a", "b": "c"]"#, ["a", "b", "c"]),
    (##"#"raw \n "quoted""#"##, [#"raw \n "quoted""#]),
    (###"##"one "# inside"##"###, [##"one "# inside"##]),
    (##"#"a\#u{e9}b"#"##, ["aéb"]),
    (##"#"""#"##, [#"""#]),
    (#""tab\tquote\"backslash\\""#, ["tab\tquote\"backslash\\"]),
    (#""\u{1F600}\u{e4}""#, ["😀ä"]),
    (#""\u{110000}\u{}\u{d800}""#, ["\u{FFFD}\0\u{FFFD}"]),
    ("\"\"\"\n    one line\n    \"\"\"", ["one line"]),
    ("\"\"\"\n  joined \\\n  line\n  \"\"\"", ["joined line"]),
    ("\"\"\"\nwith \"quotes\" inside\"\"\"\"", ["with \"quotes\" inside\""]),
    ("#\"\"\"\n  raw \\n \"\"\" inside\n  \"\"\"#", [#"raw \n """ inside"#]),
    ("\"two\nlines\"", ["two", ""].filter { !$0.isEmpty }),
    (#""""#, []),
    (#""Ünï/codé 名前""#, ["Ünï/codé 名前"]),
    (#""// no comment" /* "no" literal */ "yes" // "no""#, ["// no comment", "yes"]),
    ("/* a /* nested \"no\" */ \"no\" */ \"yes\"", ["yes"]),
    (#"let r = /"no"/; "yes""#, ["yes"]),
    (##"let r = #/"no" / "no"/#; "yes""##, ["yes"]),
    ("let r = #/\n  \"no\"\n/#; \"yes\"", ["yes"]),
    (#"a / b / "yes" / c"#, ["yes"]),
    (#"(a)/2; "yes" ; x/"also""#, ["yes", "also"]),
    (#"reduce(1, /); "yes"; f(/)"#, ["yes"]),
    (#"array.map(/), "yes" // "no""#, ["yes"]),
    (#"#imageLiteral(resourceName: "close")"#, ["close"]),
    ("#if os(iOS)\n\"a\"\n#else\n\"b\"\n#endif", ["a", "b"]),
    ("#!/usr/bin/swift \"no\"\n\"yes\"", ["yes"]),
    ("\u{FEFF}\"yes\"", ["yes"]),
    (#"case `default` = "yes""#, ["yes"]),
    ("let `open", []),
    (#"x?.y!["a"]?.z ?? "b""#, ["a", "b"]),
    (#"0x1F.foo("a"), 1...2, 1.5e-3, 0x1p-4, "b""#, ["a", "b"]),
  ])
  func `literals are found and decoded`(source: String, expected: [String]) {
    let file = FileMentions(swift: source)
    #expect(file.literals == expected)
  }

  @Test func `a mention is where its literal begins`() {
    let source = MarkedSource(
      """
      // ünï
      let é = ↓"a"; ↓#"b"# /* 名
      */ , g(↓"x\\(f(↓"c"))d", ↓\"""
        e
        \""")
      """)
    let file = FileMentions(indexing: source.bytes, as: .swift)
    #expect(file.mentions.filter { $0.kind != .chain }.map(\.position) == source.marks)
  }

  @Test func `equal literals share one text`() {
    let file = FileMentions(swift: #"["a", "b", "a"]"#)
    #expect(file.texts.count == 3)
    #expect(file.mentions[0].text == file.mentions[2].text)
  }

  @Test func `text that cannot be a name is omitted`() {
    let long = String(repeating: "a", count: 600)
    let file = FileMentions(swift: "[\"\(long)\", \"\", \"a\\nb\", \"kept\"]")
    #expect(file.literals == ["kept"])
  }
}
