internal import Basics
internal import SourceIndex

/// The properties whose initial value creates an image or a color, as in `static let brand = Color("brand")`, with the
/// system type of that value.
struct AssetConstants: Sendable {
  private var types: [Node: Word] = [:]

  init(_ corpus: Corpus, _ chains: ChainIndex, _ known: KnownWords) {
    let names = known.types(of: .images).union(known.types(of: .colors))
    for mentions in chains.mentions(naming: names, where: names.contains).byFile {
      let file = Int(mentions[mentions.startIndex].file)
      var candidates: [Node: Word] = [:]
      for id in mentions {
        let mention = corpus[id]
        let node = corpus.node(mention.declaration, in: file)
        guard mention.traits.contains(.called), !mention.traits.contains(.continued),
          corpus[node].hasInitialValue, corpus[node].type == .none,
          corpus.context(of: id).role == .initialValue
        else { continue }
        candidates[node] = corpus.word(mention.text, in: file)
      }
      if candidates.isEmpty { continue }
      // In `{ let tint = Color("brand"); return Theme(tint: tint) }()`, the color is only a local value.
      let source = corpus.files[file].mentions
      for mention in source.mentions where mention.kind == .chain {
        guard [.initialValue, .returned].contains(source[mention.context].role),
          !names.contains(corpus.word(mention.text, in: file))
        else { continue }
        candidates[corpus.node(mention.declaration, in: file)] = nil
      }
      types.merge(candidates) { $1 }
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
