internal import Basics

/// Finds the comments that speak to assetlint in languages whose other comments nobody reads.
///
/// Strings are not told from comments: a string that looks like such a comment is taken for one.
struct CommentSearch {
  private let marks: [String]
  private var offset = 0

  /// A search for comments that begin with one of these marks.
  init(marks: [String]) {
    self.marks = marks
  }

  /// The next instruction.
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

  /// Where the word `assetlint:` comes next.
  ///
  /// Looks at every tenth byte: one that is not in the word is in none of the ten places that the word could have
  /// around it (Horspool 1980).
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

  /// How far the word lies ahead at least if its last place has this byte; the last letter is in it once.
  private static let skips: [Int] = {
    let word = Array(CommentDirective.address.utf8)
    var skips = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.enumerated() { skips[Int(byte)] = word.count - 1 - index }
    return skips
  }()

  /// Whether nothing but space is between an offset and the mark of a comment, and before that what can be before one.
  private func isAtStartOfComment(_ offset: Int, _ bytes: Span<UInt8>) -> Bool {
    var end = offset
    while end > 0, bytes[end - 1] == .space || bytes[end - 1] == .tab { end -= 1 }
    return marks.contains { mark in
      let start = end - mark.utf8.count
      guard start >= 0, bytes.holds(mark, at: start) else { return false }
      // `http://…` and `a#b` are no comments.
      return mark.utf8.count > 2 || start == 0 || bytes[start - 1].isWhitespace
    }
  }
}

extension MentionRecorder {
  /// Adds the instructions of comments that begin with one of these marks, in their places among what was recorded.
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
