internal import Basics

struct CommentReader {
  private var position: Int
  private let end: Int
  private var isAtStart = true

  init(_ range: Range<Int>) {
    position = range.lowerBound + 2
    end = range.upperBound
  }

  mutating func next(_ bytes: Span<UInt8>) -> (kind: Mention.Kind, range: Range<Int>)? {
    if isAtStart, let start = CommentDirective.start(at: position, in: bytes) {
      isAtStart = false
      let range = CommentDirective.instruction(at: start, in: bytes)
      position = range.upperBound
      return (.directive, range)
    }
    isAtStart = false
    while position < end {
      let byte = bytes[position]
      if byte.isQuotingMark {
        if let range = quoted(bytes, byte) { return (.comment, range) }
      }
      position += 1
    }
    return nil
  }

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
}
