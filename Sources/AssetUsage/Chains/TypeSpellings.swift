internal import SourceIndex

/// Determines the full path of a chain of names that does not begin with the outermost generated type.
///
/// All of these mean `R.image.close`: `Kit.R.image.close` with a module in front, `Pics.close` with an alias for
/// `R.image`, `r.image.close` with `let r = _R(bundle: b)`, and `image.close` in an extension of `R`.
struct TypeSpellings: Sendable {
  private let code: Codebase
  private let selfType: Word
  private let selfValue: Word
  private var constants: [Word: [[Word]]] = [:]

  /// Aliases and constants are expanded in at most this many spellings, because aliases may form a cycle.
  private static let mostSteps = 3

  init(_ code: Codebase, _ symbols: GeneratedSymbols) {
    self.code = code
    selfType = code.known.selfType
    selfValue = code.known.selfValue
    constants = code.typeConstants.paths
    let made = corpus.words.find(RSwiftNaming.madeType)
    guard let root = corpus.words.find(RSwiftNaming.root) else { return }
    for id in code.chains.mentions(naming: [made, root].compactMap(\.self)) {
      let file = Int(id.file)
      let context = corpus.context(of: id)
      guard corpus.files[file].language == .swift, context.role == .initialValue, context.subject != .none
      else { continue }
      let parts = corpus.words.parts(of: corpus.word(corpus[id].text, in: file))
      let name = corpus.word(context.subject, in: file)
      if parts.last == made {
        add([root], name)
      } else if parts.first == root, parts.count > 1, symbols.isHolder(parts) {
        // `let I = R.image`
        add(Array(parts), name)
      }
    }
  }

  private var corpus: Corpus { _read { yield code.corpus } }
  private var types: TypeTable { _read { yield code.types } }

  private mutating func add(_ path: [Word], _ name: Word) {
    if constants[name]?.contains(path) != true { constants[name, default: []].append(path) }
  }

  /// The full paths of an implicit chain. With `static let image = Assets.Images.self`, `.image.close` means
  /// `Assets.Images.close`.
  func implicitSpellings(of parts: ArraySlice<Word>) -> [ArraySlice<Word>] {
    parts.first.map { constants[$0, default: []] }?.map { ($0 + parts.dropFirst())[...] } ?? []
  }

  func spellings(of parts: ArraySlice<Word>, _ traits: Mention.Traits, in node: Node) -> [ArraySlice<Word>] {
    let isOwn = parts.first == selfType || parts.first == selfValue
    let rest = isOwn ? parts.dropFirst() : parts
    var found = isOwn ? [] : [parts]
    var next = 0
    // Only static code counts. In other code, the name may refer to an instance member, and the instance members of
    // system types are unknown.
    let isStatic = corpus[node].traits.contains(.static) || isOwn && parts.first == selfType
    if let first = rest.first, isStatic, traits.isDisjoint(with: [.local, .parameter, .postfix, .called]) {
      found += extensions(around: node, without: first).map { ($0 + rest)[...] }
    }
    if isOwn { found.append(rest) }
    while next < found.count, found.count < 16 {
      let path = found[next]
      next += 1
      guard let first = path.first, !types.isDeclaredRoot(first) else { continue }
      let others = types.aliasPaths[first, default: []] + constants[first, default: []]
      for other in others where next <= Self.mostSteps && other.first != first {
        found.append((other + path.dropFirst())[...])
      }
      if next == 1, others.isEmpty, isModule(path) { found.append(path.dropFirst()) }
    }
    return found
  }

  /// Whether a path such as `Kit.R.image.close` begins with the name of a module rather than with a type.
  private func isModule(_ path: ArraySlice<Word>) -> Bool {
    guard path.count > 2, let first = path.first, let second = path.dropFirst().first,
      corpus.words.isCapitalized(first)
    else { return false }
    let type = corpus.words[second]
    return !AssetType.all.contains(type) || AssetType.resources.contains(type)
      || AssetType.frameworks.contains(corpus.words[first])
  }

  /// The paths of the types that enclose a declaration. Empty if the repository itself declares the outermost type, or
  /// if one of the types has a member called `name`.
  private func extensions(around node: Node, without name: Word) -> [[Word]] {
    var paths: [[Word]] = []
    var type = types.type(of: node)
    while let current = type {
      if !types.members(name, of: current).isEmpty { return [] }
      paths.append(types.path(of: current))
      type = types[current].parent
    }
    guard let root = paths.last?.first, !types.isDeclaredRoot(root) else { return [] }
    return paths
  }
}
