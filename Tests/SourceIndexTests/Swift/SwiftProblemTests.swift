import Basics
import SourceIndex
import Testing

@Suite struct SwiftProblemTests {
  @Test(arguments: [
    ("let a = \"open\nlet b = \"yes\"", SourceProblem.Kind.unterminatedString, 1, 9, ["open", "yes"]),
    ("let a = \"\"\"\n  f(\"yes\")\n", .unterminatedString, 1, 9, ["yes"]),
    ("f(\"yes\") /* \"open\" /* */\ng(\"also\")", .unterminatedComment, 1, 10, ["yes", "open", "also"]),
    ("let a = #/ (\"yes\")", .unterminatedRegex, 1, 9, ["yes"]),
    (
      "\"a\"\n<<<<<<< HEAD\n\"b\"\n=======\n\"c\"\n>>>>>>> it's\n\"d\"", .conflictMarks, 2, 1,
      ["a", "b", "c", "d"]
    ),
    ("f { g(\"ab\\(x(\"yes\" } h(\"also\")", .unterminatedString, 1, 7, ["yes", "also"]),
    ("f(\"ab\\(g(\"yes\")", .unterminatedString, 1, 3, ["yes"]),
    ("<<<<<<< \"no\"\n\"yes\"", .conflictMarks, 1, 1, ["yes"]),
  ])
  func `a broken file is reported, and its literals still count`(
    source: String, kind: SourceProblem.Kind, line: Int, column: Int, literals: [String]
  ) {
    let file = FileMentions(swift: source)
    #expect(file.problems == [SourceProblem(kind, at: TextPosition(line: line, column: column))])
    #expect(file.literals == literals)
  }

  @Test(arguments: ["a <<<<<<< b", "========", "\"\"\"\n=======\n\"\"\"", "// =======", "x =\n=======y"])
  func `text that only resembles conflict marks is not a problem`(source: String) {
    #expect(FileMentions(swift: source).problems.isEmpty)
  }
}
