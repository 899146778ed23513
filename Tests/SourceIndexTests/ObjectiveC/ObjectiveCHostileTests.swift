import Basics
import SourceIndex
import Testing

@Suite(.timeLimit(.minutes(15))) struct ObjectiveCHostileTests {
  @Test func `a damaged file is read to its end`() {
    let sample = #"""
      #import "Old.h" // é
      #define kIcon @"icon" \
        "-small"
      /* @"no" */ static NSString *const a = @"tab\t\x41\u00e9\101" L"b";
      UIImage *i = c == '"' ? [UIImage imageNamed:@"名前"] : f(R"x(raw)")x", 1'000);
      <<<<<<< HEAD
      """#
    expectReadableWhenDamaged(Array(sample.utf8), as: .objectiveC)
  }

  @Test(arguments: [
    "(", "[{", "/*", "'", "\\\n", "R\"(", "R\"x(", "#define ", "#", "@", "<<<<<<< \n", "\"a", "\\", "[a b:",
    "[a b:c ", "- (", "- a:", "f(", "@interface A ", "^(",
    "a<", "a.b", "#if x\n", "[a inBundle:", "@{", "a ? ",
  ])
  func `a long repetition takes linear time`(unit: String) {
    // With quadratic time, this would take minutes.
    let source = String(repeating: unit, count: 10_000) + "\n@\"last\""
    let file = FileMentions(source, as: .objectiveC)
    #expect(file.literals.contains { $0.hasSuffix("last") } || unit == "\\\n")
  }

  @Test func `a line of a megabyte is read`() {
    let source = String(repeating: "f(@\"a\", b) +", count: 100_000) + "@\"last\""
    let file = FileMentions(source, as: .objectiveC)
    #expect(file.literals.count == 100_001)
    #expect(file.mentions.last?.position == TextPosition(line: 1, column: 100_000 * 12 + 1))
  }

  @Test func `a literal of five megabytes is not a name`() {
    let source = "@\"" + String(repeating: "a", count: 5_000_000) + "\", @\"last\""
    #expect(FileMentions(source, as: .objectiveC).literals == ["last"])
  }
}
