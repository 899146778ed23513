/// The number of insertions, deletions, replacements and swaps of neighbors that turn one word into another, or nil if
/// there are more than `limit`.
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

/// The candidate that `word` is most likely a typo of; nil if none is close.
///
/// A third of the letters may differ. Ties go to the first candidate.
public func closestMatch(to word: String, in candidates: some Sequence<String>) -> String? {
  let limit = max(1, word.unicodeScalars.count / 3)
  let folded = word.lowercased()
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let allowed = best.map { $0.distance - 1 } ?? limit
    guard allowed >= 0 else { break }
    if let distance = editDistance(folded, candidate.lowercased(), limit: allowed) {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}
