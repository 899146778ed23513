/// The smallest number of insertions, deletions, replacements and swaps of adjacent characters that turn one word into
/// the other; nil if it is greater than `limit`.
public func editDistance(_ left: String, _ right: String, limit: Int) -> Int? {
  let a = Array(left.unicodeScalars)
  let b = Array(right.unicodeScalars)
  guard abs(a.count - b.count) <= limit else { return nil }
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 0..<a.count {
    var current = [i + 1]
    current.reserveCapacity(b.count + 1)
    for j in 0..<b.count {
      var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, beforePrevious[j - 1] + 1)
      }
      current.append(cost)
    }
    if (previous + current).allSatisfy({ $0 > limit }) { return nil }
    beforePrevious = previous
    previous = current
  }
  return previous[b.count] <= limit ? previous[b.count] : nil
}

/// The candidate that a misspelled `word` most likely means; nil if no candidate is similar.
///
/// A candidate is similar if its edit distance from `word`, ignoring case, is 1 or at most a third of the length of
/// `word`. If several candidates are equally close, the first one is returned.
public func closestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
  let limit = max(1, word.unicodeScalars.count / 3)
  let folded = word.lowercased()
  let letters = LetterCounts(word)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let allowed = best.map { $0.distance - 1 } ?? limit
    guard allowed >= 0 else { break }
    // This check rejects most candidates, and is a hundred times as fast as computing the edit distance.
    if let letters, let others = LetterCounts(candidate), letters.distance(to: others) > allowed { continue }
    if let distance = editDistance(folded, candidate.lowercased(), limit: allowed) {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

/// How often each character occurs in an ASCII word, ignoring case.
struct LetterCounts {
  /// The counters, indexed by the lowest five bits of a byte. A letter has the same counter in upper and lower case,
  /// and two different letters never share one.
  private var counts = SIMD32<UInt8>()

  /// Counts the characters of a word. Nil if the word has more than 255 bytes, because a counter could overflow. Also
  /// nil if the word is not ASCII, because some other letters become ASCII when lowercased.
  init?(_ word: String) {
    guard word.utf8.count <= UInt8.max else { return nil }
    for byte in word.utf8 {
      guard byte < 0x80 else { return nil }
      counts[Int(byte & 0x1F)] &+= 1
    }
  }

  /// A lower bound on the edit distance: each edit adds at most one character and removes at most one.
  func distance(to other: Self) -> Int {
    let isMore = counts .> other.counts
    let more = (counts &- other.counts).replacing(with: 0, where: .!isMore)
    let less = (other.counts &- counts).replacing(with: 0, where: isMore)
    return Int(max(more.wrappedSum(), less.wrappedSum()))
  }
}
