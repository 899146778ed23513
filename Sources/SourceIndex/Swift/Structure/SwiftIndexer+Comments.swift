internal import Basics

extension SwiftIndexer {
  /// Records what the comment of the current token says about assets.
  mutating func recordComment(_ bytes: Span<UInt8>) {
    var reader = CommentReader(lexer.start..<lexer.offset)
    while let (kind, range) = reader.next(bytes) {
      var draft = draft(kind, at: range.lowerBound)
      draft.text = recorder.name(bytes.extracting(range))
      recorder.drafts.append(draft)
    }
  }
}
