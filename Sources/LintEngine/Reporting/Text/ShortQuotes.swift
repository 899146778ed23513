internal import Basics

extension String {
  /// Shortens the text between each pair of quotation marks to at most `most` characters.
  func shorteningQuotes(to most: Int) -> String {
    guard utf8.count > most, contains("“") else { return self }
    var short = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "“") {
      let inside = rest.index(after: start)
      guard let end = rest[inside...].firstIndex(of: "”") else { break }
      short += rest[..<inside] + String(rest[inside..<end]).shortened(to: most) + "”"
      rest = rest[rest.index(after: end)...]
    }
    return short + rest
  }
}
