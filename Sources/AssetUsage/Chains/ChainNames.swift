internal import SourceIndex

struct ChainTarget: Hashable, Sendable {
  let node: Node
  /// Whether the chain may also refer to members of other types.
  var isAmbiguous = false
  /// Whether the chain accesses the member on a known struct or enum that does not declare such a member. The real
  /// target is probably declared outside the repository.
  var isOfAnotherType = false
  /// Whether the chain uses this declaration without naming it, as `Icon.allCases` uses all cases of an enum, or
  /// `Mirror` uses all stored properties of a type.
  var isAllCases = false
}

/// Selected declarations, and the words with which chains such as `Asset.Icons.close` refer to them.
///
/// This is a class because several threads ask it about every mention, and each copy of a struct would have to retain
/// and release all of its tables.
final class ChainNames: Sendable {
  /// For each word, by index, whether it is included. Empty if all words are.
  private let words: [Bool]
  private let nodes: [Bool]
  let list: Set<Word>
  private let named: WordMap<[Node]>
  let hasCases: Bool

  init(_ nodes: [Node], _ resolver: ChainResolver) {
    var isNamed = [Bool](repeating: false, count: resolver.corpus.words.count)
    var isMember = [Bool](repeating: false, count: resolver.corpus.nodeCount)
    var list: Set<Word> = []
    var named = WordMap<[Node]>()
    for node in nodes {
      isMember[node.index] = true
      isNamed[resolver.types.names[node.index].index] = true
      list.insert(resolver.types.names[node.index])
      named[resolver.types.names[node.index], default: []].append(node)
    }
    hasCases = nodes.contains { resolver.corpus[$0].kind == .enumCase }
    if hasCases {
      isNamed[resolver.known.allCases.index] = true
      isNamed[resolver.known.initializer.index] = true
      list.formUnion([resolver.known.allCases, resolver.known.initializer])
    }
    list.remove(.none)
    words = isNamed
    self.nodes = isMember
    self.list = list
    self.named = named
  }

  private init() {
    words = []
    nodes = []
    list = []
    named = WordMap()
    hasCases = true
  }

  static let everything = ChainNames()

  func holds(_ word: Word) -> Bool { words.isEmpty ? true : words[word.index] }

  func holds(_ node: Node) -> Bool { nodes.isEmpty ? true : nodes[node.index] }

  /// The selected members with this name, in any type. There are usually few, even if thousands of types have such a
  /// member.
  func members(
    _ name: Word, _ namesakes: Namesakes, _ types: TypeTable, statics: Bool = true, instances: Bool = true
  ) -> [Node] {
    guard !words.isEmpty else {
      return (statics ? namesakes.statics : []) + (instances ? namesakes.instances : [])
    }
    return named[name, default: []].filter { node in
      types.type(of: node) != nil && (types.isStatic(node) ? statics : instances)
    }
  }
}
