import Basics
import Testing

@testable import Formats

@Suite struct PropertyListOpenStepTests {
  private static let project = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {
    /* Begin PBXBuildFile section */
    \t\t0A1B /* Hero.png in Resources */ = {isa = PBXBuildFile; path = "../é/Hero \\"2\\".png"; };
    \t\tfiles = (
    \t\t\tfoo/bar.swift,
    \t\t\t'Single "quoted"',
    \t\t);
    \t\tdata = <0fBD 77>;
    \t};
    }
    """

  @Test func `a project file is read`() throws {
    let list = try PropertyList(Array(Self.project.utf8))
    #expect(list.dialect == .openStep)
    #expect(
      list.root.outline == """
        {archiveVersion='1';objects={0A1B={isa='PBXBuildFile';path='../é/Hero "2".png';};\
        files=('foo/bar.swift','Single "quoted"');data=<f bd 77>;};}
        """)
    #expect(list.root["objects"]?["0A1B"]?["isa"]?.string == "PBXBuildFile")
    #expect(list.root["objects"]?["files"]?.array?.count == 2)
  }

  @Test func `keys and values know their positions`() throws {
    let list = try PropertyList(Array(Self.project.utf8))
    let table = LineTable(list.text)
    let entry = try #require(list.root["objects"]?["0A1B"]?.entries?.last)
    #expect(table.position(at: list.root.offset) == TextPosition(line: 2, column: 1))
    #expect(table.position(at: entry.keyOffset) == TextPosition(line: 6, column: 59))
    #expect(table.position(at: entry.node.offset) == TextPosition(line: 6, column: 66))
  }

  @Test(arguments: [
    ("", "{}"), (" /* nothing */ // here", "{}"), ("{}", "{}"), ("()", "()"), ("<>", "<>"),
    ("hello", "'hello'"), ("a\u{2028}= \u{2029}b\u{2028};", "{a='b';}"),
    ("\"a b\" // end", "'a b'"), ("(a,(b,),{c=d;})", "('a',('b'),{c='d';})"),
    ("{a=b;a=c;}", "{a='b';a='c';}"),
    ("\"a\" = \"b\"; /* x */ c;\nd = (e);", "{a='b';c='c';d=('e');}"), ("\u{FEFF}a = b;", "{a='b';}"),
    ("{a = _$/:.-9;}", "{a='_$/:.-9';}"), ("{ a = /usr/bin; }", "{a='/usr/bin';}"),
    (#""\a\b\f\n\r\t\v\"\'\\\q""#, "'\u{7}\u{8}\u{c}\n\r\t\u{b}\"'\\q'"), ("\"a\\\nb\"", "'a\nb'"),
    (#""\101\0601\344\400""#, "'A01î\0'"),
    (#""\U00e9\U41g\Ud83d\Ude00\Ud83d!\Ude00""#, "'éAg😀\u{FFFD}!\u{FFFD}'"),
  ])
  func `a text becomes a value`(text: String, expected: String) throws {
    #expect(try outline(text) == expected)
  }

  @Test(arguments: [true, false], [true, false])
  func `a strings file may be UTF-16`(bigEndian: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + "/* ö */ \"k\" = \"é😀\";"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? pair : pair.reversed()
    }
    #expect(try outline(bytes) == "{k='é😀';}")
  }

  @Test(arguments: [
    ("{", "expected a key or '}' before the end of the file", 1),
    ("{a", "expected '=' or ';' before the end of the file", 2),
    ("{a=", "expected a value before the end of the file", 3), ("{a=b}", "expected ';'", 4),
    ("{a=b;", "expected a key or '}' before the end of the file", 5), ("{a=;}", "expected a value", 3),
    ("a = b; }", "expected a key or '}'", 7), ("a = b", "expected ';' before the end of the file", 5),
    ("(a b)", "expected ',' or ')'", 3), ("(,)", "expected a value", 1),
    ("(a", "expected ',' or ')' before the end of the file", 2),
    ("{} x", "expected the end of the file", 3), ("%", "expected a value", 0),
    ("a %", "expected '=' or ';'", 2),
    ("( \"a)", "the string is never closed", 2), ("(\"a\\", "the string is never closed", 1),
    ("( /* a)", "the comment is never closed", 2),
    ("<0>", "expected another hexadecimal digit", 2), ("<0x>", "expected a hexadecimal digit or '>'", 2),
    ("<00", "expected a hexadecimal digit or '>' before the end of the file", 3),
    ("{\n<<<<<<< HEAD\na=b;\n=======\n>>>>>>> c\n}", "merge conflict marker", 2),
    ("<<<<<<< HEAD\na = b;", "merge conflict marker", 0),
    ("a = b;\n=======\n", "merge conflict marker", 7),
  ])
  func `text that is not a list is rejected where it goes wrong`(text: String, message: String, offset: Int) {
    let error = #expect(throws: PropertyListError.self) { try outline(text) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `nesting ends at the limit`() throws {
    let limit = 512
    #expect(
      try outline(String(repeating: "(", count: limit) + String(repeating: ")", count: limit)).count == limit
        * 2)
    for opener in ["(", "{a="] {
      #expect(throws: PropertyListError(kind: .tooDeep, offset: limit * opener.utf8.count)) {
        try outline(String(repeating: opener, count: 100_000))
      }
    }
  }

  @Test func `damaged lists are read or rejected`() {
    let copies = damagedCopies(of: Array((Self.project + #" "\U00e9\101""#).utf8))
    var refused = 0
    for copy in copies {
      do { _ = try PropertyList(copy) } catch { refused += 1 }
    }
    #expect(refused > 500 && refused < copies.count - 10)
  }
}
