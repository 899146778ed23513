internal import AssetModel
internal import Basics
internal import SourceIndex

struct Parameter: Sendable {
  let label: Word
  let name: Word
  let types: WordSet?
  /// Whether the argument is a metatype such as `Icons.Type`.
  let isMetatype: Bool
}

private struct WrittenType: Sendable {
  let names: WordSet?
  /// The name of the only type in the annotation; empty if there are several types, or none.
  let only: Word
  let isMetatype: Bool
}

/// The types that the files declare or extend, and all members by name.
///
/// Types with the same path count as one type, because it is unknown which of them a use refers to.
struct TypeTable: Sendable {
  private(set) var entries: [TypeEntry] = []
  private var typeNames: [Word] = []
  private(set) var roots = WordMap<TypeID>()
  private(set) var byName = WordMap<[TypeID]>()
  /// For each alias, the names of all types that its definition contains.
  private(set) var aliases = WordMap<[Word]>()
  /// For each alias of a type such as `AppAsset.Colors`, the names in that type's path: `AppAsset` and `Colors`.
  private(set) var aliasPaths: [Word: [[Word]]] = [:]
  /// The declared types that each alias refers to: `AppAsset.Colors` for `typealias Colors = AppAsset.Colors`. There
  /// can be several, because modules may have different aliases with the same name.
  private(set) var aliasTypes = WordMap<[TypeID]>()
  /// The names of aliases that are declared outside types.
  private(set) var globalAliases: Set<Word> = []
  private var memberNames: [Bool] = []
  /// For each type, the type itself and all supertypes that the repository declares. Empty if there are no
  /// such supertypes.
  private var lineages: [[TypeID]] = []
  private(set) var named = WordMap<Namesakes>()
  private(set) var signatures = NodeMap<[Parameter]>()
  /// For each property name, the types of the properties with that name. The inner optional is nil if one of these
  /// properties may have any type.
  private(set) var propertyTypes = WordMap<WordSet?>()
  private(set) var conformances = Conformances()
  /// For each declaration, the index of the type that it declares or is a member of; -1 if there is none.
  private var typeOfNode: [Int32]
  /// The name of each property's type. Empty if the property has no type annotation, or if the annotation contains
  /// several types.
  private(set) var values: [Word]
  /// The names of properties whose value is a type, as in `let icons: Icons.Type`.
  private(set) var metatypeNames: Set<Word> = []
  private var cases: [Bool]
  /// The names of enum cases with associated values.
  private(set) var casesWithValues: Set<Word> = []
  private var statics: [Bool]
  private var writtenTypes = WordMap<WrittenType>()
  /// The results of `TypeText.knownNames`, cached because most type annotations occur often.
  private var knownTypes: [Digest: WordSet?] = [:]
  let shortNames: Set<Substring>
  /// For each case, property, function and macro, its name without labels; empty for other declarations.
  private(set) var names: [Word]

  init(_ corpus: inout Corpus) {
    typeOfNode = [Int32](repeating: -1, count: corpus.nodeCount)
    names = [Word](repeating: .none, count: corpus.nodeCount)
    values = names
    cases = [Bool](repeating: false, count: corpus.nodeCount)
    statics = cases
    shortNames = corpus.shortTypeNames
    for file in corpus.files.indices { add(file, &corpus) }
    named.updateAll { $0.finish() }
    for (name, paths) in aliasPaths {
      let types = Set(paths.compactMap(type(at:)))
      if !types.isEmpty { aliasTypes[name, default: []] = types.sorted() }
    }
    for index in entries.indices {
      let type = TypeID(index: index)
      entries[index].ancestors = Set(self[type].inherited).sorted().compactMap { name in
        lookUp(name, from: self[type].parent).flatMap { $0 != type && self[$0].isInheritable ? $0 : nil }
      }
    }
    lineages = entries.indices.map { index in
      entries[index].ancestors.isEmpty ? [] : lineage(of: TypeID(index: index))
    }
    memberNames = [Bool](repeating: false, count: corpus.words.count)
    for entry in entries { for name in entry.members.keys { memberNames[name.index] = true } }
    conformances = Conformances(self)
    knownTypes = [:]
    writtenTypes = WordMap()
  }

  private func type(at path: [Word]) -> TypeID? {
    guard let first = path.first, let root = roots[first] else { return nil }
    return path.dropFirst().reduce(root) { outer, name in outer.flatMap { self[$0].children[name] } }
  }

  /// Yields the entry instead of returning it, to avoid a large copy.
  subscript(id: TypeID) -> TypeEntry { _read { yield entries[id.index] } }

  func name(of type: TypeID) -> Word { typeNames[type.index] }

  func type(of node: Node) -> TypeID? {
    let index = typeOfNode[node.index]
    return index < 0 ? nil : TypeID(index: Int(index))
  }

  func isCase(_ node: Node) -> Bool { cases[node.index] }

  func requirement(fulfilledBy node: Node) -> Node? {
    let name = names[node.index]
    guard let type = type(of: node), conformances.ask(for: name) else { return nil }
    for ancestor in lineages[type.index] where ancestor != type && self[ancestor].isProtocol {
      if let requirement = self[ancestor].members[name]?.first { return requirement }
    }
    return nil
  }

  /// Whether a declaration is a static member or an enum case.
  func isStatic(_ node: Node) -> Bool { statics[node.index] }

  private mutating func add(_ file: Int, _ corpus: inout Corpus) {
    for (index, declaration) in corpus.files[file].mentions.declarations.enumerated().dropFirst() {
      let node = Node(index: corpus.firstNodes[file] + index)
      let outer = type(of: corpus.node(declaration.parent, in: file))
      let name = corpus.word(declaration.name, in: file)
      switch declaration.kind {
      case let kind where kind.isType:
        let id = find(name, outer, isExtension: kind == .extension, corpus)
        typeOfNode[node.index] = Int32(truncatingIfNeeded: id.index)
        if kind != .extension {
          entries[id.index].isDeclared = true
          if let access = declaration.access, access <= .fileprivate {
            entries[id.index].isFilePrivate = true
          }
          if kind != .enumeration { entries[id.index].mayHaveValues = true }
          entries[id.index].files.append(file)
        }
        // Types in the headers of a prebuilt framework do not count, because its code may call any of their members.
        if kind == .protocol || kind == .class,
          corpus.files[file].path.builtProduct?.pathExtension != "framework"
        {
          entries[id.index].isInheritable = true
        }
        if kind == .enumeration { entries[id.index].isEnumeration = true }
        if kind == .protocol { entries[id.index].isProtocol = true }
        let inherited = TypeText.names(in: corpus.words.utf8(corpus.word(declaration.inherited, in: file)))
        entries[id.index].inherited += inherited.map { corpus.intern($0) }
      case .typeAlias:
        if outer == nil { globalAliases.insert(name) }
        let type = TypeText.names(in: corpus.words.utf8(corpus.word(declaration.type, in: file)))
        aliases[name, default: []] += type.map { corpus.intern($0) }
        if let path = TypeText.path(in: corpus.words.utf8(corpus.word(declaration.type, in: file))) {
          aliasPaths[name, default: []].append(path.map { corpus.intern($0) })
        }
      case .enumCase, .property, .function, .macro:
        names[node.index] = declaration.kind == .function ? corpus.baseName(of: name) : name
        if let outer {
          typeOfNode[node.index] = Int32(truncatingIfNeeded: outer.index)
          entries[outer.index].members[names[node.index], default: []].append(node)
          if declaration.kind == .enumCase { entries[outer.index].mayHaveValues = true }
        }
        cases[node.index] = declaration.kind == .enumCase
        if declaration.traits.contains(.associatedValues) { casesWithValues.insert(name) }
        statics[node.index] = declaration.kind == .enumCase || declaration.traits.contains(.static)
        named[names[node.index], default: Namesakes()].add(node, declaration, outer)
        if declaration.kind == .property { addType(declaration, node, file, &corpus) }
        if declaration.kind == .function { addSignature(declaration, node, file, &corpus) }
      default:
        if let outer { typeOfNode[node.index] = Int32(truncatingIfNeeded: outer.index) }
        if declaration.kind == .subscript || declaration.kind == .initializer, let outer {
          addSignature(declaration, node, file, &corpus)
          entries[outer.index].members[corpus.baseName(of: name), default: []].append(node)
        }
      }
    }
  }

  private mutating func addType(
    _ declaration: Declaration, _ node: Node, _ file: Int, _ corpus: inout Corpus
  ) {
    let written = written(corpus.word(declaration.type, in: file), &corpus)
    if written.isMetatype { metatypeNames.insert(names[node.index]) }
    values[node.index] = written.only
    // Without a type annotation, the property may have any type.
    let types = written.names
    guard let others = propertyTypes[names[node.index]] else {
      propertyTypes[names[node.index], default: types] = types
      return
    }
    guard let known = others else { return }
    guard let types else {
      propertyTypes[names[node.index], default: nil] = nil
      return
    }
    if !types.isSubset(of: known) { propertyTypes[names[node.index], default: nil] = known.union(types) }
  }

  private mutating func written(_ type: Word, _ corpus: inout Corpus) -> WrittenType {
    if let known = writtenTypes[type] { return known }
    var text = Array(corpus.words.utf8(type))
    let isMetatype = text.hasMetatypeSuffix
    if isMetatype { text.removeLast(".Type".utf8.count) }
    let all = TypeText.names(in: text[...])
    let written = WrittenType(
      names: typeNames(in: text[...], &corpus), only: all.count == 1 ? corpus.intern(all[0]) : .none,
      isMetatype: isMetatype)
    writtenTypes[type, default: written] = written
    return written
  }

  private mutating func typeNames(in text: ArraySlice<UInt8>, _ corpus: inout Corpus) -> WordSet? {
    let digest = Digest(text.span)
    if let known = knownTypes[digest] { return known }
    let names = TypeText.knownNames(in: text, declared: shortNames).map {
      WordSet($0.map { corpus.intern($0) })
    }
    knownTypes[digest] = .some(names)
    return names
  }

  private mutating func addSignature(
    _ declaration: Declaration, _ node: Node, _ file: Int, _ corpus: inout Corpus
  ) {
    let name = Array(corpus.words.utf8(corpus.word(declaration.name, in: file)))
    let text = Array(corpus.words.utf8(corpus.word(declaration.parameters, in: file)))
    guard let open = name.firstIndex(of: UInt8(ascii: "(")), !text.isEmpty else { return }
    let labels = name[(open + 1)...].dropLast().split(separator: UInt8(ascii: ":"))
    let parameters = text.split(separator: UInt8(ascii: ";")).map { $0.drop { $0 == UInt8(ascii: " ") } }
    guard labels.count == parameters.count else { return }
    signatures[node, default: []] = zip(labels, parameters).map { label, parameter in
      let end = parameter.firstIndex(of: UInt8(ascii: ":")) ?? parameter.endIndex
      var type = parameter[end...]
      let isMetatype = type.hasMetatypeSuffix
      if isMetatype { type.removeLast(".Type".utf8.count) }
      return Parameter(
        label: label.elementsEqual([UInt8(ascii: "_")]) ? .none : corpus.words.intern(label),
        name: corpus.words.intern(parameter[..<end]), types: typeNames(in: type, &corpus),
        isMetatype: isMetatype)
    }
  }

  /// Finds a type, and adds it if it is new.
  private mutating func find(
    _ name: Word, _ outer: TypeID?, isExtension: Bool, _ corpus: Corpus
  ) -> TypeID {
    var type = isExtension ? nil : outer
    for part in corpus.words.parts(of: name) { type = child(part, of: type, corpus.words) }
    return type ?? child(name, of: outer, corpus.words)
  }

  private mutating func child(_ name: Word, of parent: TypeID?, _ words: WordTable) -> TypeID {
    if let known = parent.map({ entries[$0.index].children[name] }) ?? roots[name] { return known }
    let id = TypeID(index: entries.count)
    let first = words.utf8(name).first ?? 0
    let isLowercase = UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
    typeNames.append(name)
    entries.append(TypeEntry(name: name, parent: parent, isNamedLikeType: !isLowercase))
    byName[name, default: []].append(id)
    if let parent {
      entries[parent.index].children[name] = id
    } else {
      roots[name, default: id] = id
    }
    return id
  }
}

extension TypeTable {
  func files(of type: TypeID) -> [Int] { self[type].files }

  /// Whether the repository declares a top-level type with this name, rather than only extending it.
  func isDeclaredRoot(_ name: Word) -> Bool { roots[name].map { self[$0].isDeclared } ?? false }

  /// How many enclosing types a lookup searches for a name. Real code never nests types this deeply, and without a
  /// limit, lookups would take quadratic time.
  static let deepestNesting = 64

  func lookUp(_ name: Word, from type: TypeID?) -> TypeID? {
    var outer = type
    for _ in 0..<Self.deepestNesting {
      guard let current = outer else { break }
      if let child = self[current].children[name] { return child }
      if self[current].name == name { return current }
      outer = self[current].parent
    }
    if let root = roots[name] { return root }
    let others = byName[name, default: []]
    // A type that is nested elsewhere is found only if its name looks like a type name.
    if others.count == 1, self[others[0]].isNamedLikeType { return others[0] }
    if let type = aliasTypes[name]?.first { return type }
    for target in aliases[name, default: []] where target != name {
      if let root = roots[target] { return root }
      let nested = byName[target, default: []]
      if nested.count == 1 { return nested[0] }
    }
    return nil
  }

  /// At most `limit` types that have one of these names and contain one of the static members in `namesakes`.
  ///
  /// The search starts from the type names, because thousands of types can have a member with the same name.
  func owners(of namesakes: Namesakes, among names: WordSet, atMost limit: Int) -> [TypeID] {
    var found: [TypeID] = []
    for name in names {
      guard let types = byName[name] else { continue }
      for type in types where namesakes.isStatic(in: type) {
        found.append(type)
        if found.count == limit { return found }
      }
    }
    return found
  }

  /// The given names and, for each alias among them, also the names of the types in its definition.
  func lookingThroughAliases(_ names: WordSet) -> WordSet {
    let others = names.flatMap { roots[$0] == nil ? aliases[$0] ?? [] : [] }
    return others.isEmpty ? names : names.union(others)
  }

  /// The members with this name, including those that the type inherits.
  func members(_ name: Word, of type: TypeID) -> [Node] {
    guard name.index < memberNames.count, memberNames[name.index] else { return [] }
    if lineages[type.index].isEmpty { return entries[type.index].members[name] ?? [] }
    return lineages[type.index].flatMap { entries[$0.index].members[name] ?? [] }
  }

  /// A type and all supertypes that the repository declares.
  func ancestry(of type: TypeID) -> [TypeID] { lineages[type.index].isEmpty ? [type] : lineages[type.index] }

  private func lineage(of type: TypeID) -> [TypeID] {
    var found = [type]
    var next = 0
    while next < found.count {
      for ancestor in self[found[next]].ancestors where !found.contains(ancestor) { found.append(ancestor) }
      next += 1
    }
    return found
  }

  /// The name of a type with its enclosing types: `Asset.Icons`.
  func path(of type: TypeID, _ words: WordTable) -> String {
    path(of: type).map { words[$0] }.joined(separator: ".")
  }

  func path(of type: TypeID) -> [Word] {
    var names = [self[type].name]
    var outer = self[type].parent
    while let current = outer {
      names.insert(self[current].name, at: 0)
      outer = self[current].parent
    }
    return names
  }
}

extension Corpus {
  mutating func intern(_ text: some StringProtocol) -> Word { words.intern(text) }

  fileprivate var shortTypeNames: Set<Substring> {
    var names: Set<Substring> = []
    for (index, file) in files.enumerated() {
      for declaration in file.mentions.declarations where declaration.kind.isType {
        let name = words.utf8(word(declaration.name, in: index))
        if name.count == 1 { names.insert(Substring(decoding: name, as: UTF8.self)) }
      }
    }
    return names
  }

  mutating func baseName(of name: Word) -> Word {
    let text = Array(words.utf8(name))
    guard let end = text.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }) else {
      return name
    }
    return words.intern(text[..<end])
  }
}

extension BidirectionalCollection<UInt8> {
  /// Whether the text is a metatype such as `Icons.Type`.
  fileprivate var hasMetatypeSuffix: Bool { suffix(5).elementsEqual(".Type".utf8) }
}
