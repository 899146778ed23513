internal import AssetModel
internal import SourceIndex

/// Determines which doubtful uses are probably coincidences. In most of them, the name is an everyday word
/// such as `search` or `Home`, and nothing in the surrounding code suggests assets.
struct Coincidences {
  private let reader: MentionReader
  private let statistics: PositionStatistics
  private let flows: NameFlows
  /// The names and argument labels of declarations that hold or take asset names.
  private let holders: Set<Word>
  /// The names in `holders`, and the names of values that may be asset names.
  private let possibleHolders: Set<Word>
  private let cases: Set<Word>
  private let loopedEnums: Set<Word>
  private let askingFiles: Set<Int32>
  /// The property lists and JSON files that the source files in `askingFiles` read. Any value in them may be an asset
  /// name.
  private let readFiles: Set<Int32>
  private let members: MemberPositions?

  init(
    _ reader: MentionReader, _ statistics: PositionStatistics, _ flows: NameFlows,
    _ members: MemberPositions?,
    _ modules: Modules
  ) {
    self.reader = reader
    self.statistics = statistics
    self.flows = flows
    let corpus = reader.corpus
    let followed = flows.positions.flatMap { [$0.subject, $0.label] }
    holders = flows.openMembers.union(
      flows.nodes.keys.map { reader.types.names[$0.index] }
    ).union(followed)
      .subtracting([.none] + ["rawValue"].compactMap(corpus.words.find))
    let origins = NameOrigins(of: flows.vague, corpus)
    possibleHolders = holders.union(origins.all)
    cases = origins.cases
    loopedEnums = NameOrigins(of: flows.openRawValues, corpus).all
    askingFiles = Set(flows.vague.map(\.file))
    readFiles = corpus.dataFiles(readBy: askingFiles, modules)
    self.members = members
  }

  private var corpus: Corpus { _read { yield reader.corpus } }

  func hold(_ hit: Hit) -> Bool {
    guard !hit.doubts.isDisjoint(with: [.text, .data, .ambiguous]) else { return false }
    switch corpus[hit.mention].kind {
    case .literal: return isPlain(hit) && isChance(string: hit.mention)
    case .word: return isPlain(hit) && isChance(word: hit.mention)
    case .chain: return isChance(member: hit)
    default: return false
    }
  }

  /// Whether a composed string such as `"icon_\(state)"` probably matches an asset name only by chance.
  func hold(madeAt id: MentionID) -> Bool {
    let file = Int(id.file)
    guard [.swift, .objectiveC].contains(corpus.files[file].language) else { return false }
    let mention = corpus[id]
    if flows.nodes[corpus.node(mention.declaration, in: file)] != nil { return false }
    let position = corpus.position(corpus.context(of: id), in: file)
    if let position, flows.positions.contains(position) { return false }
    return isChance(string: id)
  }

  private func isPlain(_ hit: Hit) -> Bool {
    hit.assets.allSatisfy { reader.names.sets[$0].name.isPlainWord }
      && (corpus.files[Int(hit.mention.file)].isTest
        || corpus.words[corpus.word(corpus[hit.mention].text, in: Int(hit.mention.file))].isPlainWord)
  }

  private func isChance(member hit: Hit) -> Bool {
    let chain = corpus.word(corpus[hit.mention].text, in: Int(hit.mention.file))
    let parts = corpus.words.parts(of: chain)
    // `.Dark.Text.title` includes the namespaces of the asset `Dark/Text/Title`, so it is not a coincidence.
    if hit.strength == .symbol, parts.dropLast().last.map(corpus.words.isCapitalized) == true,
      hit.assets.contains(where: { reader.names.sets[$0].name.contains("/") })
    {
      return false
    }
    if let members { return members.isChance(hit.mention) }
    return parts.first.map(reader.types.isMember) == true
      || hit.assets.allSatisfy { reader.names.sets[$0].name.isPlainWord }
  }

  private func isChance(string id: MentionID) -> Bool {
    let file = Int(id.file)
    let mention = corpus[id]
    // Tests and previews often use made-up names. Plain C does not load assets.
    if corpus.files[file].isTest || corpus.files[file].language == .plainC
      || mention.regions.contains(.preview)
    {
      return true
    }
    let context = corpus.context(of: id)
    if hasTellingOwner(mention, context, file) { return false }
    let position = corpus.position(context, in: file) ?? reader.position(of: mention, in: file)
    if let position, position.speaksOfAssets(corpus.words) { return false }
    if let position, statistics.isSupported(reader.scoped(position, mention, file), corpus.words) {
      return false
    }
    if context.role == .defaultValue, let position { return !isOfferedInstead(mention, position, file) }
    // If the file loads a name of uncertain origin, such as one from a loop, any string in the file may be that name.
    // Arguments of functions in the repository do not count.
    if askingFiles.contains(id.file), !isGivenToFunction(context, file) { return false }
    guard let position else { return true }
    if position.kind == .rawValue, isAskedFor(position.subject) { return false }
    return !possibleHolders.contains(position.label) && !isHeld(position, mention, context, file)
  }

  private func isHeld(_ position: Position, _ mention: Mention, _ context: MentionContext, _ file: Int)
    -> Bool
  {
    switch context.role {
    // Arguments of functions have already been followed, but arguments of enum cases have not.
    case .argument: cases.contains(position.subject)
    // A local variable has only the values that its function assigns.
    case .initialValue where !corpus.files[file].mentions[mention.declaration].hasInitialValue: false
    default: possibleHolders.contains(position.subject)
    }
  }

  /// Whether a string is the default value of a parameter, and callers pass asset names to that parameter.
  private func isOfferedInstead(_ mention: Mention, _ position: Position, _ file: Int) -> Bool {
    let types = reader.types
    let node = corpus.node(mention.declaration, in: file)
    let callee =
      types.names[node.index] == .none ? types.type(of: node).map { types[$0].name } : types.names[node.index]
    let label = types.signatures[node, default: []].first { $0.name == position.subject }?.label
    return flows.positions.contains { $0.subject == callee && (label == nil || $0.label == label) }
  }

  /// Whether code may load an asset by a raw value of this enum. Either a function that loads raw values mentions the
  /// enum, for example in a loop, or the name of a variable is part of the enum's name: `tab.rawValue` for `TabItem`.
  private func isAskedFor(_ type: Word) -> Bool {
    if loopedEnums.contains(type) { return true }
    let name = corpus.words[type].lowercased()
    return flows.openEnums.contains { value in
      let value = corpus.words[value].lowercased()
      return value.count > 2 && name.contains(value)
    }
  }

  /// Whether a value is passed to a function in the repository, whose code shows how the value is used.
  private func isGivenToFunction(_ context: MentionContext, _ file: Int) -> Bool {
    guard context.role == .argument else { return false }
    let function = corpus.words.last(of: corpus.word(context.subject, in: file))
    return reader.types.named[function]?.hasFunctions(reader.types) == true
  }

  /// Whether the name of an enclosing declaration suggests assets. The name of a function counts only if the
  /// function returns the value.
  private func hasTellingOwner(_ mention: Mention, _ context: MentionContext, _ file: Int) -> Bool {
    let isResult = context.role == .returned || context.role == .statement
    let mentions = corpus.files[file].mentions
    var owner = mention.declaration
    while owner != .file {
      let isFunction = mentions[owner].kind == .function
      if isResult || !isFunction, AssetVocabulary.speaks(mentions.texts.utf8(mentions[owner].name)) {
        return true
      }
      owner = mentions[owner].parent
    }
    return false
  }

  private func isChance(word id: MentionID) -> Bool {
    let file = Int(id.file)
    let context = corpus.context(of: id)
    let key = corpus.word(context.subject, in: file)
    if corpus.files[file].path.parent.pathExtension == "xcdatamodel" {
      return corpus.words[key] != "defaultValueString"
    }
    let label = corpus.word(context.label, in: file)
    if readFiles.contains(id.file), !PlainText.takes(callee: "", label: corpus.words[key]) { return false }
    return ![key, label].contains { holders.contains($0) || AssetVocabulary.speaks(corpus.words.utf8($0)) }
  }
}

extension Corpus {
  /// The data files whose names are literals in these source files. Leaves out data files for tests, and data files
  /// that do not belong to any target.
  fileprivate func dataFiles(readBy readers: Set<Int32>, _ modules: Modules) -> Set<Int32> {
    var texts: Set<Word> = []
    for file in readers {
      for mention in files[Int(file)].mentions.mentions where mention.kind == .literal {
        texts.insert(word(mention.text, in: Int(file)))
      }
    }
    guard !texts.isEmpty else { return [] }
    let found = files.indices.filter { index in
      let path = files[index].path
      return FileAPI.holdsData(path.pathExtension) && !files[index].isTest
        && [path.stem, path.nameText].contains { words.find($0).map(texts.contains) == true }
        && !modules.leaveOut(path, .resources)
    }
    return Set(found.map { Int32(truncatingIfNeeded: $0) })
  }
}

extension Namesakes {
  fileprivate func hasFunctions(_ types: TypeTable) -> Bool {
    (instances + statics + globals).contains { types.signatures[$0] != nil }
  }
}
