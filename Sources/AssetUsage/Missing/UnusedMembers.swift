internal import Basics
internal import SourceIndex

/// Finds functions and properties of Swift types that nothing uses: their names occur only in their own declarations.
///
/// Other code may use a member without its name, for example through a protocol of a library. So only private members
/// count, and nonpublic static functions of types that inherit only from `NSObject` and from types in the repository.
struct UnusedMembers {
  private var unused: Set<Node> = []

  init(around mentions: [MentionID], _ code: Codebase) {
    let (corpus, types) = (code.corpus, code.types)
    let members = Set(mentions.compactMap { corpus.member(around: $0) })
      .filter { Self.mayBeJudged($0, types, corpus) }
    guard !members.isEmpty else { return }
    let naming = corpus.words(naming: Set(members.map { corpus.words[types.names[$0.index]] }))
    unused = members.filter { node in
      let isNaming = corpus.words.marked(naming[corpus.words[types.names[node.index]], default: []])
      return !corpus.files.indices.contains { corpus.mentions(isNaming, in: $0, outside: node) }
    }
  }

  func hold(_ mention: MentionID, _ corpus: Corpus) -> Bool {
    corpus.member(around: mention).map(unused.contains) == true
  }

  private static func mayBeJudged(_ node: Node, _ types: TypeTable, _ corpus: Corpus) -> Bool {
    let declaration = corpus[node]
    guard declaration.traits.isDisjoint(with: [.overriding, .objectiveC]), types.names[node.index] != .none
    else {
      return false
    }
    if let access = declaration.access, access <= .fileprivate { return true }
    guard declaration.kind == .function, declaration.traits.contains(.static),
      declaration.access.map({ $0 < .public }) != false, let type = types.type(of: node)
    else { return false }
    // Objective-C code calls the members of an `@objcMembers` class by other names. In an extension, it is unknown
    // whether the class has this attribute, but Objective-C code can only use classes that inherit from another class.
    let parent = corpus.files[corpus.file(of: node)].mentions[declaration.parent]
    guard !parent.traits.contains(.objectiveC), parent.kind != .extension || types[type].inherited.isEmpty
    else { return false }
    return types[type].inherited.allSatisfy { name in
      corpus.words[name] == "NSObject" || types.byName[name]?.contains { types[$0].isDeclared } == true
    }
  }
}

extension Corpus {
  /// The function or property of a Swift type whose declaration contains the mention.
  fileprivate func member(around mention: MentionID) -> Node? {
    let file = Int(mention.file)
    guard files[file].language == .swift else { return nil }
    let mentions = files[file].mentions
    var id = self[mention].declaration
    while id != .file {
      let declaration = mentions[id]
      if [.function, .property].contains(declaration.kind), declaration.parent != .file,
        mentions[declaration.parent].kind.isType
      {
        return node(id, in: file)
      }
      id = declaration.parent
    }
    return nil
  }

  /// Whether a file contains one of the words, except in the declaration of `member` itself.
  fileprivate func mentions(_ isNaming: [Bool], in file: Int, outside member: Node) -> Bool {
    guard texts[file].contains(where: { isNaming[$0.index] }) else { return false }
    let mentions = files[file].mentions
    return mentions.mentions.contains { mention in
      guard [.literal, .word, .chain, .pattern].contains(mention.kind) else { return false }
      let context = mentions[mention.context]
      let texts = [mention.text, context.subject, context.label]
      return texts.contains { isNaming[word($0, in: file).index] }
        && !isInside(member, mention.declaration, file)
    }
  }

  private func isInside(_ member: Node, _ declaration: DeclarationID, _ file: Int) -> Bool {
    var id = declaration
    while id != .file {
      if node(id, in: file) == member { return true }
      id = files[file].mentions[id].parent
    }
    return false
  }
}
