internal import SourceIndex

/// Determines which parameters receive the arguments of calls.
struct CallTargets: Sendable {
  private let corpus: Corpus
  private let types: TypeTable
  private let known: KnownWords
  private let string: Word?

  init(_ resolver: ChainResolver) {
    corpus = resolver.corpus
    types = resolver.types
    known = resolver.known
    string = corpus.words.find("String")
  }

  struct Targets {
    /// The parameters that receive the value, one for each function or type in the repository that the call may refer
    /// to. Empty if none of them can receive it.
    var holders: [NameHolder] = []
    var isSure = false
  }

  /// The parameters that receive an argument of a call. Declared parameters count only if they may be strings. If
  /// the argument is not a literal, parameters whose type is an enum count, too.
  func targets(
    of id: MentionID, in node: Node, isLiteral: Bool, isVisible: (Node) -> Bool = { _ in true }
  ) -> Targets {
    let file = corpus.file(of: node)
    let context = corpus.context(of: id)
    if corpus.files[file].language == .objectiveC { return targetsInC(of: id, context) }
    guard let position = corpus.position(context, in: file) else { return Targets() }
    let subject = corpus.word(context.subject, in: file)
    let (functions, isSure) = functions(subject, from: types.type(of: node))
    let declared = functions.compactMap { node -> NameHolder? in
      guard let parameter = parameter(of: node, at: position, isLiteral), isVisible(node) else { return nil }
      return .parameter(node, parameter)
    }
    if !declared.isEmpty { return Targets(holders: declared, isSure: isSure) }
    // Otherwise, this may be a call to a memberwise initializer, which has a parameter for each stored property.
    let properties = types.byName[position.subject, default: []].filter { types[$0].isDeclared }
      .compactMap { property(position.label, of: $0) }.filter(isVisible)
    return Targets(holders: properties.map { .property($0) }, isSure: isSure)
  }

  /// The parameters that may receive a given argument of an Objective-C message, a C function call or a macro.
  private func targetsInC(of id: MentionID, _ context: MentionContext) -> Targets {
    let name: Word
    if context.label == .none {
      name = corpus.words.last(of: corpus.word(context.subject, in: Int(id.file)))
    } else if let selector = corpus.selector(around: id) {
      name = selector
    } else {
      return Targets()
    }
    let text = corpus.words.utf8(name)
    let base = corpus.words.find(text.prefix { $0 != UInt8(ascii: ":") }) ?? name
    let namesakes = types.named[base].map { $0.statics + $0.instances + $0.globals } ?? []
    let holders = namesakes.compactMap { node -> NameHolder? in
      let file = corpus.file(of: node)
      guard corpus.word(corpus[node].name, in: file) == name, corpus[node].parameters != .none else {
        return nil
      }
      let parameters = corpus.words.utf8(corpus.word(corpus[node].parameters, in: file))
        .split(separator: UInt8(ascii: ";"))
      guard context.index < parameters.count else { return nil }
      let parts = parameters[Int(context.index)].drop { $0 == UInt8(ascii: " ") }
        .split(separator: UInt8(ascii: ":"))
      // Parameters without a recorded type are not strings.
      guard parts.count == 2, let parameter = corpus.words.find(parts[0]) else { return nil }
      return .local(node, parameter)
    }
    return Targets(holders: holders, isSure: true)
  }

  func property(_ name: Word, of type: TypeID?) -> Node? {
    guard let type, let members = types[type].members[name], members.count == 1 else { return nil }
    let declaration = corpus[members[0]]
    guard declaration.kind == .property, declaration.traits.isDisjoint(with: [.static, .computed]) else {
      return nil
    }
    return members[0]
  }

  private func functions(_ subject: Word, from enclosing: TypeID?) -> ([Node], isSure: Bool) {
    let names = corpus.words.parts(of: subject)
    guard let name = names.last else { return ([], false) }
    let isImplicit = corpus.words.isImplicit(subject)
    if names.count == 1, !isImplicit {
      var type = enclosing
      while let current = type {
        let members = types.members(name, of: current)
        if !members.isEmpty { return (members, true) }
        type = types[current].parent
      }
      if let globals = types.named[name]?.globals, !globals.isEmpty { return (globals, true) }
      return (namesakes(name), corpus.words.isCapitalized(name))
    }
    guard let owner = names.dropLast().last, !isImplicit else { return (namesakes(name), false) }
    if names.count == 2, owner == known.selfValue || owner == known.selfType, let enclosing {
      return (types.members(name, of: enclosing), true)
    }
    if corpus.words.isCapitalized(owner), let type = types.lookUp(owner, from: enclosing) {
      return (types.members(name, of: type), true)
    }
    // The owner may be a property of the enclosing type.
    if names.count == 2, let enclosing, let property = types.members(owner, of: enclosing).first,
      let type = types.lookUp(types.values[property.index], from: enclosing)
    {
      return (types.members(name, of: type), true)
    }
    return (namesakes(name), false)
  }

  private func namesakes(_ name: Word) -> [Node] {
    let functions = types.named[name].map { $0.statics + $0.instances + $0.globals } ?? []
    return functions
      + types.byName[name, default: []].flatMap { types[$0].members[known.initializer, default: []] }
  }

  private func parameter(of node: Node, at position: Position, _ isLiteral: Bool) -> Word? {
    guard let parameters = types.signatures[node] else { return nil }
    // If the repository only extends the type, the call may mean one of the type's own initializers. So an initializer
    // in the extension counts only if it has exactly one parameter.
    if corpus[node].kind == .initializer, let type = types.type(of: node), !types[type].isDeclared,
      parameters.count != 1
    {
      return nil
    }
    return parameters.enumerated().first { index, parameter in
      let isPlace = position.label != .none || index == Int(position.index)
      return parameter.label == position.label && isPlace && mayHoldName(parameter, isLiteral)
    }?.element.name
  }

  /// Whether a parameter may be a string. If the argument is not a literal, a parameter whose type is an enum also
  /// counts.
  private func mayHoldName(_ parameter: Parameter, _ isLiteral: Bool) -> Bool {
    guard let names = parameter.types else { return true }
    return names.contains { name in
      name == string || !isLiteral && types.byName[name, default: []].contains { types[$0].isEnumeration }
    }
  }
}

extension Corpus {
  /// The selector of the Objective-C message that takes a mention as an argument. A message is recorded before its
  /// arguments.
  fileprivate func selector(around id: MentionID) -> Word? {
    let file = Int(id.file)
    let mentions = files[file].mentions
    let context = context(of: id)
    let label = mentions.texts.utf8(context.label)
    for mention in mentions.mentions[..<Int(id.index)].reversed().prefix(Self.mostArguments)
    where mention.kind == .chain && mention.traits.contains(.called) {
      let selector = words.selector(of: word(mention.text, in: file))
      let pieces = selector.split(separator: UInt8(ascii: ":"))
      if context.index < pieces.count, pieces[Int(context.index)] == label { return words.find(selector) }
    }
    return nil
  }

  /// The maximum number of mentions between a message and one of its arguments.
  private static let mostArguments = 50
}
