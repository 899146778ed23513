internal import AssetModel
internal import Basics
internal import SourceIndex

/// The declarations and positions whose strings end up where names of assets are expected.
struct NameFlows: Sendable {
  /// Constants and functions whose value is such a name, and whether the sources leave no doubt about it.
  private(set) var nodes: [Node: Bool] = [:]
  /// Enums whose raw values are such names.
  private(set) var enums: Set<TypeID> = []
  private(set) var positions: Set<Position> = []

  /// More than so many types with a member of one name tell nothing about any of them.
  private static let mostOwners = 3

  init(_ resolver: ChainResolver, requests: [Request], jobs: Jobs) {
    let corpus = resolver.corpus
    // The icon that is not an alternate one has a name as well, which no catalog need have.
    var pending = requests.filter { $0.kinds.first != .appIcon }.map(\.mention)
    let positionsOfContexts = corpus.files.indices.map { file in
      corpus.files[file].mentions.contexts.map { corpus.position($0, in: file) }
    }
    for _ in 0..<Self.mostSteps where !pending.isEmpty {
      let known = positions
      var newNodes: [Node] = []
      for mention in pending where corpus[mention].kind == .chain {
        follow(mention, resolver, &newNodes)
      }
      let added = positions.subtracting(known)
      let nodes = Set(newNodes)
      pending = []
      for file in corpus.files.indices where !added.isEmpty || !nodes.isEmpty {
        for (index, mention) in corpus.files[file].mentions.mentions.enumerated() where mention.kind == .chain
        {
          let id = MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: index))
          if let position = positionsOfContexts[file][mention.context.index], added.contains(position) {
            pending.append(id)
          } else if nodes.contains(corpus.node(mention.declaration, in: file)),
            corpus.isValue(mention, in: file)
          {
            pending.append(id)
          }
        }
      }
    }
  }

  /// How many functions and constants a name may pass through.
  private static let mostSteps = 6

  /// Notes where the value of a chain comes from.
  private mutating func follow(_ id: MentionID, _ resolver: ChainResolver, _ newNodes: inout [Node]) {
    let corpus = resolver.corpus
    let types = resolver.types
    let file = Int(id.file)
    let mention = corpus[id]
    let word = corpus.word(mention.text, in: file)
    let parts = corpus.words.parts(of: word)
    guard let last = parts.last else { return }
    if mention.traits.contains(.parameter), parts.count == 1 {
      return followParameter(last, mention, file, corpus, types)
    }
    if last == resolver.known.rawValue {
      let enclosing = types.type(of: corpus.node(mention.declaration, in: file))
      let before = parts.dropLast().last
      if before == nil || before == resolver.known.selfValue {
        if let enclosing { enums.insert(enclosing) }
      } else if let before,
        let owners = (before == parts.first ? parameterTypes(before, mention, file, corpus, types) : nil)
          ?? ExpectedTypes(corpus, types).propertyTypes(before)
      {
        for owner in owners.flatMap({ types.byName[$0, default: []] }) where types[owner].isEnumeration {
          enums.insert(owner)
        }
      }
    }
    let targets = resolver.targets(of: id, among: .everything).filter {
      types.names[$0.node.index] == last || last == resolver.known.rawValue
    }
    let owners = Set(targets.compactMap { types.type(of: $0.node) })
    guard owners.count <= Self.mostOwners else { return }
    for target in targets where !target.isAllCases {
      if types.isCase(target.node) {
        if let type = types.type(of: target.node) { enums.insert(type) }
        continue
      }
      let isCertain = !target.isAmbiguous && targets.count == 1
      if nodes[target.node] == nil { newNodes.append(target.node) }
      nodes[target.node] = isCertain || nodes[target.node] == true
      followProperty(target.node, corpus, types)
    }
  }

  /// A parameter is given its value at every call of its function.
  private mutating func followParameter(
    _ name: Word, _ mention: Mention, _ file: Int, _ corpus: Corpus, _ types: TypeTable
  ) {
    guard let (node, parameters) = function(around: mention, file, corpus, types),
      let index = parameters.firstIndex(where: { $0.name == name })
    else { return }
    let label = parameters[index].label
    let subject =
      corpus[node].kind == .function
      ? types.names[node.index] : types.type(of: node).map { types[$0].name } ?? .none
    guard subject != .none else { return }
    positions.insert(
      Position(
        kind: .argument, subject: subject, label: label, index: label == .none ? UInt8(clamping: index) : 0))
  }

  /// The types of a parameter of the function around a mention; nil where the name is none, or may be anything.
  private func parameterTypes(
    _ name: Word, _ mention: Mention, _ file: Int, _ corpus: Corpus, _ types: TypeTable
  ) -> Set<Word>? {
    function(around: mention, file, corpus, types)?.parameters.first { $0.name == name }?.types
  }

  /// The innermost function, initializer or subscript around a mention, with what it takes.
  private func function(
    around mention: Mention, _ file: Int, _ corpus: Corpus, _ types: TypeTable
  ) -> (node: Node, parameters: [Parameter])? {
    var id = mention.declaration
    let mentions = corpus.files[file].mentions
    while id != .file {
      if [.function, .initializer, .subscript].contains(mentions[id].kind) {
        let node = corpus.node(id, in: file)
        return (node, types.signatures[node, default: []])
      }
      id = mentions[id].parent
    }
    return nil
  }

  /// A stored property is given its value where it is declared or assigned, or by the initializer of its type.
  private mutating func followProperty(_ node: Node, _ corpus: Corpus, _ types: TypeTable) {
    let declaration = corpus[node]
    guard declaration.kind == .property, !declaration.traits.contains(.computed) else { return }
    let name = types.names[node.index]
    if declaration.traits.contains(.static) { return }
    positions.insert(Position(kind: .property, subject: name))
    if let type = types.type(of: node) {
      positions.insert(Position(kind: .argument, subject: types[type].name, label: name))
      if let initializer = corpus.words.find("init") {
        positions.insert(Position(kind: .argument, subject: initializer, label: name))
      }
    }
  }
}

extension Corpus {
  /// Whether a mention is a value of the declaration it stands in.
  fileprivate func isValue(_ mention: Mention, in file: Int) -> Bool {
    switch files[file].mentions[mention.context].role {
    case .statement, .returned, .initialValue: true
    default: false
    }
  }
}
