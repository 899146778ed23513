extension [UInt8] {
  func firstIndex(of word: StaticString, from start: Int = 0) -> Int? {
    // The standard library's general search took most of the time that it takes to read an SVG file.
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
