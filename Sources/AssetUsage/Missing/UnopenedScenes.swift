internal import Basics
internal import SourceIndex

/// Finds the parts of storyboards and xibs that nothing shows:
/// - scenes that no segue reaches or whose storyboard nothing loads, if code does not name their identifiers either
/// - views that are hidden or outside the view hierarchy, and that nothing is connected to
struct UnopenedScenes {
  private let corpus: Corpus
  private let types: TypeTable
  private var parts: [Int32: [Range<Int>]] = [:]

  init(
    around mentions: [MentionID], _ reader: MentionReader, _ wrappers: Wrappers, _ lookup: BundleLookup,
    jobs: Jobs
  ) {
    corpus = reader.corpus
    types = reader.types
    let storyboards = corpus.files.indices.filter { !corpus.files[$0].mentions.hiddenParts.isEmpty }
    guard !mentions.isEmpty, !storyboards.isEmpty else { return }
    let unloaded = UnloadedStoryboards(reader.places.code, lookup)
    let hidden = storyboards.map { file in
      let parts = corpus.files[file].mentions.hiddenParts
      let isLoaded = parts.contains(where: \.isInitial) && !unloaded.contain(file)
      return (file: file, parts: parts.filter { !isLoaded || !$0.isInitial })
    }
    let openers = hidden.flatMap { file, parts in
      parts.flatMap(\.openers).map { corpus.word($0, in: file) }
    }
    let computing = openers.isEmpty ? [] : corpus.files.indices.filter(computesIdentifiers)
    let named = named(Set(openers), reader, wrappers, lookup, jobs: jobs)
    for (file, hidden) in hidden {
      let isComputed = computing.contains { lookup.mayMeet($0, file) }
      let unopened = hidden.filter { part in
        part.openers.isEmpty
          || !isComputed && !part.openers.contains { named.contains(corpus.word($0, in: file)) }
      }
      parts[Int32(truncatingIfNeeded: file)] = unopened.map(\.mentions)
    }
  }

  func hold(_ mention: MentionID) -> Bool {
    parts[mention.file]?.contains { $0.contains(Int(mention.index)) } == true
  }

  /// Whether a file opens a scene with an identifier that is composed at run time. The name of a type, as in
  /// `String(describing: Row.self)`, does not count, because it occurs in the code.
  private func computesIdentifiers(_ file: Int) -> Bool {
    let mentions = corpus.files[file].mentions
    guard [.swift, .objectiveC].contains(corpus.files[file].language) else { return false }
    let opens = mentions.contexts.map { context in
      context.role == .argument
        && InterfaceAPI.opensScene(
          callee: corpus.words[corpus.words.last(of: corpus.word(context.subject, in: file))],
          label: mentions[context.label])
    }
    return mentions.mentions.contains { mention in
      guard opens[mention.context.index] else { return false }
      if mention.kind == .pattern { return mentions.texts.pattern(mention.text).affixes != ("", "") }
      let last = corpus.words.last(of: corpus.word(mention.text, in: file))
      return mention.traits.contains(.sum)
        || mention.traits.contains(.called) && !InterfaceAPI.namesTypes.contains(corpus.words[last])
    }
  }

  /// The identifiers that occur in code, or in references from other storyboards. Previews, unused properties and
  /// enum cases, and the type with the same name as the identifier do not count.
  private func named(
    _ identifiers: Set<Word>, _ reader: MentionReader, _ wrappers: Wrappers, _ lookup: BundleLookup,
    jobs: Jobs
  ) -> Set<Word> {
    var spellings: [String: [Word]] = [:]
    for identifier in identifiers {
      let name = corpus.words[identifier]
      // The second spelling is the member that R.swift and usually also SwiftGen generate.
      for spelling in Set([name, RSwiftNaming.identifier(name)]) where !spelling.isEmpty {
        spellings[spelling, default: []].append(identifier)
      }
    }
    let naming = reader.places.code.identifiers.value.words(naming: spellings)
    var named: Set<Word> = []
    var literals: [MentionID: [Word]] = [:]
    for file in corpus.compiledFiles(with: { naming[$0] != nil }) {
      let mentions = corpus.files[file].mentions
      let isInterface = corpus.files[file].language == .interfaceBuilder
      for (index, mention) in mentions.mentions.enumerated()
      where mention.regions.isDisjoint(with: [.preview, .disabled, .unreached]) {
        let context = mentions[mention.context]
        if isInterface, mentions[context.subject] != "storyboardName" { continue }
        let texts = isInterface ? [context.label] : [mention.text, context.subject, context.label]
        let found = texts.flatMap { naming[corpus.word($0, in: file)] ?? [] }
          .filter { !isInType($0, mention.declaration, file) }
        if found.isEmpty { continue }
        // Code outside the repository may call a function that contains the literal. A constant only matters if code
        // reads it.
        let owner = corpus[corpus.node(mention.declaration, in: file)].kind
        if mention.kind == .literal, owner == .property || owner == .enumCase {
          let id = MentionID(
            file: Int32(truncatingIfNeeded: file), index: Int32(truncatingIfNeeded: index))
          literals[id] = found
        } else {
          named.formUnion(found)
        }
      }
      for declaration in mentions.declarations {
        for text in [declaration.type, declaration.inherited, declaration.parameters] {
          named.formUnion(
            (naming[corpus.word(text, in: file)] ?? [])
              .filter { !isInType($0, declaration.parent, file) })
        }
      }
    }
    let graph = UsageGraph(
      ChainResolver(reader.places), wrappers, to: literals.keys.sorted(), lookup, jobs: jobs)
    for (literal, found) in literals where !graph.isDead(literal, corpus) { named.formUnion(found) }
    return named
  }

  /// Whether a declaration is inside a type with this name.
  private func isInType(_ name: Word, _ declaration: DeclarationID, _ file: Int) -> Bool {
    types.type(of: corpus.node(declaration, in: file)).map { types.path(of: $0).contains(name) } == true
  }
}
