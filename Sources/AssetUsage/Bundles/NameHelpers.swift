internal import SourceIndex

/// The functions and types of the repository that do nothing with a name but load what it names.
struct NameHelpers: Sendable {
  /// What a call that takes a name means, as far as the repository declares it.
  enum Callee {
    /// Nothing of the repository.
    case system
    /// What leads to these calls, each of which loads the asset.
    case helper([MentionID])
    /// Something that does more than to load, or one of several things.
    case unknown
  }

  /// What holds a name: a parameter of a function, by the name it has inside, or a property.
  private struct Holder: Hashable {
    let node: Node
    let name: Word
  }

  /// What happens to a name that is held.
  private enum Use {
    case load(MentionID)
    case other
  }

  private let code: Codebase
  private let loads: Set<MentionID>
  private var uses: [Holder: [Use]] = [:]

  init(_ code: Codebase, loading requests: [Request]) {
    self.code = code
    let corpus = code.corpus
    loads = Set(requests.lazy.filter { corpus.context(of: $0.mention).role == .argument }.map(\.mention))
    guard !loads.isEmpty else { return }
    for (index, file) in corpus.files.enumerated() where file.language == .swift && !file.isTest {
      for (number, mention) in file.mentions.mentions.enumerated() where mention.kind == .chain {
        let id = MentionID(file: Int32(truncatingIfNeeded: index), index: Int32(truncatingIfNeeded: number))
        if let (holder, use) = use(id, mention) { uses[holder, default: []].append(use) }
      }
    }
  }

  private var corpus: Corpus { code.corpus }
  private var types: TypeTable { code.types }

  /// What a chain does with the parameter or property of its own type that it begins with.
  private func use(_ id: MentionID, _ mention: Mention) -> (Holder, Use)? {
    let file = Int(id.file)
    let word = corpus.word(mention.text, in: file)
    let names = corpus.words.parts(of: word)
    guard let first = names.first, !corpus.words.isImplicit(word),
      mention.traits.isDisjoint(with: [.local, .postfix])
    else { return nil }
    if mention.traits.contains(.parameter) {
      guard let function = corpus.function(around: mention, in: file) else { return nil }
      let holder = Holder(node: function, name: first)
      let isLoaded = names.count == 1 && isLoad(id) && !callsOthers(function, in: file)
      return (holder, isLoaded ? .load(id) : .other)
    }
    let isSelf = corpus.words[first] == "self"
    let node = corpus.node(mention.declaration, in: file)
    let context = corpus.context(of: id)
    guard let name = isSelf ? names.dropFirst().first : first,
      let holder = property(name, of: types.type(of: node)),
      // What an initializer assigns to.
      corpus[node].kind != .initializer || context.role != .statement
    else { return nil }
    return (holder, loads.contains(id) && names.count == (isSelf ? 2 : 1) ? .load(id) : .other)
  }

  /// Whether a call loads what it is given the name of; also `self.init(named: name, in: bundle, with: nil)`.
  private func isLoad(_ id: MentionID) -> Bool {
    if loads.contains(id) { return true }
    let mentions = corpus.files[Int(id.file)].mentions
    let context = corpus.context(of: id)
    return context.role == .argument && context.bundle != .none && mentions[context.subject] == "self.init"
      && mentions[context.label] == "named"
  }

  /// Whether a function calls or asks something that may know the name too: `cache[name] ?? find(name)`.
  private func callsOthers(_ function: Node, in file: Int) -> Bool {
    let mentions = corpus.files[file].mentions
    return mentions.mentions.contains { mention in
      guard mention.kind == .chain, corpus.node(mention.declaration, in: file) == function else {
        return false
      }
      if mention.traits.contains(.subscripted) { return true }
      let name = mentions[mention.text].split(separator: ".").last ?? ""
      return mention.traits.contains(.called) && !mention.traits.contains(.postfix)
        && name.first?.isUppercase != true && name != "init"
    }
  }

  /// The stored property of a type, if it has one of this name.
  private func property(_ name: Word, of type: TypeID?) -> Holder? {
    guard let type, let members = types[type].members[name], members.count == 1 else { return nil }
    let declaration = corpus[members[0]]
    guard declaration.kind == .property, declaration.traits.isDisjoint(with: [.static, .computed]) else {
      return nil
    }
    return Holder(node: members[0], name: name)
  }

  /// The calls that load what a parameter or property names; nil where something else is done with it.
  private func calls(_ holder: Holder) -> [MentionID]? {
    var calls: [MentionID] = []
    for use in uses[holder] ?? [] {
      guard case .load(let call) = use else { return nil }
      calls.append(call)
    }
    return calls.isEmpty ? nil : calls
  }

  /// What the call means that a name is given to, among the declarations that are visible there.
  func callee(of id: MentionID, _ isVisible: (Node) -> Bool) -> Callee {
    let context = corpus.context(of: id)
    guard context.role == .argument, context.bundle == .none,
      let position = corpus.position(context, in: Int(id.file))
    else { return .system }
    var candidates = namesakes(position.subject).compactMap { node -> Holder? in
      guard let parameter = parameter(of: node, at: position), isVisible(node) else { return nil }
      return Holder(node: node, name: parameter)
    }
    if candidates.isEmpty {
      // The initializer that a structure has without declaring it.
      candidates = types.byName[position.subject, default: []].filter { types[$0].isDeclared }
        .compactMap { property(position.label, of: $0) }.filter { isVisible($0.node) }
    }
    guard let only = candidates.first else { return .system }
    guard candidates.count == 1, let calls = calls(only) else { return .unknown }
    return .helper(calls)
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
