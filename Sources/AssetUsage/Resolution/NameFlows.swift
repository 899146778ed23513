internal import AssetModel
internal import Basics
internal import SourceIndex

/// The declarations, parameters and properties that pass strings on to places where asset names are expected.
struct NameFlows: Sendable {
  /// The constants and functions that provide asset names to calls, and whether they certainly do.
  private(set) var nodes: [Node: Bool] = [:]
  /// The enums whose raw values code uses as names to load assets.
  private(set) var enums: Set<TypeID> = []
  /// The enums in `enums` with raw values that code certainly loads, directly or through a parameter in
  /// `certainPositions`.
  private(set) var certainEnums: Set<TypeID> = []
  /// The enums in `enums` for which code may replace some of the raw values before it loads them.
  private(set) var replacingEnums: Set<TypeID> = []
  private(set) var positions: Set<Position> = []
  /// Parameters that certainly take an asset name. Their names suggest assets, no other declaration has the name of
  /// their function, and the function passes them unchanged to a call that loads assets.
  private(set) var certainPositions: Set<Position> = []
  /// Mentions of values that code passes as asset names, although the sources do not show which names.
  private(set) var unknown: [MentionID] = []
  /// The mentions in `unknown` that change the case of an enum's raw value, as in `rawValue.lowercased()`. The
  /// loaded name is always one of the changed raw values.
  private(set) var ofEnums: Set<MentionID> = []
  /// Mentions of values of uncertain origin that code passes as asset names, such as a local variable, or a member that
  /// several types have.
  private(set) var vague: [MentionID] = []
  private(set) var files: Set<Int32> = []
  /// The names of members that hold an asset name, if it is unknown which type declares the member.
  private(set) var openMembers: Set<Word> = []
  /// Names such as `icon` in `icon.rawValue`, where the raw value is an asset name but the enum is unknown.
  private(set) var openEnums: Set<Word> = []
  /// Mentions such as `icon.rawValue` that are loaded as asset names although the enum is unknown.
  private(set) var openRawValues: [MentionID] = []

  /// The public functions that load an asset by a name that their callers pass.
  private(set) var offered: Set<Node> = []
  /// Whether some subscript uses its argument as an asset name: `icons["close"]`.
  private(set) var takesSubscripts = false

  /// Mentions of decoded values that code passes as asset names: `icon` after `let icon = data["icon"] as? String`, or
  /// `row.icon` if `row` is `Codable`. Includes the mentions in `fileNames`.
  private(set) var fed: [MentionID] = []

  /// The types with a property that a decoder sets and code passes as an asset name, each with a mention of that
  /// property.
  private(set) var decodedTypes: [TypeID: MentionID] = [:]

  /// Mentions that are passed as asset names after a function in the repository has changed their spelling, such as
  /// `name.camelCased`.
  private(set) var respelled: [MentionID] = []

  /// Mentions such as `url.pathExtension` that split or build a file name, and that code passes as asset names.
  private(set) var fileNames: [MentionID] = []

  /// The names of stored properties that may hold an asset name and can be set by a decoder.
  private(set) var decoded: Set<Word> = []

  /// The stored properties that hold an asset name, each with a mention that passes it to a call.
  private var stored: [Node: MentionID] = [:]

  /// The maximum number of types with a member of the same name. If there are more, the member is not followed to its
  /// declarations.
  private static let mostOwners = 3

  init(_ resolver: ChainResolver, requests: [Request], jobs: Jobs) {
    let corpus = resolver.corpus
    // An app may have no asset for its primary icon, so the names of app icons are not followed.
    var pending = requests.filter { $0.kinds.first != .appIcon }.map(\.mention)
    let chains = resolver.places.code.chains
    for step in 0..<Self.mostSteps where !pending.isEmpty {
      files.formUnion(pending.lazy.map(\.file))
      let known = positions
      var newNodes: [Node] = []
      for mention in pending where corpus[mention].kind == .chain {
        let isDirect =
          step == 0
          || corpus.position(corpus.context(of: mention), in: Int(mention.file)).map(
            certainPositions.contains)
            == true
        follow(mention, resolver, isDirect: isDirect, &newNodes)
      }
      let locals = Set(pending.lazy.compactMap { LocalName($0, corpus) })
      let added = positions.subtracting(known)
      let isNew = Set(newNodes)
      let subjects = corpus.words.marked(added.lazy.map(\.subject))
      let givers = chains.files(givingTo: Set(added.lazy.map(\.subject)))
        .union(newNodes.lazy.map { Int32(truncatingIfNeeded: corpus.file(of: $0)) })
      pending =
        givers.sorted().parallelMap(jobs) {
          corpus.chains(in: Int($0), givenTo: added, of: subjects, orValuesOf: isNew)
        }.flatMap { $0 } + locals.flatMap(corpus.chains)
    }
    let types = resolver.types
    decoded = openMembers.union(stored.keys.lazy.map { types.names[$0.index] }).filter { name in
      types.named[name]?.instances.contains { types.isDecoded($0, corpus) } == true
    }
    unknown += vague.filter {
      decoded.contains(corpus.words.last(of: corpus.word(corpus[$0].text, in: Int($0.file))))
    }
    let places = placesOfData(corpus, types)
    unknown += places.map(\.mention)
    fed += places.lazy.filter(\.isDecoded).map(\.mention)
    for place in places where place.isDecoded {
      if let type = types.type(of: place.node) { decodedTypes[type] = decodedTypes[type] ?? place.mention }
    }
    // A generated file only loads the names in its own declarations.
    let generated = Set(unknown.map(\.file)).filter {
      GeneratedAccessors(reading: corpus.files[Int($0)].mentions) != nil
    }
    unknown.removeAll { generated.contains($0.file) }
  }

  /// The mentions of properties whose values come from data, because a decoder can set the property, or no code sets
  /// it.
  private func placesOfData(
    _ corpus: Corpus, _ types: TypeTable
  ) -> [(mention: MentionID, node: Node, isDecoded: Bool)] {
    guard !stored.isEmpty else { return [] }
    var isGiven = [Bool](repeating: false, count: corpus.words.count)
    for (file, source) in corpus.files.enumerated() {
      for context in source.mentions.contexts {
        switch context.role {
        case .assigned:
          let name = corpus.words.last(of: corpus.word(context.subject, in: file))
          isGiven[name.index] = true
          // Objective-C stores the value of a property `icon` in a variable `_icon`.
          let text = corpus.words.utf8(name)
          if text.first == UInt8(ascii: "_"), let property = corpus.words.find(text.dropFirst()) {
            isGiven[property.index] = true
          }
        case .argument: isGiven[corpus.word(context.label, in: file).index] = true
        default: break
        }
      }
    }
    let fillsProperties = TypeTable.filling.contains { corpus.words.find($0) != nil }
    return stored.keys.sorted().compactMap { node in
      let isDecoded = decoded.contains(types.names[node.index])
      let isUnset = !isGiven[types.names[node.index].index] && !corpus.hasInitialValue(node)
      guard isDecoded || isUnset else { return nil }
      return stored[node].map { ($0, node, isDecoded || fillsProperties) }
    }
  }

  /// Whether a value is passed or assigned where an asset name is expected.
  func takes(_ id: MentionID, _ corpus: Corpus) -> Bool {
    corpus.position(corpus.context(of: id), in: Int(id.file)).map(positions.contains) ?? false
  }

  func union(_ other: Self) -> Self {
    var all = self
    all.nodes.merge(other.nodes) { $0 || $1 }
    all.enums.formUnion(other.enums)
    all.positions.formUnion(other.positions)
    all.vague += other.vague
    all.openMembers.formUnion(other.openMembers)
    all.openEnums.formUnion(other.openEnums)
    all.openRawValues += other.openRawValues
    all.takesSubscripts = takesSubscripts || other.takesSubscripts
    return all
  }

  /// The maximum number of functions and constants that a name may pass through.
  private static let mostSteps = 6

  /// The properties of a SwiftyJSON value that return a string, as in `data["icon"].stringValue`.
  private static let textsOfData: Set = ["string", "stringValue"]

  /// The prefix of AppKit's constants for system images, such as `NSImageNameCaution`.
  private static let systemNames = Array("NSImageName".utf8)

  private mutating func follow(
    _ id: MentionID, _ resolver: ChainResolver, isDirect: Bool, _ newNodes: inout [Node]
  ) {
    let corpus = resolver.corpus
    let types = resolver.types
    let file = Int(id.file)
    let mention = corpus[id]
    let word = corpus.word(mention.text, in: file)
    let parts = corpus.words.parts(of: word)
    let isMember = mention.traits.contains(.postfix)
    guard let last = parts.last, isMember || !corpus.words.isImplicit(word) else { return }
    let isOfData =
      isMember && parts.count == 1 && Self.textsOfData.contains(corpus.words[last])
    let isFileName = NameAPI.makingFileNames.contains(corpus.words[last])
    if isFileName { fileNames.append(id) }
    if mention.traits.contains(.fromData) || isOfData || isFileName { fed.append(id) }
    if mention.traits.contains(.fromData) {
      if mention.traits.contains(.subscripted) || !mention.traits.contains(.local) { unknown.append(id) }
      // If `data` is a parameter, the name in `data["icon"]` is an entry of the argument, not the argument itself.
      if mention.traits.contains(.parameter) { return }
    }
    if mention.traits.contains(.parameter), parts.count == 1,
      followParameter(last, mention, file, resolver, isDirect: isDirect)
    {
      return
    }
    if last == resolver.known.rawValue {
      let enclosing = types.type(of: corpus.node(mention.declaration, in: file))
      let before = parts.dropLast().last
      var owners: [TypeID] = []
      if before == nil && !isMember || before == resolver.known.selfValue {
        owners = enclosing.map { [$0] } ?? []
        if corpus.checksValues(mention.declaration, in: file) { replacingEnums.formUnion(owners) }
      } else if let before, let names = resolver.places.valueTypes(of: before, mention, file) {
        owners = names.flatMap { types.byName[$0, default: []] }.filter { types[$0].isEnumeration }
        if corpus.checksValue(before, before: id) { replacingEnums.formUnion(owners) }
      }
      enums.formUnion(owners)
      if isDirect, owners.count == 1 { certainEnums.formUnion(owners) }
      if owners.isEmpty, let before {
        openEnums.insert(before)
        openRawValues.append(id)
      }
    }
    // `Float(text)` is a number, so `text` is not an asset name.
    if mention.traits.contains(.called), corpus.words.isCapitalized(last), !isText(last, resolver) { return }
    // If code changes the case of a string, the result may be a different name, so the value also counts as unknown.
    let isChanged = NameAPI.changingCase.contains(corpus.words[last])
    let name = isChanged ? parts.dropLast().last ?? last : last
    let targets = resolver.targets(of: id, among: .everything).filter {
      types.names[$0.node.index] == name || last == resolver.known.rawValue
    }
    // If the value is itself an image or a color, there is no name to follow.
    if !targets.isEmpty, targets.allSatisfy({ isAsset($0.node, resolver) }) { return }
    let owners = Set(targets.compactMap { types.type(of: $0.node) })
    let isVague = owners.count > Self.mostOwners || targets.allSatisfy(\.isAmbiguous)
    if isVague || mention.traits.contains(.local), last != resolver.known.rawValue {
      vague.append(id)
      if parts.count > 1 || isMember { openMembers.insert(last) }
    }
    let isRespelled = parts.count > 1 && targets.contains { respells($0.node, resolver) }
    if isRespelled { respelled.append(id) }
    let isSystem = corpus.words.utf8(last).starts(with: Self.systemNames)
    if isRespelled || targets.allSatisfy(\.isOfAnotherType) || isChanged, !isSystem,
      last != resolver.known.rawValue,
      corpus.files[file].doubts(at: mention).isEmpty
    {
      unknown.append(id)
      if isChanged, name == resolver.known.rawValue, isOfEnum(parts.dropLast(2).last, id, resolver) {
        ofEnums.insert(id)
      }
    }
    guard owners.count <= Self.mostOwners else { return }
    for target in targets where !target.isAllCases {
      if types.isCase(target.node) {
        if let type = types.type(of: target.node) { enums.insert(type) }
        continue
      }
      let isCertain = isDirect && parts.count > 1 && !target.isAmbiguous && targets.count == 1
      if nodes[target.node] == nil { newNodes.append(target.node) }
      nodes[target.node] = isCertain || nodes[target.node] == true
      followProperty(target.node, corpus, types, passedAt: id)
    }
  }

  /// Whether a declaration is a member that the repository adds to `String`, and that changes the case of a string or
  /// replaces parts of it.
  private func respells(_ node: Node, _ resolver: ChainResolver) -> Bool {
    let (corpus, types) = (resolver.corpus, resolver.types)
    guard let type = types.type(of: node), !types[type].isDeclared, !types.isStatic(node),
      NameAPI.stringTypes.contains(corpus.words[types[type].name])
    else { return false }
    let file = corpus.file(of: node)
    return corpus.files[file].mentions.mentions.contains { mention in
      mention.kind == .chain && corpus.node(mention.declaration, in: file) == node
        && NameAPI.respelling.contains(
          corpus.words[corpus.words.last(of: corpus.word(mention.text, in: file))])
    }
  }

  /// Whether a value is an instance of an enum in the repository whose raw values are strings. If `name` is nil, the
  /// value is `self`.
  private func isOfEnum(_ name: Word?, _ id: MentionID, _ resolver: ChainResolver) -> Bool {
    let (types, mention, file) = (resolver.types, resolver.corpus[id], Int(id.file))
    var owners: [TypeID] = []
    if let name, name != resolver.known.selfValue {
      let names = resolver.places.valueTypes(of: name, mention, file) ?? []
      owners = names.flatMap { types.byName[$0, default: []] }
    } else if !mention.traits.contains(.postfix) {
      owners = [types.type(of: resolver.corpus.node(mention.declaration, in: file))].compactMap(\.self)
    }
    return !owners.isEmpty && owners.allSatisfy { resolver.corpus.isTextEnum(types[$0]) }
  }

  /// Whether the declared type of a property, or the result type of a function, is an image or color type.
  private func isAsset(_ node: Node, _ resolver: ChainResolver) -> Bool {
    let corpus = resolver.corpus
    let types = resolver.places.names(in: corpus.word(corpus[node].type, in: corpus.file(of: node)))
    return types?.allSatisfy { resolver.known.family(of: $0) != nil } == true
  }

  /// Whether calling this type may create or wrap a string, as `String(…)` and `Optional(…)` do. Also true for types
  /// that the repository declares or extends.
  private func isText(_ type: Word, _ resolver: ChainResolver) -> Bool {
    resolver.types.byName[type] != nil || resolver.types.aliases[type] != nil
      || NameAPI.textTypes.contains(resolver.corpus.words[type])
  }

  /// Follows a parameter to its arguments in all calls to the function. Returns false if the parameter belongs to a
  /// closure, not to the enclosing function.
  private mutating func followParameter(
    _ name: Word, _ mention: Mention, _ file: Int, _ resolver: ChainResolver, isDirect: Bool
  ) -> Bool {
    let corpus = resolver.corpus
    let types = resolver.types
    guard let node = corpus.function(around: mention, in: file) else { return false }
    let parameters = types.signatures[node, default: []]
    guard let index = parameters.firstIndex(where: { $0.name == name }) else { return false }
    if corpus[node].kind == .subscript { takesSubscripts = true }
    if corpus.files[file].language == .swift, resolver.visibility.audience(of: node) == .everybody {
      offered.insert(node)
    }
    guard let position = types.position(ofParameter: index, of: node, corpus) else { return false }
    positions.insert(position)
    if isDirect, corpus[node].kind == .function, types.named[position.subject]?.count == 1,
      AssetVocabulary.speaks(corpus.words.utf8(name)), position.speaksOfAssets(corpus.words)
    {
      certainPositions.insert(position)
    }
    return true
  }

  /// Follows a stored property to where it gets its value: its declaration, assignments, or the type's initializer.
  /// Does nothing for static properties and for other declarations.
  private mutating func followProperty(
    _ node: Node, _ corpus: Corpus, _ types: TypeTable, passedAt id: MentionID
  ) {
    let declaration = corpus[node]
    guard declaration.kind == .property, !declaration.traits.contains(.computed) else { return }
    let name = types.names[node.index]
    if declaration.traits.contains(.static) { return }
    if types.type(of: node).map({ types[$0].isProtocol }) != true, stored[node] == nil { stored[node] = id }
    positions.insert(Position(kind: .property, subject: name))
    // Objective-C stores the value of a property `icon` in a variable `_icon`.
    if let variable = corpus.words.find("_\(corpus.words[name])") {
      positions.insert(Position(kind: .property, subject: variable))
    }
    if let type = types.type(of: node) {
      positions.insert(Position(kind: .argument, subject: types[type].name, label: name))
    }
  }
}

/// A local variable of a function.
private struct LocalName: Hashable {
  let file: Int32
  let declaration: DeclarationID
  let name: Word

  init?(_ id: MentionID, _ corpus: Corpus) {
    let mention = corpus[id]
    let parts = corpus.words.parts(of: corpus.word(mention.text, in: Int(id.file)))
    // An entry of a local collection is not the collection itself.
    guard mention.traits.contains(.local), !mention.traits.contains(.postfix), parts.count == 1,
      !mention.traits.isSuperset(of: [.fromData, .subscripted]),
      let name = parts.first
    else { return nil }
    file = id.file
    declaration = mention.declaration
    self.name = name
  }
}

extension Corpus {
  /// The chains whose values are assigned to a local variable: `self.icon` in `let name = self.icon`.
  fileprivate func chains(_ local: LocalName) -> [MentionID] {
    let mentions = files[Int(local.file)].mentions
    return mentions.mentions.indices.filter { index in
      let mention = mentions.mentions[index]
      guard mention.kind == .chain, mention.declaration == local.declaration else { return false }
      let context = mentions[mention.context]
      return [.initialValue, .assigned].contains(context.role)
        && word(context.subject, in: Int(local.file)) == local.name
    }.map { MentionID(file: local.file, index: Int32(truncatingIfNeeded: $0)) }
  }

  fileprivate func chains(
    in file: Int, givenTo positions: Set<Position>, of subjects: [Bool], orValuesOf nodes: Set<Node>
  ) -> [MentionID] {
    let mentions = files[file].mentions
    let isGiven = mentions.contexts.map { context in
      subjects[subject(of: context, in: file).index]
        && position(context, in: file).map(positions.contains) == true
    }
    let isWanted = mentions.declarations.indices.map { nodes.contains(Node(index: firstNodes[file] + $0)) }
    return mentions.mentions.indices.filter { index in
      let mention = mentions.mentions[index]
      guard mention.kind == .chain else { return false }
      return isGiven[mention.context.index]
        || isWanted[mention.declaration.index] && isValue(mention, in: file)
    }.map { MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: $0)) }
  }

  fileprivate func hasInitialValue(_ node: Node) -> Bool {
    let file = file(of: node)
    let mentions = files[file].mentions
    return mentions.mentions.contains {
      self.node($0.declaration, in: file) == node && mentions[$0.context].role == .initialValue
    }
  }

  fileprivate func isValue(_ mention: Mention, in file: Int) -> Bool {
    switch files[file].mentions.contexts[mention.context.index].role {
    case .statement, .returned, .initialValue: true
    default: false
    }
  }
}

extension TypeTable {
  func isDecoded(_ type: TypeID, _ corpus: Corpus) -> Bool {
    ancestry(of: type).contains { self[$0].inherited.contains { Self.decoders.contains(corpus.words[$0]) } }
  }

  /// Protocols and classes whose decoders set the properties of a type from data: those of the standard library, Core
  /// Data, and libraries for JSON and for databases.
  private static let decoders: Set = [
    "Codable", "Decodable", "EVObject", "Glossy", "HandyJSON", "ImmutableMappable", "JSONModel", "MTLModel",
    "Mappable", "NSManagedObject", "PFObject", "RLMObject", "SmartCodable", "Unboxable", "YYModel",
  ]

  /// The methods of Foundation and of libraries for JSON that set all properties of an object from a dictionary.
  fileprivate static let filling = [
    "setValuesForKeys", "setValuesForKeysWithDictionary", "objectWithKeyValues",
    "objectArrayWithKeyValuesArray", "mj_objectWithKeyValues", "mj_objectArrayWithKeyValuesArray",
    "mj_setKeyValues", "modelWithJSON", "modelWithDictionary", "yy_modelWithJSON",
    "yy_modelWithDictionary",
  ]

  fileprivate func isDecoded(_ node: Node, _ corpus: Corpus) -> Bool {
    guard let type = type(of: node), corpus[node].kind == .property, !corpus[node].traits.contains(.computed)
    else {
      return false
    }
    return isDecoded(type, corpus)
  }
}
