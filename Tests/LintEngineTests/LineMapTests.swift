import Testing

@testable import LintEngine

/// Maps the lines of a text to their places in a later version. Each letter is a line.
struct LineMapTests {
  struct Row: Sendable {
    let old: String
    let new: String
    /// The place of each old line in the new text, with an `x` if the line is gone.
    let places: String
    /// The new lines that the old text does not have.
    var inserted = ""
  }

  @Test(arguments: [
    Row(old: "abc", new: "abc", places: "1 2 3"),
    Row(old: "abc", new: "xabc", places: "2 3 4", inserted: "1"),
    Row(old: "abc", new: "ab", places: "1 2 2x"),
    Row(old: "abc", new: "bc", places: "1x 1 2"),
    Row(old: "abc", new: "ac", places: "1 2x 2"),
    Row(old: "abc", new: "axc", places: "1 2x 3", inserted: "2"),
    Row(old: "abcd", new: "axyd", places: "1 2x 2x 4", inserted: "2 3"),
    Row(old: "abcde", new: "acxe", places: "1 2x 2 3x 4", inserted: "3"),
    Row(old: "aba", new: "abab", places: "1 2 3", inserted: "4"),
    Row(old: "abc", new: "", places: "1x 1x 1x"),
    Row(old: "", new: "ab", places: "", inserted: "1 2"),
  ])
  func `lines are followed, and removed ones still have a place`(_ row: Row) {
    let map = LineMap(from: text(row.old), to: text(row.new))
    let places = (0..<row.old.count).map { "\(map.line(at: $0 + 1))\(map.isGone($0 + 1) ? "x" : "")" }
    #expect(places.joined(separator: " ") == row.places)
    let inserted = (1...max(row.new.count, 1)).filter(map.isNew).map(String.init)
    #expect(inserted.joined(separator: " ") == row.inserted)
  }

  @Test func `a large file that was rewritten is not compared line by line`() {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    let map = LineMap(from: Array("first\n\(old)last\n".utf8), to: Array("first\n\(new)last\n".utf8))
    #expect(map.line(at: 1) == 1)
    #expect(map.isGone(500) && map.line(at: 500) == 2)
    #expect(map.line(at: 20_002) == 20_002)
  }

  private func text(_ letters: String) -> [UInt8] {
    Array(letters.map { "\($0)\n" }.joined().utf8)
  }

  @Test(arguments: [(4000, false), (4001, true)])
  func `four thousand lines are compared`(count: Int, isGone: Bool) {
    let lines = { (word: String) in (0..<count).map { $0 == 9 ? "same" : "\(word) \($0 % 3)" } }
    // The texts have different first and last lines, so that all lines have to be compared.
    let old = ["old"] + lines("same").dropLast(2) + ["old"]
    let new = ["new", "one more"] + lines("same").dropLast(3) + ["new"]
    let map = LineMap(
      from: Array(old.joined(separator: "\n").utf8), to: Array(new.joined(separator: "\n").utf8))
    #expect(map.isGone(11) == isGone)
    #expect(map.line(at: 11) == (isGone ? 1 : 12))
  }
}
