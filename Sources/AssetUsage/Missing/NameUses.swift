internal import SourceIndex

/// Determines what code does with the strings that may be asset names.
struct NameUses: Sendable {
  private let resolver: ChainResolver
  private let corpus: Corpus
  private let types: TypeTable
  private let targets: CallTargets
  private let loads: Set<MentionID>
  private let wanted: ChainNames
  private let isWanted: [Bool]
  /// The enums whose raw values may be names.
  private let enums: Set<TypeID>

  init(
    _ resolver: ChainResolver, _ targets: CallTargets, _ loads: Set<MentionID>, _ wanted: ChainNames,
    _ isWanted: [Bool], _ enums: Set<TypeID>
  ) {
    self.resolver = resolver
    corpus = resolver.corpus
    types = resolver.types
    self.targets = targets
    self.loads = loads
    self.wanted = wanted
    self.isWanted = isWanted
    self.enums = enums
  }

  /// How a Swift or Objective-C file uses the declarations whose values may be asset names. Empty for tests and for
  /// files that no target compiles, because their code is not part of the app.
  func uses(in file: Int) -> [(NameHolder, NameUse)] {
    let source = corpus.files[file]
    guard source.language == .swift || source.language == .objectiveC, !source.isTest, !source.isLeftOut
    else {
      return []
    }
    var found: [(NameHolder, NameUse)] = []
    for (number, mention) in source.mentions.mentions.enumerated()
    where mention.kind == .chain && !mention.regions.contains(.disabled) {
      let id = MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: number))
      let word = corpus.word(mention.text, in: file)
      if !mention.traits.isDisjoint(with: [.local, .parameter]), !mention.traits.contains(.postfix),
        let (holder, rest) = held(word, mention, file)
      {
        found.append((holder, use(id, mention, rest)))
        if rest.isEmpty { continue }
      }
      if let type = ownRawValue(word, mention, file), !corpus.checksValues(mention.declaration, in: file) {
        for target in resolver.allCases(of: type) {
          found.append((NameHolder(value: target.node, corpus), use(id, mention, [])))
        }
      }
      if isWanted[word.index] {
        for target in resolver.targets(of: id, among: wanted) {
          guard let use = use(id, mention, word, of: target) else { continue }
          found.append((NameHolder(value: target.node, corpus), use))
        }
      }
    }
    return found
  }

  /// The enclosing enum, if its raw values may be names and the mention is `rawValue` or `self.rawValue`.
  private func ownRawValue(_ word: Word, _ mention: Mention, _ file: Int) -> TypeID? {
    let names = corpus.words.parts(of: word)
    guard names.last == resolver.known.rawValue,
      mention.traits.isDisjoint(with: [.postfix, .local, .parameter]), !corpus.words.isImplicit(word),
      names.count == 1 || names.count == 2 && names.first == resolver.known.selfValue
    else { return nil }
    return types.type(of: corpus.node(mention.declaration, in: file)).flatMap {
      enums.contains($0) ? $0 : nil
    }
  }

  /// The holder of the value that a chain starts with, and the names that follow in the chain.
  private func held(_ word: Word, _ mention: Mention, _ file: Int) -> (NameHolder, ArraySlice<Word>)? {
    let names = corpus.words.parts(of: word)
    guard let first = names.first else { return nil }
    let node = corpus.node(mention.declaration, in: file)
    guard mention.traits.contains(.parameter) else { return (.local(node, first), names.dropFirst()) }
    guard let function = corpus.function(around: mention, in: file) else { return nil }
    return (.parameter(function, first), names.dropFirst())
  }

  private func use(_ id: MentionID, _ mention: Mention, _ word: Word, of target: ChainTarget) -> NameUse? {
    let names = corpus.words.parts(of: word)
    guard let place = names.lastIndex(of: types.names[target.node.index]) else { return nil }
    let rest = names[(place + 1)...]
    let use = use(id, mention, rest)
    // If the code uses an enum case in a way that is not recognized, it probably does not use the case's raw value.
    if types.isCase(target.node), case .elsewhere = use { return .harmless }
    guard target.isAmbiguous else { return use }
    // If the chain may refer to a member of another type, it is not certain that this value is loaded or passed on.
    return switch use {
    case .load: .harmless
    case .pass(let holders) where types.isCase(target.node): .perhapsPass(holders)
    default: use
    }
  }

  /// What code does with a value. `rest` contains the members that the code accesses on the value.
  private func use(_ id: MentionID, _ mention: Mention, _ rest: ArraySlice<Word>) -> NameUse {
    // Reading the raw value counts as using the value itself.
    let isRawValue = rest.count == 1 && rest.first == resolver.known.rawValue
    if let next = rest.first, !isRawValue {
      return HarmlessUses.members.contains(corpus.words[next]) ? .harmless : .elsewhere
    }
    if !mention.traits.isDisjoint(with: [.part, .continued]) { return .elsewhere }
    let file = Int(id.file)
    if loads.contains(id) { return isRawValue && isChecked(id) ? .elsewhere : .load(id) }
    let context = corpus.context(of: id)
    let node = corpus.node(mention.declaration, in: file)
    let subject = corpus.word(context.subject, in: file)
    switch context.role {
    case .argument:
      let targets = self.targets.targets(of: id, in: node, isLiteral: false)
      let labelWord = corpus.word(context.label, in: file)
      if !targets.holders.isEmpty {
        // If the label is a word such as `icon`, any function that the call may refer to probably takes an asset name.
        let isSure = targets.isSure || AssetVocabulary.speaks(corpus.words.utf8(labelWord))
        return isSure ? .pass(targets.holders) : .elsewhere
      }
      let label = corpus.words[labelWord]
      let callee = corpus.words[corpus.words.last(of: subject)]
      return HarmlessUses.takes(callee: callee, label: label) ? .harmless : .elsewhere
    case .initialValue where corpus[node].hasInitialValue: return .pass([NameHolder(value: node, corpus)])
    case .initialValue: return isKept(mention, file) ? .pass([.local(node, subject)]) : .elsewhere
    case .assigned: return .pass([Self.assigned(subject, node, corpus, types, targets)])
    case .statement where corpus.files[file].language == .objectiveC: return .harmless
    case .returned, .statement:
      guard [.function, .property].contains(corpus[node].kind) else { return .elsewhere }
      if HarmlessUses.results.contains(corpus.words[types.names[node.index]]) { return .harmless }
      return .pass([NameHolder(value: node, corpus)])
    case .written, .compared, .matched, .condition: return .harmless
    case .interpolated: return isInMessage(id) ? .harmless : .elsewhere
    default: return .elsewhere
    }
  }

  /// Whether the code before `icon.rawValue` compares `icon` with other values, so that perhaps only some of the raw
  /// values are loaded.
  private func isChecked(_ id: MentionID) -> Bool {
    let names = corpus.words.parts(of: corpus.word(corpus[id].text, in: Int(id.file)))
    return names.dropLast().last.map { corpus.checksValue($0, before: id) } == true
  }

  /// Whether a value only becomes part of a message for developers, as in `print("no image named \(name)")`.
  private func isInMessage(_ id: MentionID) -> Bool {
    let file = Int(id.file)
    let mentions = corpus.files[file].mentions
    // The mention of the message precedes the mentions of the values in it.
    guard let message = mentions.mentions[..<Int(id.index)].last(where: { $0.kind != .chain }),
      message.kind == .pattern, case let context = mentions[message.context], context.role == .argument
    else { return false }
    let callee = corpus.words.last(of: corpus.word(context.subject, in: file))
    return HarmlessUses.messages.contains(corpus.words[callee])
  }

  /// Whether all uses of a local variable with this value are recorded, because the value seems to be a string.
  private func isKept(_ mention: Mention, _ file: Int) -> Bool {
    let names = corpus.words.parts(of: corpus.word(mention.text, in: file))
    if names.count == 1, !mention.traits.isDisjoint(with: [.local, .parameter]) { return true }
    return !mention.traits.contains(.called)
      && names.last.map { Interest.assets.isTold(by: corpus.words.utf8($0)) } == true
  }

  /// The stored property of the enclosing type, or else the local variable, that a value is assigned to.
  static func assigned(
    _ subject: Word, _ node: Node, _ corpus: Corpus, _ types: TypeTable, _ targets: CallTargets
  ) -> NameHolder {
    let name = corpus.words.last(of: subject)
    if let property = targets.property(name, of: types.type(of: node)) { return .property(property) }
    return .local(node, name)
  }
}

/// Operations on a string that do not show an asset, such as comparing or logging it.
enum HarmlessUses {
  static let members: Set = ["isEmpty", "count", "length", "hashValue", "debugDescription"]
  /// Functions that show a message to developers.
  static let messages: Set = [
    "print", "debugPrint", "NSLog", "os_log", "fatalError", "preconditionFailure", "assertionFailure",
  ]
  /// Properties that only identify or describe a value, as in `var id: String { icon }`.
  static let results: Set = ["id", "identifier", "hashValue", "debugDescription"]

  static func takes(callee: String, label: String) -> Bool {
    !otherLoaders.contains(label) && !NameAPI.symbolLabels.contains(label)
      && PlainText.takes(callee: callee, label: label)
  }

  private static let otherLoaders: Set = [
    "pathForResource", "URLForResource", "forResource", "url", "string",
    "pathComponent",
  ]
}
