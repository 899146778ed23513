internal import Basics

/// An assetlint directive: a comment that starts with `assetlint:`, up to the end of the line.
enum CommentDirective {
  static let address = "assetlint:"

  static func begins(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    start(at: offset, in: bytes) != nil
  }

  /// The offset at which the instruction begins, in a comment whose text starts at `offset`. Nil if the comment is not
  /// a directive.
  static func start(at offset: Int, in bytes: Span<UInt8>) -> Int? {
    var position = offset
    while position < bytes.count, bytes[position] == .space || bytes[position] == .tab { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "a"), bytes.holds(address, at: position)
    else { return nil }
    return position + address.utf8.count
  }

  /// The range of the instruction that begins at `start` and extends to the end of the line or comment.
  static func instruction(at start: Int, in bytes: Span<UInt8>) -> Range<Int> {
    var start = start
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak, !bytes.holds("*/", at: end),
      !bytes.holds("-->", at: end)
    {
      end += 1
    }
    while start < end, bytes[start].isWhitespace { start += 1 }
    while start < end, bytes[end - 1].isWhitespace { end -= 1 }
    return start..<end
  }
}

extension Span<UInt8> {
  func holds(_ text: [UInt8], at offset: Int) -> Bool {
    text.count <= count - offset && text.indices.allSatisfy { self[offset + $0] == text[$0] }
  }

  func holds(_ text: String, at offset: Int) -> Bool {
    guard offset + text.utf8.count <= count else { return false }
    var index = offset
    for byte in text.utf8 {
      if self[index] != byte { return false }
      index += 1
    }
    return true
  }
}
