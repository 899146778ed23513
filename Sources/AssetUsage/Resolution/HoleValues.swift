internal import SourceIndex

/// Finds the strings that can replace an interpolation such as `\(name)` in `"ic_\(name)"`. These are the values of a
/// constant or variable, the results of a property, or the raw values or case names of an enum.
struct HoleValues: Sendable {
  private let reader: MentionReader
  private let written: [Holder: [String]]
  /// The holders whose string may also be empty.
  private let empty: Set<Holder>
  /// The holders that may also have values other than literals.
  private let open: Set<Holder>

  /// A declaration that has a string as its value. If `name` is set, the holder is the local constant or variable with
  /// this name in the declaration.
  private struct Holder: Hashable {
    let node: Node
    var name = Word.none
  }

  init(_ reader: MentionReader) {
    self.reader = reader
    let corpus = reader.corpus
    var written: [Holder: [String]] = [:]
    var open: Set<Holder> = []
    var empty: Set<Holder> = []
    var returned: [(local: Holder, from: Holder)] = []
    for (index, file) in corpus.files.enumerated() where file.language == .swift {
      for mention in file.mentions.mentions where [.literal, .chain, .pattern, .empty].contains(mention.kind)
      {
        let context = file.mentions[mention.context]
        let node = corpus.node(mention.declaration, in: index)
        let holder: Holder
        switch context.role {
        case .initialValue where !file.mentions[mention.declaration].hasInitialValue, .assigned:
          holder = Holder(node: node, name: corpus.words.last(of: corpus.word(context.subject, in: index)))
        case .initialValue, .rawValue, .returned, .statement: holder = Holder(node: node)
        default: continue
        }
        if mention.kind == .empty {
          empty.insert(holder)
        } else if mention.kind == .literal {
          written[holder, default: []].append(file.mentions[mention.text])
        } else if mention.traits.contains(.local), holder.name == .none {
          returned.append((Holder(node: node, name: corpus.word(mention.text, in: index)), holder))
        } else {
          open.insert(holder)
        }
      }
    }
    for (local, holder) in returned {
      written[holder, default: []] += written[local] ?? []
      if written[local] == nil || open.contains(local) { open.insert(holder) }
      if empty.contains(local) { empty.insert(holder) }
    }
    self.written = written
    self.open = open
    self.empty = empty
  }

  enum Extent: CaseIterable {
    /// The strings that can fill the hole, if all of them are known.
    case all
    /// The strings that are known to fill the hole, even if there may be others.
    case some
    /// Like `some`, and also the empty string if the value may be empty.
    case orNone
  }

  /// The strings that can fill a hole such as `\(name)` in a declaration; the hole itself if they are unknown.
  func known(_ hole: Pattern.Piece, in node: Node, _ extent: Extent) -> Pattern.Piece {
    switch hole {
    case .cases(let type): return name(of: type).flatMap(caseNames) ?? hole
    case .rawValues(let type): return name(of: type).flatMap(values) ?? hole
    case .value(let expression):
      let parts = expression.split(separator: ".")
      let names = parts.filter { !Self.passing.contains(String($0)) }
        .map { reader.corpus.words.find($0) }
      if parts.last == "rawValue", names.count > 1,
        let texts = rawValues(of: names.compactMap(\.self), names.count, in: node)
      {
        return texts
      }
      guard let last = names.last, let name = last, names.count <= 2 else { return hole }
      let owner = names.count == 2 ? names[0] : nil
      if names.count == 2, owner == nil { return hole }
      return value(of: name, owner, in: node, extent, isRawValue: parts.last == "rawValue") ?? hole
    default: return hole
    }
  }

  /// The names that can be left out of an expression such as `self.icon.rawValue`, because they do not change the
  /// string.
  private static let passing: Set = ["self", "Self", "rawValue"]

  private func value(
    of name: Word, _ owner: Word?, in node: Node, _ extent: Extent, isRawValue: Bool
  ) -> Pattern.Piece? {
    let types = reader.types
    let enclosing = types.type(of: node)
    let local = Holder(node: node, name: name)
    if owner == nil, let texts = written[local] {
      return extent != .all || !open.contains(local) ? .oneOf(texts + none(of: [local], extent)) : nil
    }
    let members = members(name, owner, from: enclosing)
    let holders = members.map { Holder(node: $0) }
    let texts = holders.flatMap { written[$0] ?? [] }
    let isConstant = members.allSatisfy(hasOnlyWrittenValues)
    if !texts.isEmpty {
      return extent != .all || isConstant && open.isDisjoint(with: holders)
        ? .oneOf(texts + none(of: holders, extent)) : nil
    }
    guard owner == nil, members.count == 1 else { return nil }
    let type = types.values[members[0].index]
    return isRawValue ? values(of: type) : caseNames(of: type)
  }

  /// Whether a member probably has only the values in its declaration: it is static, or it is computed and cannot be
  /// overridden. Assignments elsewhere are not taken into account.
  private func hasOnlyWrittenValues(_ member: Node) -> Bool {
    let traits = reader.corpus[member].traits
    if traits.contains(.static) { return true }
    return traits.contains(.computed)
      && reader.types.type(of: member).map { !reader.types[$0].isInheritable } == true
  }

  private func none(of holders: [Holder], _ extent: Extent) -> [String] {
    extent == .orNone && !empty.isDisjoint(with: holders) ? [""] : []
  }

  /// The raw values of the enum at the end of a chain of properties, as in `self.signal.kind.rawValue`. Nil if a
  /// property or its type is unknown.
  private func rawValues(of names: [Word], _ count: Int, in node: Node) -> Pattern.Piece? {
    guard names.count == count, let first = names.first else { return nil }
    let types = reader.types
    var found = members(first, nil, from: types.type(of: node))
    for name in names.dropFirst() {
      guard found.count == 1, let type = types.byName[types.values[found[0].index]], type.count == 1 else {
        return nil
      }
      found = types.members(name, of: type[0])
    }
    guard found.count == 1 else { return nil }
    return values(of: types.values[found[0].index])
  }

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

  /// The last part of a type as code writes it, such as `Size` in `Icon.Size`.
  private func name(of type: String) -> Word? {
    type.split(separator: ".").last.flatMap(reader.corpus.words.find)
  }

  /// The raw values of all enums with this name, as a pattern; digits if the raw values are integers. Nil if no enum
  /// has this name.
  private func values(of word: Word) -> Pattern.Piece? {
    let enums = enums(word)
    if enums.contains(where: isNumbered) { return .digits }
    return oneOf(cases(of: enums).map(rawValue))
  }

  /// The names and raw values of the cases, for all enums with this name. An interpolation such as `\(icon)` may insert
  /// either of them.
  private func caseNames(of word: Word) -> Pattern.Piece? {
    oneOf(cases(of: enums(word)).flatMap { [name(of: $0)] + (written[Holder(node: $0)] ?? []) })
  }

  private func rawValue(of node: Node) -> String {
    let holder = Holder(node: node)
    return written[holder]?.first ?? (empty.contains(holder) ? "" : name(of: node))
  }

  private func oneOf(_ texts: [String]) -> Pattern.Piece? { texts.isEmpty ? nil : .oneOf(texts) }

  private func enums(_ word: Word) -> [TypeID] {
    reader.types.byName[word, default: []].filter { reader.types[$0].isEnumeration }
  }

  private func cases(of enums: [TypeID]) -> [Node] {
    enums.flatMap { type in
      reader.types[type].members.values.joined().filter { reader.corpus[$0].kind == .enumCase }.sorted()
    }
  }

  private func name(of node: Node) -> String { reader.corpus.words[reader.types.names[node.index]] }

  private func isNumbered(_ type: TypeID) -> Bool {
    reader.types[type].inherited.contains {
      ["Int", "UInt", "UInt8", "Int32"].contains(reader.corpus.words[$0])
    }
  }
}
