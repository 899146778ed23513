internal import AssetModel
internal import Basics

/// The identifiers that generators create for assets, split at the dots.
struct GeneratedSymbols: Sendable {
  /// A Swift symbol that Xcode generates, such as `.Icons.close` with the namespace `Icons`.
  struct Symbol: Sendable {
    var assets: [Int] = []
    var namespaces: [Word] = []
  }

  private var xcode = WordMap<[Symbol]>()
  /// The members that generators other than Xcode create. The key is the last name: `close` for `R.image.close`.
  private var members = WordMap<[Member]>()
  /// The paths of all generated types and namespaces: `R`, `R.image` and `R.image.icons` for `R.image.icons.close`.
  private var holders: Set<[Word]> = []
  private var constants = WordMap<[Int]>()
  private let templateTypes: Set<String>

  /// For each asset, the Swift symbol that Xcode generates, with its namespaces: `.Icons.close`.
  let swiftMembers: [String?]
  let objectiveCConstants: [String?]

  private struct Member: Sendable {
    /// The type that contains the member. Nil means any type that no source declares, and whose name has one of the
    /// endings in `templateTypes`.
    let root: Word?
    let path: [Word]
    var assets: [Int]
  }

  init(_ names: AssetNames, _ generators: Generators, _ corpus: inout Corpus, jobs: Jobs) {
    templateTypes = generators.templateTypes
    swiftMembers = names.sets.parallelMap(jobs) {
      $0.hasSymbols ? XcodeSymbol.swiftMember(for: $0.name) : nil
    }
    objectiveCConstants = names.sets.parallelMap(jobs) { set in
      set.hasSymbols ? XcodeSymbol.objectiveCConstant(for: set.name, isColor: set.kind == .color) : nil
    }
    for (index, paths) in generators.members(of: names.sets).enumerated() {
      for path in paths { add(index, path, &corpus) }
    }
    for index in names.sets.indices {
      if let member = swiftMembers[index] {
        let parts = member.split(separator: ".").map { corpus.intern($0.filter { $0 != "`" }) }
        guard let last = parts.last else { continue }
        add(index, last, namespaces: Array(parts.dropLast()))
      }
      if let constant = objectiveCConstants[index] {
        constants[corpus.intern(constant), default: []].append(index)
      }
    }
  }

  private mutating func add(_ asset: Int, _ name: Word, namespaces: [Word]) {
    for count in 0..<namespaces.count { holders.insert(Array(namespaces[...count])) }
    if let known = xcode[name]?.firstIndex(where: { $0.namespaces == namespaces }) {
      xcode[name, default: []][known].assets.append(asset)
    } else {
      xcode[name, default: []].append(Symbol(assets: [asset], namespaces: namespaces))
    }
  }

  private mutating func add(_ asset: Int, _ member: Generators.Member, _ corpus: inout Corpus) {
    let root = member.type.map { corpus.intern($0) }
    let path = member.names.map { corpus.intern($0) }
    guard let last = path.last else { return }
    if let root { for count in 0..<path.count { holders.insert([root] + path.prefix(count)) } }
    if let known = members[last]?.firstIndex(where: { $0.root == root && $0.path == path }) {
      members[last, default: []][known].assets.append(asset)
    } else {
      members[last, default: []].append(Member(root: root, path: path, assets: [asset]))
    }
  }

  /// The assets of the generated member at the start of a chain of names. In `R.image.close.name`, this member is
  /// `R.image.close`.
  func assets(member parts: ArraySlice<Word>, _ code: Codebase) -> [Int] {
    guard let root = parts.first, parts.count > 1 else { return [] }
    for end in (parts.startIndex + 1)..<parts.endIndex {
      let path = parts[(parts.startIndex + 1)...end]
      for member in members[parts[end], default: []] where member.path.elementsEqual(path) {
        if let known = member.root {
          if known == root { return member.assets }
        } else if !code.types.isDeclaredRoot(root),
          templateTypes.contains(where: code.corpus.words[root].hasSuffix)
        {
          return member.assets
        }
      }
    }
    return []
  }

  func hold(anyOf parts: ArraySlice<Word>) -> Bool { parts.contains { members[$0] != nil } }

  func isHolder(_ path: ArraySlice<Word>) -> Bool { holders.contains(Array(path)) }

  /// The assets of the Xcode symbol that these names begin with: `.Icons.close` for `.Icons.close.name`.
  func assets(_ parts: ArraySlice<Word>) -> [Int] {
    for (offset, part) in parts.enumerated() {
      guard let symbols = xcode[part] else { continue }
      let namespaces = Array(parts.prefix(offset))
      if let symbol = symbols.first(where: { $0.namespaces == namespaces }) { return symbol.assets }
    }
    return []
  }

  /// The names up to the member itself: `R.image.close` for `R.image.close.name`. Nil if all of them are types and
  /// namespaces.
  func untilMember(_ parts: ArraySlice<Word>) -> ArraySlice<Word>? {
    parts.indices.first { !holders.contains(Array(parts[...$0])) }.map { parts[...$0] }
  }

  /// The assets whose generated members have this last name, in any namespace. `root` is the generated type; nil for
  /// Xcode's symbols.
  func assets(last name: Word, of root: Word?) -> [Int] {
    guard let root else { return xcode[name, default: []].flatMap(\.assets) }
    return members[name, default: []].filter { $0.root == root }.flatMap(\.assets)
  }

  func lastNames(of root: Word?) -> [Word] {
    guard let root else { return Array(xcode.keys) }
    return members.keys.filter { members[$0, default: []].contains { $0.root == root } }
  }

  /// All names in generated symbols, members and constants, and in the types and namespaces around them.
  var words: Set<Word> {
    Set(xcode.keys).union(members.keys).union(constants.keys).union(holders.joined())
  }

  func holds(_ name: Word) -> Bool { xcode[name] != nil }

  func assets(constant: Word) -> [Int] { constants[constant, default: []] }
}

extension AssetSet {
  fileprivate var hasSymbols: Bool { isNamedBySources && [.image, .color, .symbol].contains(kind) }
}
