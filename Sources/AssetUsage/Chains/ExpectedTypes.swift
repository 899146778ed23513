internal import SourceIndex

/// Tells which types a value can have at its place, by their simple names.
struct ExpectedTypes {
  let corpus: Corpus
  let types: TypeTable

  init(_ corpus: Corpus, _ types: TypeTable) {
    self.corpus = corpus
    self.types = types
  }

  /// The names of the types that can stand there, as far as the repository tells; nil where it does not.
  func types(at id: MentionID, _ enclosing: TypeID?) -> Set<Word>? {
    let file = Int(id.file)
    let context = corpus.context(of: id)
    let subject = corpus.word(context.subject, in: file)
    let label = corpus.word(context.label, in: file)
    switch context.role {
    case .initialValue, .defaultValue:
      return label == .none ? nil : names(in: label)
    case .compared where corpus.words[subject] == "self":
      return enclosing.map { [types[$0].name] }
    case .assigned, .compared:
      return propertyTypes(corpus.words.last(of: subject))
    case .subscripted:
      return subscriptTypes(corpus.words.last(of: subject))
    case .argument:
      return parameterTypes(subject, label, index: Int(context.index), enclosing)
    case .returned, .statement:
      let declaration = corpus.files[file].mentions[corpus[id].declaration]
      return names(in: corpus.word(declaration.type, in: file))
    default:
      return nil
    }
  }

  /// The types that a text names; nil where one of them may stand for any other.
  private func names(in type: Word) -> Set<Word>? {
    // A type that no file declares has no members here, and needs no word.
    TypeText.knownNames(in: corpus.words.utf8(type)).map { Set($0.map { corpus.words.find($0) ?? .none }) }
  }

  /// The types of the properties with this name.
  func propertyTypes(_ name: Word) -> Set<Word>? {
    let declared = types.propertyTypes[name]
    guard let words = Self.typesByEnding(corpus.words[name]) else { return declared ?? nil }
    let byName = Set(words.compactMap { corpus.words.find($0) })
    return ((declared ?? nil) ?? []).union(byName)
  }

  /// Whether the place may expect another type, as a property there has one that is not written.
  func isOpen(at id: MentionID) -> Bool {
    let context = corpus.context(of: id)
    guard context.role == .assigned || context.role == .compared else { return false }
    let name = corpus.words.last(of: corpus.word(context.subject, in: Int(id.file)))
    return if case .some(.none) = types.propertyTypes[name] { true } else { false }
  }

  /// What the name of a property says where nothing declares it: `backgroundColor`, `image`.
  static func typesByEnding(_ name: String) -> [String]? {
    let lowered = name.lowercased()
    if ["color", "colors", "tint"].contains(where: lowered.hasSuffix) { return AssetType.colors }
    if ["image", "images", "icon"].contains(where: lowered.hasSuffix) { return AssetType.images }
    return nil
  }

  private func subscriptTypes(_ name: Word) -> Set<Word>? {
    guard let owners = propertyTypes(name) ?? types.byName[name].map({ _ in [name] }) else { return nil }
    guard let word = corpus.words.find("subscript") else { return owners }
    var found: Set<Word> = []
    for type in owners.flatMap({ types.byName[$0, default: []] }) {
      for parameter in types.members(word, of: type).flatMap({ types.signatures[$0, default: []] }) {
        guard let names = parameter.types else { return nil }
        found.formUnion(names)
      }
    }
    // Of dictionaries and arrays the owners are what they hold, keys among it.
    return found.isEmpty ? owners : found
  }

  private func parameterTypes(_ callee: Word, _ label: Word, index: Int, _ enclosing: TypeID?) -> Set<Word>? {
    let name = corpus.words.last(of: callee)
    let text = corpus.words[name]
    if AssetType.all.contains(text), types.byName[name, default: []].allSatisfy({ !types[$0].isDeclared }) {
      return expectedByAssetType(text, label)
    }
    var found: Set<Word> = []
    // A modifier of the system is meant more often than a function of the same name.
    if NameAPI.colorCallees.contains(text) || NameAPI.imageCallees.contains(text) { return nil }
    for node in functions(name, label, enclosing) {
      let parameters = types.signatures[node, default: []]
      let matching = parameters.enumerated().first { number, parameter in
        parameter.label == label && (label != .none || number >= index)
      }
      guard let parameter = matching?.element else { continue }
      guard let names = parameter.types else { return nil }
      found.formUnion(names)
    }
    if found.isEmpty, label != .none, let type = types.lookUp(name, from: enclosing), types[type].isDeclared,
      types[type].members[label] != nil
    {
      // An initializer that nobody wrote.
      return propertyTypes(label)
    }
    return found.isEmpty ? nil : found
  }

  /// The functions that a call can mean.
  private func functions(_ name: Word, _ label: Word, _ enclosing: TypeID?) -> [Node] {
    if let type = types.lookUp(name, from: enclosing) {
      return corpus.words.find("init").map { types[type].members[$0, default: []] } ?? []
    }
    guard let namesakes = types.named[name] else { return [] }
    return (namesakes.instances + namesakes.statics + namesakes.globals)
      .filter { types.signatures[$0] != nil }
  }

  private func expectedByAssetType(_ type: String, _ label: Word) -> Set<Word>? {
    guard label == .none || corpus.words[label] == "resource" else { return nil }
    let names = AssetType.images.contains(type) ? AssetType.images : AssetType.colors
    return Set(names.compactMap { corpus.words.find($0) })
  }
}
