internal import Basics

extension [UInt8] {
  /// Blanks the lines that contain merge conflict markers, so that all versions of the code are read. Returns the
  /// offset of the first marker, or nil if there is none.
  ///
  /// Rows of equals signs are common in comments, so they count as markers only after an opening marker.
  mutating func blankConflictMarks() -> Int? {
    guard let first = firstConflictMark() else { return nil }
    var line = first
    while line < count {
      let end = self[line...].firstIndex(where: \.isLineBreak) ?? count
      if holdsConflictMark(at: line) {
        for index in line..<end { self[index] = .space }
      }
      line = end + 1
    }
    return first
  }

  private func firstConflictMark() -> Int? {
    let bytes = span
    var offset = 0
    while offset < count {
      offset &+= EightBytes(bytes, at: offset).marks(UInt8(ascii: "<")).firstMark
      guard offset < count, self[offset] == UInt8(ascii: "<") else { continue }
      let start = offset
      while offset < count, self[offset] == UInt8(ascii: "<") { offset += 1 }
      if offset - start == 7, start == 0 || self[start - 1].isLineBreak, holdsConflictMark(at: start) {
        return start
      }
    }
    return nil
  }

  /// Whether a marker begins at `offset`: seven `<`, `|`, `=` or `>` in a row, followed by whitespace or the
  /// end of the file.
  private func holdsConflictMark(at offset: Int) -> Bool {
    guard offset + 7 <= count, "<|=>".utf8.contains(self[offset]) else { return false }
    let mark = self[offset]
    return self[offset..<(offset + 7)].allSatisfy { $0 == mark }
      && (offset + 7 == count || self[offset + 7].isWhitespace)
  }
}
