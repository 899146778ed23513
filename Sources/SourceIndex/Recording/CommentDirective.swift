internal import Basics

/// A comment that speaks to assetlint: `assetlint:` and what follows it on the line.
enum CommentDirective {
  /// Whether such a comment begins at `offset`, which lies behind the comment mark.
  static func stands(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    start(at: offset, in: bytes) != nil
  }

  /// Where the word `assetlint:` begins in a comment whose text starts at `offset`.
  static func start(at offset: Int, in bytes: Span<UInt8>) -> Int? {
    var position = offset
    while position < bytes.count, bytes[position] == .space || bytes[position] == .tab { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "a") else { return nil }
    return bytes.holds("assetlint:", at: position) ? position : nil
  }
}

extension Span<UInt8> {
  /// Whether the bytes at `offset` are `text`.
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
