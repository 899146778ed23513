internal import SourceIndex

/// The texts that the holes of patterns can be: what is written for a constant or variable, the results of a property,
/// the raw values of an enum or the names of its cases.
struct HoleValues: Sendable {
  private let reader: MentionReader
  private let written: [Holder: [String]]

  /// What a text is written for: a declaration, or with a name, a constant or variable inside of it.
  private struct Holder: Hashable {
    let node: Node
    var name = Word.none
  }

  init(_ reader: MentionReader) {
    self.reader = reader
    let corpus = reader.corpus
    var written: [Holder: [String]] = [:]
    for (index, file) in corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions where mention.kind == .literal {
        let context = file.mentions[mention.context]
        let node = corpus.node(mention.declaration, in: index)
        let holder: Holder
        switch context.role {
        case .initialValue where file.mentions[mention.declaration].kind != .property, .assigned:
          holder = Holder(node: node, name: corpus.words.last(of: corpus.word(context.subject, in: index)))
        case .initialValue, .rawValue, .returned, .statement: holder = Holder(node: node)
        default: continue
        }
        written[holder, default: []].append(file.mentions[mention.text])
      }
    }
    self.written = written
  }

  /// What can stand in a hole inside a declaration, where the sources say more of it.
  func known(_ hole: Pattern.Piece, in node: Node) -> Pattern.Piece {
    switch hole {
    case .cases(let type): return reader.corpus.words.find(type).flatMap(values) ?? hole
    case .value(let expression):
      let names = expression.split(separator: ".").filter { !Self.passing.contains(String($0)) }
        .map { reader.corpus.words.find($0) }
      guard let last = names.last, let name = last, names.count <= 2 else { return hole }
      let owner = names.count == 2 ? names[0] : nil
      if names.count == 2, owner == nil { return hole }
      return value(of: name, owner, in: node) ?? hole
    default: return hole
    }
  }

  /// The members that stand for their value.
  private static let passing: Set = ["self", "Self", "rawValue"]

  private func value(of name: Word, _ owner: Word?, in node: Node) -> Pattern.Piece? {
    let types = reader.types
    let enclosing = types.type(of: node)
    if owner == nil, let texts = written[Holder(node: node, name: name)] { return .oneOf(texts) }
    let members = members(name, owner, from: enclosing)
    let texts = members.flatMap { written[Holder(node: $0)] ?? [] }
    if !texts.isEmpty { return .oneOf(texts) }
    guard owner == nil, members.count == 1 else { return nil }
    return values(of: types.values[members[0].index])
  }

  /// The declarations that a name means inside a type, or as a member of the one that stands before it.
  private func members(_ name: Word, _ owner: Word?, from enclosing: TypeID?) -> [Node] {
    let types = reader.types
    if let owner {
      return types.lookUp(owner, from: enclosing).map { types.members(name, of: $0) } ?? []
    }
    var type = enclosing
    while let current = type {
      let members = types.members(name, of: current)
      if !members.isEmpty { return members }
      type = types[current].parent
    }
    return types.named[name]?.globals ?? []
  }

  /// The values of the cases of all enums with this name; nil if there are none.
  private func values(of word: Word) -> Pattern.Piece? {
    let types = reader.types
    let enums = types.byName[word, default: []].filter { types[$0].isEnumeration }
    if enums.contains(where: isNumbered) { return .digits }
    let values = enums.flatMap { type in
      types[type].members.values.joined().filter { reader.corpus[$0].kind == .enumCase }.sorted()
        .map { written[Holder(node: $0)]?.first ?? reader.corpus.words[types.names[$0.index]] }
    }
    return values.isEmpty ? nil : .oneOf(values)
  }

  private func isNumbered(_ type: TypeID) -> Bool {
    reader.types[type].inherited.contains {
      ["Int", "UInt", "UInt8", "Int32"].contains(reader.corpus.words[$0])
    }
  }
}
