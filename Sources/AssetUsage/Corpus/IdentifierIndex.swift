internal import Basics

/// For each identifier, the words in which it occurs: `[Row]`, `App.Row` and `$(MODULE).Row` for `Row`.
struct IdentifierIndex: Sendable {
  private let words: WordTable
  private let numbers: DigestTable
  private let postings: Postings<Word>

  init(_ words: WordTable) {
    var numbers = DigestTable()
    var found: [(number: Int, word: Word)] = []
    for word in (0..<words.count).lazy.map(Word.init(index:)) {
      let text = words.utf8(word)
      var start = text.startIndex
      for end in text.startIndex...text.endIndex where end == text.endIndex || !text[end].isIdentifier {
        if start < end {
          found.append((Int(numbers.insert(Digest(text[start..<end].span).low).number), word))
        }
        start = end + 1
      }
    }
    postings = Postings(count: numbers.count, filler: .none) { post in
      for (number, word) in found { post(number, word) }
    }
    (self.words, self.numbers) = (words, numbers)
  }

  /// The words in which a name occurs. A name such as `Row-iPad`, which is not an identifier, may occur anywhere in a
  /// word.
  func words(naming name: some StringProtocol) -> [Word] {
    let bytes = Array(name.utf8)
    guard bytes.allSatisfy(\.isIdentifier) else {
      return (0..<words.count).lazy.map(Word.init(index:)).filter { words.utf8($0).holds(bytes) }
    }
    return numbers.find(Digest(bytes.span).low).map { Array(postings[Int($0)]) } ?? []
  }

  /// For each word, the values whose names occur in it.
  func words<Value: Sendable>(naming names: [String: [Value]]) -> WordMap<[Value]> {
    names.reduce(into: WordMap()) { found, named in
      for word in words(naming: named.key) { found[word, default: []] += named.value }
    }
  }
}
