internal import Basics

/// A small set of words, stored as a sorted array. Most sets of types have only one or two elements, so this is faster
/// than hashing.
struct WordSet: Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var words: [Word]

  init(_ words: some Sequence<Word>) {
    self.words = words.sorted()
    if self.words.count > 1 { removeRepeated() }
  }

  init(arrayLiteral words: Word...) {
    self.init(words)
  }

  private mutating func removeRepeated() {
    var last = 0
    for index in 1..<words.count where words[index] != words[last] {
      last += 1
      words[last] = words[index]
    }
    words.removeLast(words.count - last - 1)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { words.count }
  subscript(index: Int) -> Word { words[index] }

  func contains(_ word: Word) -> Bool { words.sortedContains(word) }

  func isSubset(of others: Set<Word>) -> Bool { words.allSatisfy(others.contains) }

  func isSubset(of others: WordSet) -> Bool { words.allSatisfy(others.contains) }

  func union(_ others: some Sequence<Word>) -> WordSet {
    let new = others.filter { !contains($0) }
    return new.isEmpty ? self : WordSet(words + new)
  }

  mutating func formUnion(_ others: some Sequence<Word>) { self = union(others) }
}
