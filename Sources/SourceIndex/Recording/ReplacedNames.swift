internal import Basics

extension MentionRecorder {
  /// Marks names that have no effect, because the next line sets the same property or image again:
  ///
  ///     iconView.image = UIImage(named: "old")
  ///     iconView.image = UIImage(named: "new")
  ///
  /// The lines may differ only in the name. So they are in the same branch, and no other code runs between them.
  mutating func markReplacedNames(_ bytes: Span<UInt8>) {
    var previous: Int?
    for index in drafts.indices where drafts[index].kind == .literal && drafts[index].text != .none {
      if let previous, isReplaced(previous, index, bytes) { drafts[previous].regions.insert(.unseen) }
      previous = index
    }
  }

  private func isReplaced(_ literal: Int, _ next: Int, _ bytes: Span<UInt8>) -> Bool {
    let (start, end) = (Int(drafts[literal].offset), Int(drafts[next].offset))
    // Without the test for a line break, a file that is one long line would take quadratic time.
    guard drafts[literal].context == drafts[next].context,
      contexts.contexts[drafts[next].context.index].role == .argument,
      start < end, (start..<end).contains(where: { bytes[$0].isLineBreak }),
      let line = SettingLine(bytes, around: start), let following = SettingLine(bytes, around: end)
    else { return false }
    return line.isReplaced(by: following, bytes)
  }
}

/// A line of Swift or Objective-C that consists of one statement, which sets a property, or the image of a view.
private struct SettingLine {
  /// What precedes the literal in the statement, and what follows it.
  private let head: Range<Int>
  private let tail: Range<Int>

  /// `literal` is the offset of the first character of a string literal. Nil if its line is anything else.
  init?(_ bytes: Span<UInt8>, around literal: Int) {
    var start = literal
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    while bytes[start].isWhitespace { start += 1 }
    var end = literal
    while end < bytes.count, "@#".utf8.contains(bytes[end]) { end += 1 }
    end += 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), !bytes[end].isLineBreak { end += 1 }
    let close = min(end + 1, bytes.count)
    end = close
    while end < bytes.count, !bytes[end].isLineBreak, !bytes.holds("//", at: end) { end += 1 }
    while end > close, bytes[end - 1].isWhitespace || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    (head, tail) = (start..<literal, close..<end)
    guard Self.sets(bytes, head), !Self.mayDoMore(bytes, head, tail) else { return nil }
  }

  /// Whether a statement begins with `view.image =`, `view.setImage(` or `[view setImage:`.
  private static func sets(_ bytes: Span<UInt8>, _ head: Range<Int>) -> Bool {
    let isMessage = bytes[head.lowerBound] == UInt8(ascii: "[")
    let start = isMessage ? head.lowerBound + 1 : head.lowerBound
    let target = nameEnd(bytes, from: start, to: head.upperBound)
    let next = spaceEnd(bytes, from: target, to: head.upperBound)
    guard target > start, next < head.upperBound else { return false }
    if isMessage {
      let end = nameEnd(bytes, from: next, to: head.upperBound)
      return bytes.holds(":", at: end) && setsImage(bytes, next..<end)
    }
    return bytes.holds("=", at: next) && !bytes.holds("==", at: next)
      || bytes.holds("(", at: target) && setsImage(bytes, start..<target)
  }

  /// Whether the last name in a range is that of a method such as `setImage` or `setBackgroundImage`.
  private static func setsImage(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var start = range.upperBound
    while start > range.lowerBound, bytes[start - 1].isSwiftIdentifier { start -= 1 }
    return bytes.holds("set", at: start) && range.upperBound - start > 7
      && bytes.holds("Image", at: range.upperBound - 5)
  }

  /// Whether the statement may do something even if its value is replaced: it crashes if there is no image, has a
  /// closure, or is followed by another statement on the line.
  private static func mayDoMore(_ bytes: Span<UInt8>, _ head: Range<Int>, _ tail: Range<Int>) -> Bool {
    tail.contains { index in ["!", "{", ";", "/*"].contains { bytes.holds($0, at: index) } }
      || head.contains { bytes.holds("mageLiteral", at: $0) }
  }

  private static func nameEnd(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, bytes[position].isSwiftIdentifier || ".?!".utf8.contains(bytes[position]) {
      position += 1
    }
    return position
  }

  private static func spaceEnd(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, bytes[position].isWhitespace { position += 1 }
    return position
  }

  /// Whether `next` is the next line, apart from blank lines and comments, and differs only in its literal.
  func isReplaced(by next: SettingLine, _ bytes: Span<UInt8>) -> Bool {
    guard Self.areEqual(bytes, head, next.head), Self.areEqual(bytes, tail, next.tail) else { return false }
    var position = tail.upperBound
    while position < next.head.lowerBound {
      if bytes.holds("//", at: position) {
        while position < next.head.lowerBound, !bytes[position].isLineBreak { position += 1 }
      } else if bytes[position].isWhitespace || bytes[position] == UInt8(ascii: ";") {
        position += 1
      } else {
        return false
      }
    }
    return true
  }

  private static func areEqual(_ bytes: Span<UInt8>, _ one: Range<Int>, _ other: Range<Int>) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { bytes[$0] == bytes[$1] }
  }
}
