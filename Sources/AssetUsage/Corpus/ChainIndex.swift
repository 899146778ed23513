internal import SourceIndex

/// For each name, the places that mention it, so that no step has to read all files.
struct ChainIndex: Sendable {
  /// For each whole chain, such as `Asset.icons.close`, its mentions.
  private let chains: Postings<MentionID>
  /// For each name, the whole chains that contain it: `Asset.icons.close` for `icons`.
  private let texts: Postings<Word>
  /// For each name of a function or property, the files that pass or assign a value to it.
  private let givers: Postings<Int32>

  init(_ corpus: Corpus) {
    let count = corpus.words.count
    chains = Postings(count: count, filler: MentionID(file: 0, index: 0)) { post in
      for (number, file) in corpus.files.enumerated() where file.language.isCode {
        let words = corpus.texts[number]
        for (index, mention) in file.mentions.mentions.enumerated() where mention.kind == .chain {
          post(
            words[mention.text.index].index,
            MentionID(file: Int32(truncatingIfNeeded: number), index: Int32(truncatingIfNeeded: index)))
        }
      }
    }
    let chains = chains
    texts = Postings(count: count, filler: .none) { post in
      for number in 1..<max(1, count) where !chains[number].isEmpty {
        let word = Word(number: Int32(truncatingIfNeeded: number))
        for part in corpus.words.parts(of: word) { post(part.index, word) }
      }
    }
    givers = Postings(count: count, filler: 0) { post in
      for (number, file) in corpus.files.enumerated() where file.language.isCode {
        for context in file.mentions.contexts where context.role != .entry && context.subject != .none {
          let subject = corpus.words.last(of: corpus.word(context.subject, in: number))
          post(subject.index, Int32(truncatingIfNeeded: number))
        }
      }
    }
  }

  /// The chains that contain one of these names, in file order.
  func mentions(
    naming names: some Sequence<Word>, where isWanted: (_ text: Word) -> Bool = { _ in true }
  ) -> [MentionID] {
    var seen: Set<Word> = []
    var found: [MentionID] = []
    for name in names {
      for text in texts[name.index] where seen.insert(text).inserted && isWanted(text) {
        found += chains[text.index]
      }
    }
    return found.sorted()
  }

  func files(givingTo names: some Sequence<Word>) -> Set<Int32> {
    names.reduce(into: []) { $0.formUnion(givers[$1.index]) }
  }
}

extension SourceLanguage {
  fileprivate var isCode: Bool { self == .swift || self == .objectiveC || self == .interfaceBuilder }
}

extension Sequence<MentionID> {
  /// These mentions, grouped by file. The mentions must be sorted.
  var byFile: [ArraySlice<MentionID>] {
    let all = Array(self)
    var groups: [ArraySlice<MentionID>] = []
    var start = 0
    for index in all.indices where index + 1 == all.count || all[index + 1].file != all[index].file {
      groups.append(all[start...index])
      start = index + 1
    }
    return groups
  }
}
