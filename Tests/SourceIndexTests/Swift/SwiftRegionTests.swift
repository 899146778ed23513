import SourceIndex
import Testing

@Suite struct SwiftRegionTests {
  @Test(
    arguments: [
      ("#Preview { \"x\" }", Regions.preview),
      ("#Preview(\"a\", traits: .b(c)) {\n  View { \"x\" }\n}", .preview),
      ("struct A: PreviewProvider { static var previews: some View { \"x\" } }", .preview),
      ("#Preview { a }\nfunc f() { \"x\" }", []),
      ("struct A: View { var a = \"x\" }", []),
      ("@available(*, deprecated) func f() { g { \"x\" } }", .deprecated),
      ("@available(*, deprecated, message: \"m\")\n@objc\npublic let a = \"x\"", .deprecated),
      ("@available(*, deprecated) func f() {}\nfunc g() { \"x\" }", []),
      ("@available(*, unavailable) struct A { let b: [String] = [\"x\"] }", .deprecated),
      ("enum A: String { @available(*, deprecated) case a = \"x\" }", .deprecated),
      ("enum A: String { @available(*, deprecated) case a\n case b = \"x\" }", []),
      ("@available(*, deprecated) func f(a: String = \"x\") {}", .deprecated),
      ("#if DEBUG\n\"x\"\n#endif", .debug),
      ("#if (DEBUG) // c\n\"x\"\n#endif", .debug),
      ("#if DEBUG\n#else\n\"x\"\n#endif", []),
      ("#if !DEBUG\n#else\n\"x\"\n#endif", .debug),
      ("#if !DEBUG\n\"x\"\n#endif", []),
      ("#if DEBUG\n#endif\n\"x\"", []),
      ("#if DEBUG\n#if os(iOS)\n\"x\"\n#endif\n#endif", .debug),
      ("#if os(iOS)\n\"x\"\n#elseif DEBUG\n#endif", []),
      ("#if os(iOS)\n#elseif DEBUG\n\"x\"\n#endif", .debug),
      ("#if false\n\"x\"\n#endif", .disabled),
      ("#if 0\n#else\n\"x\"\n#endif", []),
      ("#if true\n#else\n\"x\"\n#endif", .disabled),
      ("#if DEBUG\n#Preview { \"x\" }\n#endif", [.preview, .debug]),
      ("if false { f(\"x\") }", .unreached),
      ("while false, a { f { \"x\" } }", .unreached),
      ("if false && a {} else { \"x\" }", []),
      ("if false || a { \"x\" }", []),
      ("if falseName { \"x\" }", []),
      ("func f() { return a\n g(\"x\") }", .unreached),
      ("func f() { return\n let b = { \"x\" } }", .unreached),
      ("func f() { return; g(\"x\") }", .unreached),
      ("func f() { return\n g(\"x\") }", []),
      ("func f() { if a { return b }\n g(\"x\") }", []),
      ("func f() { guard a else { return }\n g(\"x\") }", []),
      ("func f() { switch a { case b: return c\n case d: g(\"x\") } }", []),
      ("func f() { return g { b } label: { \"x\" } }", []),
      ("func f() { return g { b }\n label: { \"x\" } }", []),
      ("func f() { return g()\n func g() { \"x\" } }", []),
      ("func f() {\n#if DEBUG\n return a\n#endif\n g(\"x\") }", []),
      ("func f() { return a\n#if DEBUG\n .b(\"x\")\n#endif\n }", .debug),
      ("#endif\n#else\n#if a\n\"x\"", []),
    ] as [(String, Regions)])
  func `a mention knows what kind of code it is in`(source: String, regions: Regions) {
    let file = FileMentions(swift: source)
    let mention = file.mentions.first { file.text($0) == "x" }
    #expect(mention?.regions == regions)
  }

  @Test func `a directive inside a statement does not end it`() {
    let file = FileMentions(
      swift: """
        let names = [
        #if DEBUG
          "a",
        #endif
          "b",
        ]
        """)
    #expect(file.mentions.map { file.path(of: $0.declaration) } == ["names", "names"])
    #expect(file.mentions.map(\.regions) == [.debug, []])
  }

  @Test(
    arguments: [
      ("// Image(\"close\") and `open`", ["comment close", "comment open"]),
      ("/* a \"b\" /* `c` */ \"d */", ["comment b", "comment c"]),
      ("/// - Parameter `name`: \"x", ["comment name"]),
      ("// it's 5\" wide", []),
      ("// assetlint:uses flag-*", ["directive uses flag-*"]),
      ("let a = 1 //   assetlint:disable:next x - why ", ["directive disable:next x - why"]),
      ("/* assetlint:uses a b */", ["directive uses a b"]),
      ("// see assetlint:uses", []),
      ("\"// assetlint:uses no\"", ["literal // assetlint:uses no"]),
      ("// ``", []),
    ] as [(String, [String])])
  func `quoted words in comments are recorded`(source: String, expected: [String]) {
    let file = FileMentions(swift: source)
    #expect(file.mentions.map { "\($0.kind) \(file.text($0))" } == expected)
  }

  @Test func `a comment knows its place`() {
    let source = MarkedSource("struct A {\n  /* é */ // \"↓x\"\n}")
    let file = FileMentions(indexing: source.bytes, as: .swift)
    #expect(file.mentions.map { file.path(of: $0.declaration) } == ["A"])
    #expect(file.mentions.map(\.position) == source.marks)
  }
}
