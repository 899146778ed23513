extension [UInt8] {
  func firstIndex(of word: StaticString, from start: Int = 0) -> Int? {
    // With the standard library's generic search, reading an SVG file spent most of its time here.
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
