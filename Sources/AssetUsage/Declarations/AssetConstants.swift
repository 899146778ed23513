internal import SourceIndex

/// The properties whose initial value creates an image or a color, as in `static let brand = Color("brand")`, with the
/// system type of that value.
struct AssetConstants: Sendable {
  private var types: [Node: Word] = [:]

  init(_ corpus: Corpus, _ chains: ChainIndex, _ known: KnownWords) {
    let names = known.types(of: .images).union(known.types(of: .colors))
    for id in chains.mentions(naming: names, where: names.contains) {
      let mention = corpus[id]
      guard mention.traits.contains(.called), !mention.traits.contains(.continued),
        corpus.context(of: id).role == .initialValue
      else { continue }
      types[corpus.node(mention.declaration, in: Int(id.file))] = corpus.word(mention.text, in: Int(id.file))
    }
  }

  func type(of node: Node) -> Word? { types[node] }
}
