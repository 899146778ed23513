import Basics
import Testing

@testable import SourceIndex

@Suite struct PositionTests {
  @Test func `positions agree with the line table for any text`() {
    var random = SeededRandom(seed: 7)
    let units = ["a", "b", " ", "\n", "\r", "\r\n", "é", "名", "😀", "abcdefghij", "\n\n"]
    for round in 0..<300 {
      var text = round % 7 == 0 ? "\u{FEFF}" : ""
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        text += units[Int.random(in: units.indices, using: &random)]
      }
      let bytes = Array(text.utf8)
      let table = LineTable(bytes)
      var cursor = PositionCursor()
      var offset = 0
      while offset <= bytes.count {
        #expect(cursor.position(at: offset, in: bytes.span) == table.position(at: offset))
        offset += Int.random(in: 1...20, using: &random)
      }
    }
  }
}
