internal import SourceIndex

/// The functions and initializers of the repository that do nothing with a name but load what it names.
struct NameHelpers: Sendable {
  /// One of them, with the calls that its parameter is given to.
  struct Helper: Sendable {
    let node: Node
    let calls: [MentionID]
  }

  /// What a call that takes a name means, as far as the repository declares it.
  enum Callee {
    /// Nothing of the repository.
    case system
    case helper(Helper)
    /// Something that does more than to load, or one of several things.
    case unknown
  }

  private let corpus: Corpus
  private let types: TypeTable
  private var helpers: [Parameter: Helper] = [:]

  /// A parameter of a function, by the name it has inside.
  private struct Parameter: Hashable {
    let function: Node
    let name: Word
  }

  init(_ corpus: Corpus, _ types: TypeTable, loading requests: [Request]) {
    self.corpus = corpus
    self.types = types
    let loads = Set(requests.lazy.filter { corpus.context(of: $0.mention).role == .argument }.map(\.mention))
    var uses: [Parameter: [MentionID]] = [:]
    for (index, file) in corpus.files.enumerated() where file.language == .swift && !file.isTest {
      for (number, mention) in file.mentions.mentions.enumerated()
      where mention.kind == .chain && mention.traits.contains(.parameter) {
        let parts = corpus.words.parts(of: corpus.word(mention.text, in: index))
        guard let name = parts.first, let function = corpus.function(around: mention, in: index) else {
          continue
        }
        let id = MentionID(file: Int32(truncatingIfNeeded: index), index: Int32(truncatingIfNeeded: number))
        uses[Parameter(function: function, name: name), default: []].append(id)
      }
    }
    helpers = uses.filter { $0.value.allSatisfy { loads.contains($0) || isDelegation($0) } }
      .reduce(into: [:]) { $0[$1.key] = Helper(node: $1.key.function, calls: $1.value) }
  }

  /// Whether an initializer hands its parameter on: `self.init(named: name, in: bundle, with: nil)`.
  private func isDelegation(_ id: MentionID) -> Bool {
    let mentions = corpus.files[Int(id.file)].mentions
    let context = corpus.context(of: id)
    return context.role == .argument && context.bundle != .none && mentions[context.subject] == "self.init"
      && mentions[context.label] == "named"
  }

  /// What the call means that a name is given to, among the declarations that are visible there.
  func callee(of id: MentionID, _ isVisible: (Node) -> Bool) -> Callee {
    let context = corpus.context(of: id)
    guard context.role == .argument, context.bundle == .none,
      let position = corpus.position(context, in: Int(id.file))
    else { return .system }
    let candidates = namesakes(position.subject).compactMap { node -> (node: Node, name: Word)? in
      guard let parameter = parameter(of: node, at: position), isVisible(node) else { return nil }
      return (node, parameter)
    }
    guard let only = candidates.first else { return .system }
    let key = Parameter(function: only.node, name: only.name)
    guard candidates.count == 1, let helper = helpers[key] else { return .unknown }
    return .helper(helper)
  }

  /// The functions of a name, or the initializers of a type.
  private func namesakes(_ name: Word) -> [Node] {
    let functions = types.named[name].map { $0.statics + $0.instances + $0.globals } ?? []
    guard let initializer = corpus.words.find("init") else { return functions }
    return functions
      + types.byName[name, default: []].flatMap { types[$0].members[initializer, default: []] }
  }

  /// What a function calls the parameter that takes a name at a position.
  private func parameter(of node: Node, at position: Position) -> Word? {
    guard let parameters = types.signatures[node] else { return nil }
    // A type of the system has initializers with more parameters itself.
    if corpus[node].kind == .initializer, let type = types.type(of: node), !types[type].isDeclared,
      parameters.count != 1
    {
      return nil
    }
    let string = corpus.words.find("String")
    return parameters.enumerated().first { index, parameter in
      let isPlace = position.label != .none || index == Int(position.index)
      let isText = parameter.types.map { types in string.map(types.contains) == true } ?? true
      return parameter.label == position.label && isPlace && isText
    }?.element.name
  }
}

extension Corpus {
  /// The function, initializer or subscript that a mention stands in.
  func function(around mention: Mention, in file: Int) -> Node? {
    var id = mention.declaration
    let mentions = files[file].mentions
    while id != .file, ![.function, .initializer, .subscript].contains(mentions[id].kind) {
      id = mentions[id].parent
    }
    return id == .file ? nil : node(id, in: file)
  }
}
