internal import Basics

/// Finds in a comment what may speak of assets: quoted strings and names, and instructions to assetlint.
struct CommentReader {
  private var position: Int
  private let end: Int

  /// Reads the comment at a range that begins with its mark.
  init(_ range: Range<Int>) {
    position = range.lowerBound + 2
    end = range.upperBound
  }

  /// The next thing the comment says, with its place.
  mutating func next(_ bytes: Span<UInt8>) -> (kind: Mention.Kind, range: Range<Int>)? {
    while position < end {
      let byte = bytes[position]
      if byte.isQuotingMark {
        if let range = quoted(bytes, byte) { return (.comment, range) }
      } else if byte == UInt8(ascii: "a"), bytes.holds("assetlint:", at: position) {
        return (.directive, directive(bytes))
      }
      position += 1
    }
    return nil
  }

  /// What stands between two quoting marks on one line.
  private mutating func quoted(_ bytes: Span<UInt8>, _ mark: UInt8) -> Range<Int>? {
    var close = position + 1
    while close < end, bytes[close] != mark {
      if bytes[close].isLineBreak { return nil }
      close += 1
    }
    guard close < end, close > position + 1 else { return nil }
    defer { position = close + 1 }
    return (position + 1)..<close
  }

  /// The rest of the line behind the word that addresses assetlint.
  private mutating func directive(_ bytes: Span<UInt8>) -> Range<Int> {
    var start = position + 10
    var close = start
    while close < end, !bytes[close].isLineBreak, !bytes.holds("*/", at: close) { close += 1 }
    position = close
    while start < close, bytes[start].isWhitespace { start += 1 }
    while start < close, bytes[close - 1].isWhitespace { close -= 1 }
    return start..<close
  }
}
