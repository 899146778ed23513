internal import AssetModel
internal import Basics
internal import SourceIndex

extension MentionReader {
  func kinds(_ context: MentionContext, _ file: Int) -> [AssetKind]? {
    let subject = corpus.word(context.subject, in: file)
    switch context.role {
    case .entry:
      let source = corpus.files[file]
      guard [.propertyList, .interfaceBuilder, .buildSettings, .yaml].contains(source.language) else {
        return nil
      }
      return NameAPI.kinds(entry: corpus.words.utf8(subject))
    case .argument:
      return kinds(
        calling: subject, label: corpus.word(context.label, in: file), index: Int(context.index))
    default: return nil
    }
  }

  /// The kinds of asset that an argument of a call refers to. Nil if it is not the name of an asset.
  func kinds(calling function: Word, label: Word, index: Int) -> [AssetKind]? {
    let parts = corpus.words.parts(of: function)
    // Few calls take asset names.
    guard asking[label.index] || parts.suffix(2).contains(where: { asking[$0.index] }) else { return nil }
    let isMade = parts.count > 1 && parts.last == places.known.initializer
    let callee = (isMade ? parts.dropLast().last : parts.last).map { typeName($0) } ?? ""
    let owner = parts.dropLast().last.map { corpus.words[$0] } ?? ""
    guard
      let kinds = NameAPI.kinds(callee: callee, owner: owner, label: corpus.words[label], index: index)
    else { return nil }
    // A type in the repository with the same name may take anything.
    if NameAPI.isType(callee), let word = corpus.words.find(callee), types.isDeclaredRoot(word) {
      return nil
    }
    return kinds
  }

  /// Whether an argument is passed to `.init(…)`, `self.init(…)` or `Self(…)`.
  func isMaking(_ context: MentionContext, _ file: Int) -> Bool {
    guard context.role == .argument else { return false }
    let (subject, known) = (corpus.word(context.subject, in: file), places.known)
    let names = corpus.words.parts(of: subject)
    if names.count == 1 {
      return names.first == (corpus.words.isImplicit(subject) ? known.initializer : known.selfType)
    }
    return names.count == 2 && names.last == known.initializer
      && [known.selfValue, known.selfType].contains(names.first)
  }

  /// The kinds of asset that an argument of `.init`, `self.init` or `Self` refers to, and whether this is certain. For
  /// `.init`, the context determines the type; for the others, the enclosing type is used.
  func kinds(
    making id: MentionID, _ mention: Mention, _ file: Int
  ) -> (kinds: [AssetKind]?, isSure: Bool) {
    let context = corpus.files[file].mentions[mention.context]
    let enclosing = types.type(of: corpus.node(mention.declaration, in: file))
    var made: WordSet = []
    if !corpus.words.isImplicit(corpus.word(context.subject, in: file)) {
      made = enclosing.map { [types[$0].name] } ?? []
    } else if let call = places.call(around: id) {
      made = places.types(at: call, enclosing) ?? []
    }
    let label = corpus.words[corpus.word(context.label, in: file)]
    let kinds = made.map { type in
      types.isDeclaredRoot(type)
        ? nil : NameAPI.kinds(callee: corpus.words[type], owner: "", label: label, index: Int(context.index))
    }
    if made.isEmpty, NameAPI.mayTakeName(callee: "init", owner: "", label: label) {
      return (NameAPI.named, false)
    }
    return (kinds.lazy.compactMap(\.self).first, !kinds.contains(nil))
  }

  func isSequence(_ context: MentionContext, _ file: Int) -> Bool {
    guard context.role == .argument, context.index == 0 else { return false }
    return NameAPI.takesSequence(
      callee: corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))],
      label: corpus.words[corpus.word(context.label, in: file)])
  }

  /// The name of the callee or, if the callee is an alias of an image or color type, the name of that type.
  private func typeName(_ callee: Word) -> String {
    // An alias with the name of an image or color type is probably nested in another type.
    if AssetType.all.contains(corpus.words[callee]) { return corpus.words[callee] }
    let targets = types.aliases[callee, default: []].map { corpus.words[$0] }
    return targets.first(where: AssetType.all.contains) ?? corpus.words[callee]
  }

  func mayBeName(_ context: MentionContext, _ file: Int) -> Bool {
    if context.role == .markdown { return true }
    guard context.role == .argument else { return false }
    let parts = corpus.words.parts(of: corpus.word(context.subject, in: file))
    return NameAPI.mayTakeName(
      callee: parts.last.map { corpus.words[$0] } ?? "",
      owner: parts.dropLast().last.map { corpus.words[$0] } ?? "",
      label: corpus.words[corpus.word(context.label, in: file)])
  }

  /// Whether an argument is converted to a type for asset names, as in `NSImage.Name(icon)`.
  func isWrapping(_ context: MentionContext, _ file: Int) -> Bool {
    context.role == .argument
      && corpus.words.last(of: corpus.word(context.subject, in: file)) == places.known.wrapper
      && mayBeName(context, file)
  }

  /// Whether a string is stored under a key that suggests an asset, as in `[row setObject:@"close" forKey:@"icon"]`.
  func hasAssetKey(_ id: MentionID) -> Bool {
    let file = Int(id.file)
    let mentions = corpus.files[file].mentions
    let context = corpus.context(of: id)
    guard context.role == .argument, context.index == 0 else { return false }
    // Between the value and the key, there may be another value: `isOpen ? @"open" : @"close"`.
    return mentions.mentions.dropFirst(Int(id.index) + 1).prefix(2).contains { key in
      let other = mentions[key.context]
      return key.kind == .literal && other.role == .argument && other.subject == context.subject
        && other.index == 1 && ["forKey", "forKeyedSubscript"].contains(mentions[other.label])
        && AssetVocabulary.speaks(mentions.texts.utf8(key.text))
    }
  }

  func isPlain(_ context: MentionContext, _ file: Int) -> Bool {
    switch context.role {
    case .key, .compared, .matched, .subscripted, .condition: true
    case .assigned where corpus.words.parts(of: corpus.word(context.subject, in: file)).count > 1:
      PlainText.isShown(by: corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))])
        || PlainText.isHeld(by: corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))])
    case .initialValue, .assigned:
      PlainText.isHeld(by: corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))])
    case .argument:
      isPlain(
        argumentOf: corpus.words.last(of: corpus.word(context.subject, in: file)),
        label: corpus.words[corpus.word(context.label, in: file)])
        || corpus.position(context, in: file).map(dateFormats.contains) == true
    default: false
    }
  }

  private func isPlain(argumentOf callee: Word, label: String) -> Bool {
    let name = corpus.words[callee]
    if PlainText.takes(callee: name, label: label) {
      // `.info("More to come", "clock")` may be an enum case in the repository rather than a logger's function.
      return PlainText.takes(callee: "", label: label) || !types.casesWithValues.contains(callee)
    }
    return NameAPI.takesTitle(callee: name, label: label)
      && types.roots[callee].map { types[$0].isDeclared } != true
  }
}

extension Codebase {
  /// The parameters that Swift functions assign to a property with this name, as in `formatter.dateFormat = format`.
  func positions(assignedTo property: String) -> Set<Position> {
    guard let property = corpus.words.find(property) else { return [] }
    var found: Set<Position> = []
    for file in corpus.files.indices where corpus.files[file].language == .swift {
      let mentions = corpus.files[file].mentions
      let isAssigned = mentions.contexts.map {
        $0.role == .assigned && corpus.words.last(of: corpus.word($0.subject, in: file)) == property
      }
      for mention in mentions.mentions
      where mention.traits.contains(.parameter) && isAssigned[mention.context.index] {
        guard let function = corpus.function(around: mention, in: file),
          let index = types.signatures[function, default: []].firstIndex(where: {
            $0.name == corpus.word(mention.text, in: file)
          }), let position = types.position(ofParameter: index, of: function, corpus)
        else { continue }
        found.insert(position)
      }
    }
    return found
  }
}
