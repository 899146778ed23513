internal import AssetModel
internal import Basics
internal import SourceIndex

/// Reads the mentions in a file that may refer to assets.
final class MentionReader: Sendable {
  let places: ExpectedTypes
  let names: AssetNames
  let symbols: GeneratedSymbols
  /// For each string such as `close.png` or `close@2x`, the name of the asset or image that it refers to. Also contains
  /// asset names in another Unicode normalization form.
  let stripped: [Word: Word]
  let members: MemberRequests
  let spellings: TypeSpellings
  /// For each word, whether it contains a name from a generated identifier, such as `image` or `close` from
  /// `R.image.close`.
  private let telling: [Bool]
  /// For each word, by index, whether it occurs in calls that take asset names, as the name of the function or type, or
  /// as a label.
  let asking: [Bool]
  /// The parameters that functions use as the format of a date.
  let dateFormats: Set<Position>

  init(
    _ code: Codebase, _ names: AssetNames, _ symbols: GeneratedSymbols, _ stripped: [Word: Word],
    _ generators: Generators
  ) {
    places = ExpectedTypes(code)
    self.names = names
    self.symbols = symbols
    self.stripped = stripped
    members = MemberRequests(code, generators)
    spellings = TypeSpellings(code, symbols)
    let words = code.corpus.words
    let isName = words.marked(symbols.words.union(members.words))
    telling = words.areSplit { isName[$0.index] }
    var asking = words.marked(NameAPI.words.compactMap(words.find))
    let aliases = code.types.aliases
    for alias in aliases.keys {
      let isAsset = aliases[alias, default: []].contains { AssetType.all.contains(words[$0]) }
      if isAsset { asking[alias.index] = true }
    }
    self.asking = asking
    dateFormats = code.positions(assignedTo: PlainText.dateFormat)
  }

  var corpus: Corpus { _read { yield places.corpus } }
  var types: TypeTable { _read { yield places.types } }

  func read(_ file: Int) -> FileReading {
    var result = FileReading()
    let source = corpus.files[file]
    // Many mentions share a context, and classifying it compares strings, so each context is classified once.
    let contexts = source.mentions.contexts.map { context in
      (kinds: kinds(context, file), member: members.kinds(context, file), isMaking: isMaking(context, file))
    }
    // Determined only as needed, because few contexts contain strings.
    var places = [StringPlace?](repeating: nil, count: contexts.count)
    func place(_ context: ContextID) -> StringPlace {
      if let known = places[context.index] { return known }
      let place = stringPlace(source.mentions[context], file)
      places[context.index] = place
      return place
    }
    let wrapping = source.mentions.contexts.map { isWrapping($0, file) }
    let symbols = SymbolReading(self)
    for (index, mention) in source.mentions.mentions.enumerated() {
      if mention.traits.contains(.plainUse) { continue }
      let id = MentionID(file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: index))
      var context = contexts[mention.context.index]
      var isSure = true
      if context.isMaking { (context.kinds, isSure) = kinds(making: id, mention, file) }
      switch mention.kind {
      case .literal:
        let place = place(mention.context)
        if place.isSequence {
          result.sequences.append(id)
        } else {
          readLiteral(id, mention, place, context.kinds, isSure: isSure, &result)
        }
      case .pattern:
        if let kinds = context.kinds {
          result.requests.append(Request(mention: id, kinds: kinds, isSure: isSure))
        }
        if !place(mention.context).isPlain { result.patterns.append(id) }
      case .chain:
        if let kinds = context.kinds, !isValue(mention, file) {
          result.requests.append(Request(mention: id, kinds: kinds, isSure: isSure))
        } else if wrapping[mention.context.index] {
          result.requests.append(Request(mention: id, kinds: NameAPI.named, isSure: false))
        }
        guard context.member != nil || spells(corpus.word(mention.text, in: file)) else { continue }
        readChain(id, mention, symbols, &result)
        if let member = member(id, mention, context.member) { result.members.append(member) }
      case .word: readWord(id, mention, source.mentions[mention.context], &result)
      // The comments of a generator only repeat the names of its members.
      case .comment where !source.mentions.isMarkedGenerated:
        let assets = assets(corpus.word(mention.text, in: file))
        if !assets.isEmpty {
          result.hits.append(Hit(mention: id, assets: assets, strength: .comment, doubts: .comment))
        }
      case .directive: result.directives.append(id)
      case .comment, .empty: break
      }
    }
    return result
  }

  private struct StringPlace {
    let position: Position?
    let isPlain: Bool
    let mayBeName: Bool
    let isSequence: Bool
  }

  private func stringPlace(_ context: MentionContext, _ file: Int) -> StringPlace {
    StringPlace(
      position: corpus.position(context, in: file), isPlain: isPlain(context, file),
      mayBeName: mayBeName(context, file), isSequence: isSequence(context, file))
  }

  private func spells(_ word: Word) -> Bool { word.index < telling.count && telling[word.index] }

  /// The assets with this name. If there are none, ignores a scale and an extension, as in `close@2x.png`.
  func assets(_ word: Word) -> [Int] {
    let found = names.assets(named: word)
    if !found.isEmpty { return found }
    return stripped[word].map { names.assets(named: $0) } ?? []
  }

  /// Whether a chain is itself an image or a color, like the argument of `Color(UIColor.systemGray3)`, rather than a
  /// name.
  private func isValue(_ mention: Mention, _ file: Int) -> Bool {
    let names = corpus.words.parts(of: corpus.word(mention.text, in: file))
    return names.count > 1 && names.first.map { places.known.family(of: $0) != nil } == true
  }

  private func readLiteral(
    _ id: MentionID, _ mention: Mention, _ place: StringPlace, _ kinds: [AssetKind]?, isSure: Bool,
    _ result: inout FileReading
  ) {
    let file = Int(id.file)
    let word = corpus.word(mention.text, in: file)
    let assets = assets(word)
    if let kinds {
      if isSure { result.requests.append(Request(mention: id, kinds: kinds)) }
      if !assets.isEmpty {
        let fitting = assets.filter { kinds.contains(names.sets[$0].kind) }
        result.hits.append(
          Hit(
            mention: id, assets: fitting.isEmpty ? assets : fitting, strength: isSure ? .exact : .literal,
            doubts: []))
      }
      return
    }
    if place.mayBeName, !assets.isEmpty {
      return result.hits.append(Hit(mention: id, assets: assets, strength: .literal, doubts: []))
    }
    let symbols = assets.filter { names.sets[$0].kind == .symbol }
    if !symbols.isEmpty, corpus.files[file].isForAndroid, takesSystemSymbol(mention, file) {
      // Skip, which runs Swift on Android, looks for system symbols in the module's bundle.
      return result.hits.append(Hit(mention: id, assets: symbols, strength: .literal, doubts: []))
    }
    guard !place.isPlain || isLocalizedName(mention, file) || hasAssetKey(id) else {
      if isKeyOfLoadedName(id, mention) { return result.localizedKeys.append((word, id, assets)) }
      let role = corpus.files[file].mentions[mention.context].role
      if !assets.isEmpty, [.key, .subscripted, .compared, .matched].contains(role) {
        result.keys.append(NamedString(mention: id, position: nil, assets: assets))
      } else if !assets.isEmpty, role == .argument {
        result.strings.append(
          NamedString(mention: id, position: place.position, assets: assets, isPlain: true))
      } else if isBeginning(mention, file), isPrefix(corpus.words.utf8(word)) {
        result.beginnings.append(id)
      }
      return
    }
    let position = place.position ?? self.position(of: mention, in: file)
    if let position, !corpus.files[file].isTest, corpus.files[file].language != .plainC {
      result.positions.append((scoped(position, mention, file), word, !assets.isEmpty))
    }
    if !assets.isEmpty {
      result.strings.append(NamedString(mention: id, position: position, assets: assets))
    } else if corpus.words.utf8(word).contains(UInt8(ascii: "%")) {
      result.formats.append(id)
    } else if isPrefix(corpus.words.utf8(word)) {
      result.prefixes.append(id)
    }
  }

  /// Whether a string is the key of a localized name, as in `#define ICON NSLocalizedString(@"close", nil)`. Without a
  /// translation, the key is the name.
  private func isLocalizedName(_ mention: Mention, _ file: Int) -> Bool {
    let mentions = corpus.files[file].mentions
    let context = mentions[mention.context]
    let callee = corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))]
    return context.role == .argument && callee == "NSLocalizedString"
      && AssetVocabulary.speaks(
        corpus.words.utf8(types.names[corpus.node(mention.declaration, in: file).index]))
  }

  /// Whether a string is the key of a localized string that code loads as an asset, as in
  /// `UIImage(named: NSLocalizedString("flag", comment: ""))`.
  private func isKeyOfLoadedName(_ id: MentionID, _ mention: Mention) -> Bool {
    let file = Int(id.file)
    let mentions = corpus.files[file].mentions
    let context = mentions[mention.context]
    guard context.role == .argument, context.index == 0 else { return false }
    let callee = corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))]
    guard callee == "NSLocalizedString" || callee == "String" && mentions[context.label] == "localized",
      let call = places.call(around: id)
    else { return false }
    return kinds(corpus.context(of: call), file) != nil
  }

  private func takesSystemSymbol(_ mention: Mention, _ file: Int) -> Bool {
    let context = corpus.files[file].mentions[mention.context]
    return context.role == .argument
      && NameAPI.takesSystemSymbol(label: corpus.files[file].mentions[context.label])
  }

  /// Whether a string is the prefix in a test such as `name.hasPrefix("ic_")`.
  private func isBeginning(_ mention: Mention, _ file: Int) -> Bool {
    let subject = corpus.word(corpus.files[file].mentions[mention.context].subject, in: file)
    return corpus.words.parts(of: subject).count > 1
      && NameAPI.asksBeginning(callee: corpus.words[corpus.words.last(of: subject)])
  }

  /// Whether a string can be a prefix of asset names: it ends with a separator, has at least three bytes and no spaces,
  /// and does not begin with a slash.
  private func isPrefix(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= 3, let last = text.last, "-_./".utf8.contains(last) else { return false }
    return !text.contains(UInt8(ascii: " ")) && text.first != .slash
  }

  func position(of mention: Mention, in file: Int) -> Position? {
    let mentions = corpus.files[file].mentions
    let node = corpus.node(mention.declaration, in: file)
    switch mentions[mention.context].role {
    case .rawValue:
      return types.type(of: node).map { Position(kind: .rawValue, subject: types[$0].name) }
    case .returned, .statement:
      let name = types.names[node.index]
      return name == .none ? nil : Position(kind: .result, subject: name)
    default: return nil
    }
  }

  func scoped(_ position: Position, _ mention: Mention, _ file: Int) -> ScopedPosition {
    ScopedPosition(position: position, scope: EvidenceScope(of: mention.declaration, in: file, corpus))
  }

  private func readWord(
    _ id: MentionID, _ mention: Mention, _ context: MentionContext, _ result: inout FileReading
  ) {
    let source = corpus.files[Int(id.file)]
    let word = corpus.word(mention.text, in: Int(id.file))
    let assets = assets(word)
    if source.language == .interfaceBuilder, let position = corpus.position(context, in: Int(id.file)) {
      result.positions.append((scoped(position, mention, Int(id.file)), word, !assets.isEmpty))
      if !assets.isEmpty {
        result.strings.append(NamedString(mention: id, position: position, assets: assets))
      }
      return
    }
    if source.path.pathExtension == "cs", NameAPI.takesName(inCSharp: source.mentions[context.subject]) {
      if !assets.isEmpty {
        result.hits.append(Hit(mention: id, assets: assets, strength: .literal, doubts: []))
      }
      return
    }
    guard !assets.isEmpty, source.mayHoldData, !isPlainKey(mention, source) else { return }
    if source.holdsProse, !corpus.words[word].contains(where: { "-_./".contains($0) || $0.isNumber }) {
      if source.path.pathExtension == "strings" {
        result.translations.append((corpus.word(context.subject, in: Int(id.file)), id, assets))
      }
      return
    }
    result.hits.append(
      Hit(mention: id, assets: assets, strength: .data, doubts: [.data, source.doubts(at: mention)]))
  }

  private func isPlainKey(_ mention: Mention, _ source: SourceFile) -> Bool {
    guard [.propertyList, .buildSettings].contains(source.language) else { return false }
    return NameAPI.isPlain(key: source.mentions[source.mentions[mention.context].subject])
  }

  private func readChain(
    _ id: MentionID, _ mention: Mention, _ reading: SymbolReading, _ result: inout FileReading
  ) {
    let file = Int(id.file)
    let word = corpus.word(mention.text, in: file)
    let parts = corpus.words.parts(of: word)
    if parts.count == 1, !corpus.words.isImplicit(word) {
      let assets = symbols.assets(constant: parts[parts.startIndex])
      if !assets.isEmpty {
        result.hits.append(Hit(mention: id, assets: assets, strength: .symbol, doubts: []))
        result.usesConstants = true
        return
      }
    }
    if let assets = generated(mention, parts, file, &result) {
      // R.swift declares its own `R` in each module.
      let isOwn = parts.first.map { corpus.words[$0] } == RSwiftNaming.root
      result.hits.append(
        Hit(
          mention: id, assets: assets, strength: .symbol, doubts: [], generator: isOwn ? .rSwift : nil))
      return
    }
    // In Objective-C, the generated symbols are constants.
    guard corpus.files[file].language != .objectiveC, parts.contains(where: { symbols.holds($0) }) else {
      return
    }
    if let hit = reading.hit(id, mention, parts, isImplicit: corpus.words.isImplicit(word)) {
      result.hits.append(hit)
      if hit.doubts.isEmpty { result.usesSymbols = true }
    }
  }

  /// The assets of the generated member that a chain refers to, or nil if the chain does not refer to one.
  private func generated(
    _ mention: Mention, _ parts: ArraySlice<Word>, _ file: Int, _ result: inout FileReading
  ) -> [Int]? {
    let isImplicit = corpus.words.isImplicit(corpus.word(mention.text, in: file))
    let isCalled = mention.traits.contains(.called)
    guard symbols.hold(anyOf: parts) || isCalled && symbols.isHolder(parts) else { return nil }
    let node = corpus.node(mention.declaration, in: file)
    let paths =
      isImplicit
      ? spellings.implicitSpellings(of: parts)
        + result.called[mention.declaration, default: []].map { ($0 + parts)[...] }
      : spellings.spellings(of: parts, mention.traits, in: node)
    if !isImplicit, isCalled, let holder = paths.first(where: symbols.isHolder) {
      result.called[mention.declaration, default: []].append(holder)
    }
    for path in paths {
      let assets = symbols.assets(member: path, places.code)
      if !assets.isEmpty { return assets }
    }
    return nil
  }
}
