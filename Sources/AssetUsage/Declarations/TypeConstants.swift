internal import SourceIndex

/// The constants and variables whose value is a type, as in `let pics = Pics.Start.self`.
struct TypeConstants: Sendable {
  private(set) var paths: [Word: [[Word]]] = [:]

  init(_ corpus: Corpus, _ chains: ChainIndex, _ known: KnownWords) {
    let mentions = chains.mentions(naming: [known.selfValue]) { text in
      let parts = corpus.words.parts(of: text)
      return parts.count > 1 && parts.last == known.selfValue
    }
    for id in mentions {
      let file = Int(id.file)
      let context = corpus.context(of: id)
      guard corpus.files[file].language == .swift, context.role == .initialValue, context.subject != .none
      else { continue }
      let path = Array(corpus.words.parts(of: corpus.word(corpus[id].text, in: file)).dropLast())
      let name = corpus.word(context.subject, in: file)
      if paths[name]?.contains(path) != true { paths[name, default: []].append(path) }
    }
  }

  func type(_ name: Word, _ types: TypeTable) -> TypeID? {
    guard let path = paths[name]?.first, paths[name]?.count == 1, let first = path.first else { return nil }
    return path.dropFirst().reduce(types.lookUp(first, from: nil)) { type, name in
      type.flatMap { types[$0].children[name] }
    }
  }
}
