internal import Basics

extension SwiftIndexer {
  mutating func recordComment(_ bytes: Span<UInt8>) {
    var reader = CommentReader(lexer.start..<lexer.offset)
    while let (kind, range) = reader.next(bytes) {
      var draft = draft(kind, at: range.lowerBound)
      draft.text = recorder.name(bytes.extracting(range))
      recorder.drafts.append(draft)
    }
  }
}
