internal import Basics

/// Finds assetlint directives in languages whose comments are otherwise ignored.
///
/// Strings and comments are not distinguished: a string that looks like a directive counts as a directive.
struct CommentSearch {
  private let marks: [String]
  private var offset = 0

  init(marks: [String]) {
    self.marks = marks
  }

  mutating func next(_ bytes: Span<UInt8>) -> Range<Int>? {
    while let found = nextAddress(bytes) {
      offset = found + 1
      guard isAtStartOfComment(found, bytes), let start = CommentDirective.start(at: found, in: bytes) else {
        continue
      }
      return CommentDirective.instruction(at: start, in: bytes)
    }
    return nil
  }

  /// The offset of the next `assetlint:`.
  ///
  /// Usually looks only at every tenth byte, because a byte that does not occur in `assetlint:` rules out ten positions
  /// at once (Horspool 1980).
  private func nextAddress(_ bytes: Span<UInt8>) -> Int? {
    let length = CommentDirective.address.utf8.count
    var start = offset
    while start + length <= bytes.count {
      let skip = Self.skips[Int(bytes[start + length - 1])]
      if skip == 0 {
        if bytes.holds(CommentDirective.address, at: start) { return start }
        start += length
      } else {
        start += skip
      }
    }
    return nil
  }

  /// For each byte value, the number of bytes to skip if that value is found where the final `:` of
  /// `assetlint:` is expected.
  private static let skips: [Int] = {
    let word = Array(CommentDirective.address.utf8)
    var skips = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.enumerated() { skips[Int(byte)] = word.count - 1 - index }
    return skips
  }()

  /// Whether a comment mark precedes the offset, with only spaces and tabs between them.
  private func isAtStartOfComment(_ offset: Int, _ bytes: Span<UInt8>) -> Bool {
    var end = offset
    while end > 0, bytes[end - 1] == .space || bytes[end - 1] == .tab { end -= 1 }
    return marks.contains { mark in
      let start = end - mark.utf8.count
      guard start >= 0, bytes.holds(mark, at: start) else { return false }
      // `http://…` and `a#b` are not comments.
      return mark.utf8.count > 2 || start == 0 || bytes[start - 1].isWhitespace
    }
  }
}

extension MentionRecorder {
  /// Records the directives in comments that begin with one of these marks, such as `//` or `#`.
  mutating func recordDirectives(_ bytes: Span<UInt8>, marks: [String]) {
    var search = CommentSearch(marks: marks)
    var count = 0
    while let range = search.next(bytes) {
      record(
        .directive, name(bytes.extracting(range)), at: range.lowerBound, MentionContext(.statement))
      count += 1
    }
    if count > 0 { sortDrafts() }
  }
}
