internal import Basics

extension [UInt8] {
  /// The text with preprocessor lines, such as `#ifdef DEBUG`, replaced by spaces; nil if there are none.
  func blankingPreprocessorLines() -> [UInt8]? {
    var result = self
    var hasSome = false
    var line = startIndex
    while line < endIndex {
      let end = self[line...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? endIndex
      if isDirective(self[line..<end]) {
        hasSome = true
        for index in line..<end { result[index] = .space }
      }
      line = end + 1
    }
    return hasSome ? result : nil
  }

  private func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop(while: \.isWhitespace)
    guard content.first == UInt8(ascii: "#") else { return false }
    let word = content.dropFirst().drop(while: \.isWhitespace).prefix { $0.isLetter }
    return Self.directives.contains { word.elementsEqual($0.utf8) }
  }

  private static var directives: [String] {
    ["if", "ifdef", "ifndef", "else", "elif", "endif", "define", "undef", "include", "error", "warning"]
  }
}
