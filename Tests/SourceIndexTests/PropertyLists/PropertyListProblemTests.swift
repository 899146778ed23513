import Basics
import SourceIndex
import Testing

@Suite struct PropertyListProblemTests {
  @Test(arguments: [
    ("<plist><array><string>a</string><string>b</string>", SourceProblem.Kind.malformed, 1, 51, ["a", "b"]),
    ("<plist><dict><string>a</string></dict></plist>", .malformed, 1, 14, ["a"]),
    ("\"k\" = \"a\"\n\"l\" = \"b\"; // \"no\"", .malformed, 2, 1, ["k", "a", "l", "b"]),
    ("{ \"k\" = (\"a\", \"b\"; }", .malformed, 1, 18, ["k", "a", "b"]),
    (
      "\"k\" = \"a\";\n<<<<<<< HEAD\n\"l\" = \"b\";\n=======\n\"l\" = \"c\";\n>>>>>>> x\n", .conflictMarks, 2,
      1, ["a", "b", "c"]
    ),
    (
      "<plist><array>\n<<<<<<< HEAD\n<string>b</string>\n=======\n<string>c</string>\n>>>>>>> x\n</array></plist>",
      .conflictMarks, 2, 1, ["b", "c"]
    ),
    ("\"k\" = \"a\";\n=======\n\"l\" = \"c\";", .conflictMarks, 2, 1, ["k", "a", "l", "c"]),
  ])
  func `a broken list is reported, and its strings still count`(
    source: String, kind: SourceProblem.Kind, line: Int, column: Int, literals: [String]
  ) {
    let file = FileMentions(source, as: .propertyList)
    #expect(file.problems == [SourceProblem(kind, at: TextPosition(line: line, column: column))])
    #expect(file.strings == literals)
  }

  @Test func `a truncated binary list has no strings`() {
    let file = FileMentions(indexing: Array(PropertyListIndexerTests.binary.dropLast()), as: .propertyList)
    #expect(file.problems == [SourceProblem(.malformed, at: .start)])
    #expect(file.mentions.isEmpty)
  }

  @Test func `a damaged list is read as far as possible`() {
    let xml = """
      <?xml version="1.0"?><!DOCTYPE plist>
      <plist><dict><key>é</key><string>a&amp;b</string>
      <<<<<<< HEAD
      <key>k</key><array><string>名</string><integer>1</integer><date>2024-01-01T00:00:00Z</date></array></dict></plist>
      """
    let strings = #"/* é */ "k" = "a \"\U00e4\101"; l = (b, 'c', { d = <00ff>; }); // x"#
    expectReadableWhenDamaged(Array(xml.utf8), as: .propertyList)
    expectReadableWhenDamaged(Array(strings.utf8), as: .propertyList)
    expectReadableWhenDamaged(PropertyListIndexerTests.binary, as: .propertyList)
  }

  @Test(arguments: [
    ("<plist>", "<array>", "<string>a</string>"), ("", "(", "\"a\""), ("", "{k=", "\"a\""),
  ])
  func `a list that is nested too deeply is reported, and its strings still count`(
    start: String, unit: String, content: String
  ) {
    let file = FileMentions(start + String(repeating: unit, count: 2000) + content, as: .propertyList)
    #expect(file.problems.first?.kind == .tooDeeplyNested)
    #expect(file.strings == ["a"])
  }

  @Test(arguments: [
    ("<plist><array>", "<string>a</string><!-- <string>no</string> ", "-->", "</array></plist>"),
    ("(", "\"a\", /* \"no\" ", "*/", ")"),
  ])
  func `a line of a megabyte is read`(
    open: String, unit: String, unitEnd: String, close: String
  ) {
    let unit = unit + String(repeating: "x", count: 500) + unitEnd
    let file = FileMentions(open + String(repeating: unit, count: 2000) + close, as: .propertyList)
    #expect(file.mentions.count == 2000)
    #expect(file.strings.allSatisfy { $0 == "a" })
    #expect(file.mentions.last?.position == TextPosition(line: 1, column: open.count + 1999 * unit.count + 1))
    #expect(file.problems.isEmpty)
  }
}
