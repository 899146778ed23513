internal import Basics

extension String {
  /// The text with every quoted part cut to `most` characters: a name can be as long as a file.
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
