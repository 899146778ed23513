internal import AssetModel

/// The identifiers that generators give to assets, by the names they are made of.
struct GeneratedSymbols: Sendable {
  /// A generated member: which generator makes it, and the assets it stands for.
  struct Symbol: Sendable {
    var assets: [Int] = []
    var namespaces: [Word] = []
  }

  /// What Xcode generates, by the last name: `close` for `.Icons.close`.
  private var xcode: [Word: [Symbol]] = [:]
  /// Constants of Objective-C.
  private var constants: [Word: [Int]] = [:]

  init(_ names: AssetNames, _ corpus: inout Corpus) {
    for (index, set) in names.sets.enumerated() where set.isNamedBySources {
      guard [.image, .color, .symbol].contains(set.kind) else { continue }
      if let member = XcodeSymbol.swiftMember(for: set.name) {
        let parts = member.split(separator: ".").map { corpus.intern($0.filter { $0 != "`" }) }
        guard let last = parts.last else { continue }
        add(index, last, namespaces: Array(parts.dropLast()))
      }
      if let constant = XcodeSymbol.objectiveCConstant(for: set.name, isColor: set.kind == .color) {
        constants[corpus.intern(constant), default: []].append(index)
      }
    }
  }

  private mutating func add(_ asset: Int, _ name: Word, namespaces: [Word]) {
    if let known = xcode[name]?.firstIndex(where: { $0.namespaces == namespaces }) {
      xcode[name]?[known].assets.append(asset)
    } else {
      xcode[name, default: []].append(Symbol(assets: [asset], namespaces: namespaces))
    }
  }

  /// The assets whose Swift symbol these names begin with.
  func assets(_ parts: ArraySlice<Word>) -> [Int] {
    for (offset, part) in parts.enumerated() {
      guard let symbols = xcode[part] else { continue }
      let namespaces = Array(parts.prefix(offset))
      if let symbol = symbols.first(where: { $0.namespaces == namespaces }) { return symbol.assets }
    }
    return []
  }

  /// Whether a symbol has this name.
  func holds(_ name: Word) -> Bool { xcode[name] != nil }

  /// The assets of a constant of Objective-C.
  func assets(constant: Word) -> [Int] { constants[constant, default: []] }
}
