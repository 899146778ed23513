internal import SourceIndex

/// The values that a function loops over or assigns to variables. An unknown name in that function may come from any of
/// them.
struct NameOrigins {
  private var words: [Node: Set<Word>] = [:]
  private(set) var all: Set<Word> = []
  private(set) var cases: Set<Word> = []
  private let corpus: Corpus

  init(of mentions: [MentionID], _ corpus: Corpus) {
    self.corpus = corpus
    for id in mentions {
      let node = corpus.node(corpus[id].declaration, in: Int(id.file))
      words[node, default: []].formUnion(corpus.parts(of: id))
    }
    for file in Set(mentions.map(\.file)).map({ Int($0) }) {
      for mention in corpus.files[file].mentions.mentions
      where mention.kind == .chain && !mention.traits.contains(.plainUse) {
        let node = corpus.node(mention.declaration, in: file)
        guard words[node] != nil else { continue }
        let parts = corpus.words.parts(of: corpus.word(mention.text, in: file))
        if Self.givesItsParts(mention, parts, file, corpus) { words[node]?.formUnion(parts) }
        if corpus.files[file].mentions[mention.context].role == .matched, mention.traits.contains(.called),
          let last = parts.last
        {
          cases.insert(last)
        }
      }
    }
    for words in words.values { all.formUnion(words) }
  }

  func words(of id: MentionID) -> Set<Word> {
    words[corpus.node(corpus[id].declaration, in: Int(id.file))] ?? []
  }

  /// Whether a name known only at run time may come from this declaration. It may in two cases:
  /// - The declaration itself loads such a name.
  /// - A function that loads such a name also loops over a value called `name`, or assigns it to a variable.
  func reach(_ node: Node, named name: Word) -> Bool {
    words[node] != nil || name != .none && all.contains(name)
  }

  /// Whether local variables or closure parameters may get their values from this expression, as in
  /// `for item in items`.
  private static func givesItsParts(
    _ mention: Mention, _ parts: ArraySlice<Word>, _ file: Int, _ corpus: Corpus
  ) -> Bool {
    let context = corpus.files[file].mentions[mention.context]
    switch context.role {
    case .condition, .initialValue: return true
    case .argument
    where loops.contains(corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))]):
      return true
    default:
      return mention.traits.contains(.called) && parts.last.map { loops.contains(corpus.words[$0]) } == true
    }
  }

  private static let loops: Set = [
    "ForEach", "List", "compactMap", "enumerated", "filter", "flatMap", "forEach", "map", "zip",
  ]
}

extension Corpus {
  /// The names in a chain; empty for other mentions.
  func parts(of id: MentionID) -> ArraySlice<Word> {
    self[id].kind == .chain ? words.parts(of: word(self[id].text, in: Int(id.file))) : []
  }
}
