import Basics
import SourceIndex
import Testing

/// Both sides of the limits beyond which less is recorded.
struct SwiftLimitTests {
  @Test(arguments: [(63, 0), (64, 1)])
  func `a name is searched among the last sixty-four`(others: Int, count: Int) {
    let lines = (0..<others).map { "let other\($0) = 1" }
    let source = "func f() {\nlet first = 1\n\(lines.joined(separator: "\n"))\nshow(first)\n}\n"
    #expect(FileMentions(swift: source).chains.count { $0 == "first" } == count)
  }

  @Test(arguments: [(512, 1), (513, 0)])
  func `a text is no longer than the longest name`(length: Int, count: Int) {
    let text = String(repeating: "a", count: length)
    #expect(FileMentions(swift: "show(\"\(text)\")").literals.count == count)
    #expect(FileMentions(swift: "show(Icons.\(text.dropFirst(6)))").chains.count { $0 != "show" } == count)
  }
}
