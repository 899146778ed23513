internal import Basics

enum MergeConflicts {
  private enum Side {
    case outside, ours, base, theirs
  }

  static func firstMark(in bytes: [UInt8]) -> Int? {
    let less = UInt8(ascii: "<")
    var start = 0
    while let found = bytes[start...].firstIndex(of: less) {
      let isAtLineStart = found == 0 || bytes[found - 1] == .newline
      if isAtLineStart, bytes[found...].starts(with: "<<<<<<<".utf8) { return found }
      start = found + 1
    }
    return nil
  }

  /// The text with the conflict markers and the common ancestor blanked out.
  ///
  /// Usually both sides added lines to a list, so keeping the lines of both sides is the best guess. Removed
  /// text is replaced by spaces, so that every other byte keeps its offset.
  static func resolve(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    var side = Side.outside
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: .newline) ?? text.count
      let mark = sideAfter(text[start..<end], in: side)
      if mark != nil || side == .base {
        for index in start..<end { text[index] = .space }
      }
      side = mark ?? side
      start = end + 1
    }
    return text
  }

  /// The side of the conflict that begins after a marker; nil if the line is not a marker.
  private static func sideAfter(_ line: ArraySlice<UInt8>, in side: Side) -> Side? {
    if line.starts(with: "<<<<<<<".utf8) { return .ours }
    guard side != .outside else { return nil }
    if line.starts(with: "|||||||".utf8) { return .base }
    if line.starts(with: "=======".utf8) { return .theirs }
    return line.starts(with: ">>>>>>>".utf8) ? .outside : nil
  }
}
