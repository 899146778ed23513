internal import Basics

/// The literals in an array, and how the closure that iterates over it uses them.
struct ArrayElements {
  let mentions: [Int]
  /// The context in which the closure uses an element; nil if no use has been found yet. If the closure uses the
  /// element in different contexts, the value is the context of a plain statement.
  var use: ContextID?
}

extension SwiftIndexer {
  /// Sets the context of all elements of an array literal to the context in which a closure uses an element.
  mutating func useElements(_ array: Int, at chain: SwiftChain, _ bytes: Span<UInt8>) {
    let context = isPart(chain, bytes) ? MentionContext(.interpolated) : top.context
    let isFirst = arrays[array].use == nil
    let id = recorder.contexts.id(of: context)
    guard isFirst || arrays[array].use != id else { return }
    // If the closure uses an element in several ways, none of these uses is certain.
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
