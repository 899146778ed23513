internal import SourceIndex

/// The names in Swift code. They may be shorter than the selectors of the Objective-C methods that the code calls:
/// `iconName(for:)` calls `iconNameForType:`.
struct SwiftSpellings: Sendable {
  private let words: WordTable
  private let isInSwift: [Bool]

  init(_ corpus: Corpus) {
    words = corpus.words
    var isInSwift = [Bool](repeating: false, count: corpus.words.count)
    for (number, file) in corpus.files.enumerated() where file.language == .swift {
      let named =
        file.mentions.mentions.lazy.filter { $0.kind != .comment && $0.kind != .directive }.map(\.text)
        + file.mentions.contexts.map(\.subject)
      for text in named {
        let word = corpus.word(text, in: number)
        isInSwift[word.index] = true
        for part in corpus.words.parts(of: word) { isInSwift[part.index] = true }
      }
    }
    self.isInSwift = isInSwift
  }

  /// Whether Swift code may call a method by a name that is only a prefix of its selector.
  func mayShorten(_ selector: ArraySlice<UInt8>) -> Bool {
    let name = selector.prefix { $0 != UInt8(ascii: ":") }
    return name.indices.dropFirst().contains { end in
      0x41...0x5A ~= name[end] && words.find(name[..<end]).map(hold) == true
    }
  }

  func hold(_ name: Word) -> Bool { isInSwift[name.index] }
}
