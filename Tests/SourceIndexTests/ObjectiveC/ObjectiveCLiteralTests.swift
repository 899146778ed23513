import Basics
import SourceIndex
import Testing

@Suite struct ObjectiveCLiteralTests {
  @Test(arguments: [
    (#"[UIImage imageNamed:@"close"];"#, ["close"]),
    (#"[UIImage imageNamed:@"b.png"]"#, ["b.png"]),
    (#"@[@"a", @"b"], @{@"k": @"v"}"#, ["a", "b", "k", "v"]),
    (#"f("plain", L"wide", u8"utf8", u"u", U"U", x"none")"#, ["plain", "wide", "utf8", "u", "U", "none"]),
    // comments
    (#"// @"no""# + "\n" + #"@"yes" // @"no""#, ["yes"]),
    ("// goes on \\\n @\"no\"\n@\"yes\"", ["yes"]),
    ("// goes on \\\r\n @\"no\"\r\n@\"yes\"", ["yes"]),
    (#"/* @"no" /* @"no" */ @"yes" /*/ @"no" */"#, ["yes"]),
    (#"@"/* no comment */ //" /**/ @"";"#, ["/* no comment */ //"]),
    (#"a /  b; @"yes" / c"#, ["yes"]),
    // escapes
    (#"@"tab\tquote\"backslash\\ \'\?""#, ["tab\tquote\"backslash\\ '?"]),
    (#""\x41\101\u00e9\U0001F600""#, ["AAé😀"]),
    (#""\xC3\xA9\1018""#, ["éA8"]),
    (#""\uD800\UFFFFFFFFx""#, ["\u{FFFD}\u{FFFD}x"]),
    ("@\"two \\\n lines\"", ["two  lines"]),
    ("@\"two \\\r\nlines\"", ["two lines"]),
    // neighbors
    (#"@"a" @"b" "c""#, ["abc"]),
    ("@\"a\" // first\n  /* no */ @\"b\"", ["ab"]),
    (#"@"a", @"b"; "c" name "d""#, ["a", "b", "c", "d"]),
    (#""a" 1 "b" 'c' "d""#, ["a", "b", "d"]),
    (#"L"a" R"(b)" u8R"(c)""#, ["abc"]),
    // character constants
    (#"'"', @"yes", '\'', @"also", '\\', @"too""#, ["yes", "also", "too"]),
    ("it's\n@\"yes\"", ["yes"]),
    (#"1'000'000, @"yes", 0xFF'FF, '"', .5"#, ["yes"]),
    // raw strings
    (#"R"(a\n"b)" "c""#, [#"a\n"bc"#]),
    (#"LR"x(a)y)x""#, ["a)y"]),
    (#"R"12345678901234567(a)""#, ["12345678901234567(a)"]),
    (#"FOOR"(a)""#, ["(a)"]),
    // preprocessor
    ("#import \"file.h\"\n#include \"file.h\"\n@\"yes\"", ["yes"]),
    ("  #  import \"file.h\"\n/**/ #include \"file.h\"", []),
    ("#define A @\"a\"\n#define B \\\n  @\"b\" \\\n \"c\"\n\"d\"", ["a", "bc", "d"]),
    ("#define A @\"a\"\n\"b\"", ["a", "b"]),
    ("#defined \"no\"\n#if __has_include(\"no.h\")\n\"a\"\n#else\n\"b\"\n#endif", ["a", "b"]),
    ("#pragma mark - Don't\n@\"yes\"", ["yes"]),
    ("#error \"*/*\" and it's \"no\n@\"yes\"", ["yes"]),
    ("#error \"a\" \\\n \"no\"\n@\"yes\"", ["yes"]),
    ("#define S(x) #x \"yes\"", ["yes"]),
    ("a # \"yes\"", ["yes"]),
    ("@import UIKit; @selector(a:) @\"yes\" @ @", ["yes"]),
    ("\u{FEFF}#import \"no.h\"\n@\"Ünï 名前\"", ["Ünï 名前"]),
  ])
  func `literals are found and decoded`(source: String, expected: [String]) {
    let file = FileMentions(source, as: .objectiveC)
    #expect(file.literals == expected)
    #expect(file.problems.isEmpty)
  }

  @Test func `a mention is where its literal begins`() {
    let source = MarkedSource(
      """
      #import "a.h" // ünï
      f(↓@"a", ↓"b" /* 名 */
        "c", R"(
      )", ↓LR"(d)");
      """)
    let file = FileMentions(indexing: source.bytes, as: .objectiveC)
    #expect(file.mentions.filter { $0.kind == .literal }.map(\.position) == source.marks)
  }

  @Test(arguments: [
    ("a = @\"open\nb = @\"yes\";", SourceProblem.Kind.unterminatedString, 1, 5, ["open", "yes"]),
    ("f(@\"yes\"); /* @\"open\"\ng(@\"also\");", .unterminatedComment, 1, 12, ["yes", "open", "also"]),
    ("R\"(a\n@\"yes\"", .unterminatedString, 1, 1, ["(a", "yes"]),
    (
      "@\"a\";\n<<<<<<< HEAD\n@\"b\";\n=======\n@\"c\";\n>>>>>>> it's\n@\"d\"", .conflictMarks, 2, 1,
      ["a", "b", "c", "d"]
    ),
  ])
  func `a broken file is reported, and its literals still count`(
    source: String, kind: SourceProblem.Kind, line: Int, column: Int, literals: [String]
  ) {
    let file = FileMentions(source, as: .objectiveC)
    #expect(file.problems == [SourceProblem(kind, at: TextPosition(line: line, column: column))])
    #expect(file.literals == literals)
  }

  @Test(arguments: [
    "/*\n=======\n*/", "x\n <<<<<<< HEAD", "<<<<<<<<\n", "<<<<<<<a\n=======\n", "1 <<<<<<< 2",
  ])
  func `text that only resembles conflict marks is not a problem`(source: String) {
    #expect(FileMentions(source, as: .objectiveC).problems.isEmpty)
  }

  /// The escapes of C, and `\e`, which compilers add. A string with a line break cannot be a name, so it is not
  /// recorded.
  @Test(
    arguments: [
      ("a", 7), ("b", 8), ("e", 27), ("f", 12), ("t", 9), ("v", 11), ("0", 0), ("12", nil), ("x1f", 31),
      ("n", nil),
      ("r", nil),
    ] as [(String, UInt8?)])
  func `an escape represents a control character`(escape: String, code: UInt8?) {
    let text = code.map { "a" + String(Character(Unicode.Scalar($0))) + "|" }
    let file = FileMentions("@\"a\\\(escape)|\", @\"kept\"", as: .objectiveC)
    #expect(file.literals == [text, "kept"].compactMap { $0 })
  }

  @Test(arguments: ["L", "u", "U", "R", "u8", "LR", "uR", "UR", "u8R"])
  func `a literal may have a prefix`(prefix: String) {
    let text = prefix.hasSuffix("R") ? "(a)" : "a"
    #expect(FileMentions("f(@\"x\" \(prefix)\"\(text)\")", as: .objectiveC).literals == ["xa"])
  }
}
