extension [UInt8] {
  /// Where a word begins, at `start` or behind it; nil if it does not occur.
  func firstIndex(of word: StaticString, from start: Int = 0) -> Int? {
    // The general search of the standard library took most of the time that reading an SVG file took.
    let word = Array(word.description.utf8)
    guard let first = word.first else { return nil }
    var index = start
    while index <= count - word.count {
      if self[index] == first, self[index...].starts(with: word) { return index }
      index += 1
    }
    return nil
  }
}
