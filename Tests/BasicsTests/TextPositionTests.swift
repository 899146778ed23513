import Basics
import Testing

struct TextPositionTests {
  /// A `|` marks the offset. The numbers are the expected line and column.
  @Test(arguments: [
    ("|", 1, 1), ("|a", 1, 1), ("a|b", 1, 2), ("ab|", 1, 3),
    ("a|\nb", 1, 2), ("a\n|b", 2, 1), ("a\n|", 2, 1), ("\n\n|x", 3, 1),
    ("a\r\n|b", 2, 1), ("a|\r\nb", 1, 2), ("a\r|b", 2, 1), ("a\r\r\n|b", 3, 1), ("a\n\r|b", 3, 1),
    ("é|x", 1, 2), ("🙂é\nüü|x", 2, 3), ("e\u{301}|x", 1, 3),
    ("\u{FEFF}|a", 1, 1), ("|\u{FEFF}a", 1, 1), ("\u{FEFF}a\n|b", 2, 1), ("\u{FEFF}|", 1, 1),
  ])
  func `an offset has a line and a column`(_ text: String, _ line: Int, _ column: Int) {
    let halves = text.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    let table = LineTable(Array(halves.joined()))
    #expect(table.position(at: halves[0].count) == TextPosition(line: line, column: column))
  }

  @Test func `an offset outside the text becomes the nearest end`() {
    let table = LineTable(Array("ab\nc".utf8))
    #expect(table.position(at: -5) == .start)
    #expect(table.position(at: 99) == TextPosition(line: 2, column: 2))
  }

  @Test func `positions are in the order of the text`() {
    let positions = [(1, 1), (1, 9), (2, 1), (10, 1)].map { TextPosition(line: $0.0, column: $0.1) }
    #expect(positions.reversed().sorted() == positions)
  }
}
