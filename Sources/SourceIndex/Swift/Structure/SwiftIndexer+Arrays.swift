internal import Basics

/// The literals of an array, and how the closure that iterates over it uses them.
struct ArrayElements {
  let mentions: [Int]
  /// How the closure uses its element; a plain statement if it uses it in several ways. Nil if no use was found yet.
  var use: ContextID?
}

extension SwiftIndexer {
  /// Gives the elements of an array literal the context that they have in the closure that iterates over it.
  mutating func useElements(_ array: Int, at chain: SwiftChain, _ bytes: Span<UInt8>) {
    let context = isPart(chain, bytes) ? MentionContext(.interpolated) : top.context
    let isFirst = arrays[array].use == nil
    let id = recorder.contexts.id(of: context)
    guard isFirst || arrays[array].use != id else { return }
    // With several uses, none of them is certain.
    let use = isFirst ? id : recorder.contexts.id(of: MentionContext(.statement))
    arrays[array].use = use
    for mention in arrays[array].mentions { recorder.drafts[mention].context = use }
  }

  private func isPart(_ chain: SwiftChain, _ bytes: Span<UInt8>) -> Bool {
    var next = chain.end
    while next < bytes.count, bytes[next].isWhitespace { next += 1 }
    return top.expression.pieceStart != nil || next < bytes.count && bytes[next] == UInt8(ascii: "+")
  }
}
