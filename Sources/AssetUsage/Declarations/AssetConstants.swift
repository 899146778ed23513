internal import Basics
internal import SourceIndex

/// The properties whose initial value creates an image or a color, as in `static let brand = Color("brand")`, with the
/// system type of that value.
struct AssetConstants: Sendable {
  private var types: [Node: Word] = [:]

  init(_ corpus: Corpus, _ chains: ChainIndex, _ known: KnownWords) {
    let names = known.types(of: .images).union(known.types(of: .colors))
    for id in chains.mentions(naming: names, where: names.contains) {
      let (mention, file) = (corpus[id], Int(id.file))
      let node = corpus.node(mention.declaration, in: file)
      let (declaration, context) = (corpus[node], corpus.context(of: id))
      // The body of a closure may assign such a value to a local variable.
      guard mention.traits.contains(.called), !mention.traits.contains(.continued),
        declaration.hasInitialValue, declaration.type == .none, context.role == .initialValue,
        context.subject == .none || context.subject == declaration.name
      else { continue }
      types[node] = corpus.word(mention.text, in: file)
    }
  }

  func type(of node: Node) -> Word? { types[node] }
}

extension Codebase {
  /// Whether `.close` can be this static member. False for members of an enum without cases: such a type has no values,
  /// so code never expects one. If the chain has no other names, a member of a struct or class in the repository must
  /// be a value of that type, rather than an image or a color.
  func mayBeImplicit(_ node: Node, isWhole: Bool) -> Bool {
    guard let type = types.type(of: node) else { return true }
    if types[type].isNamespace { return false }
    guard isWhole, types[type].isDeclared, !types[type].isInheritable else { return true }
    let written = types.values[node.index]
    let value = written == .none ? assetConstants.value.type(of: node) : written
    return value.map { known.family(of: $0) == nil || $0 == types.name(of: type) } ?? true
  }
}

extension Corpus {
  /// Whether a chain has only one name, and no other chain follows it.
  func isWhole(_ id: MentionID) -> Bool {
    !self[id].traits.contains(.continued)
      && words.parts(of: word(self[id].text, in: Int(id.file))).count == 1
  }
}
