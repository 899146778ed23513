internal import AssetModel
internal import Basics

/// Finds the assets of a project by the names that sources use.
struct AssetNames: Sendable {
  let sets: [AssetSet]
  /// The distinct names that sources can use for assets. The name at index `n` is the word with index `n + 1`, because
  /// the empty string has index 0.
  let all: [String]
  private let byName: [[Int]]
  private let byOwnName: [String: [Int]]

  /// The names of sets that sources cannot refer to because they are inside other sets: `Complication/Modular`.
  let parts: Set<String>
  /// Finds names by prefix. `backward` contains the reversed names, to find names by suffix.
  private let forward: NameOrder
  private let backward: NameOrder

  init(_ sets: [AssetSet]) {
    parts = Set(
      sets.lazy.filter { !$0.isNamedBySources }.map { "\($0.path.parent.stem)/\($0.ownName)" })
    self.sets = sets
    var numbers: [String: Int] = [:]
    var names: [String] = []
    var byName: [[Int]] = []
    var byOwnName: [String: [Int]] = [:]
    for (index, set) in sets.enumerated() where set.isNamedBySources {
      if let number = numbers[set.name] {
        byName[number].append(index)
      } else {
        numbers[set.name] = names.count
        names.append(set.name)
        byName.append([index])
      }
      if set.ownName != set.name { byOwnName[set.ownName, default: []].append(index) }
    }
    all = names
    self.byName = byName
    self.byOwnName = byOwnName
    forward = NameOrder(names.map { Array($0.utf8) })
    backward = NameOrder(names.map { $0.utf8.reversed() })
  }

  func assets(named word: Word) -> [Int] {
    word.index > 0 && word.index <= byName.count ? byName[word.index - 1] : []
  }

  func assets(matching pattern: NamePattern) -> [Int] {
    numbers(likeEndsOf: pattern).filter { pattern.matches(forward.texts[$0]) }.flatMap { byName[$0] }
  }

  /// The indices of the names that begin with the known start of a pattern. If the start is unknown, the names that
  /// end with its known end. If both are unknown, all names.
  private func numbers(likeEndsOf pattern: NamePattern) -> [Int] {
    if let beginnings = pattern.beginnings { return forward.numbers(beginningWith: beginnings) }
    if let endings = pattern.endings {
      return backward.numbers(beginningWith: endings.map { $0.reversed() })
    }
    return Array(all.indices)
  }

  /// The namespaced assets with this name after the last slash: `Icons/close` for `close`.
  func assets(ownName: String) -> [Int] { byOwnName[ownName, default: []] }
}

/// Sorted strings, so that those with the same prefix are next to each other.
private struct NameOrder: Sendable {
  let texts: [[UInt8]]
  private let order: [Int]

  init(_ texts: [[UInt8]]) {
    self.texts = texts
    order = texts.indices.sorted { texts[$0].lexicographicallyPrecedes(texts[$1]) }
  }

  func numbers(beginningWith beginnings: [[UInt8]]) -> [Int] {
    var found: Set<Int> = []
    for beginning in beginnings {
      let start = order.startOfSuffix { !texts[$0].lexicographicallyPrecedes(beginning) }
      for number in order[start...].prefix(while: { texts[$0].starts(with: beginning) }) {
        found.insert(number)
      }
    }
    return found.sorted()
  }
}

extension AssetSet {
  /// Whether sources can refer to this set by name. False for a set inside another set, unless the outer set is a
  /// sprite atlas.
  var isNamedBySources: Bool { isAddressable }

  var isJudged: Bool {
    // Code may use any sprite of an atlas, or all of them at once.
    guard isAddressable, container != .spriteAtlas, !isNamedByXcode, !isOnDemand else { return false }
    switch kind {
    case .image, .color, .data, .symbol, .arResourceGroup: return true
    default: return false
    }
  }
}

enum FileSuffix {
  private static let scales = ["@1x", "@2x", "@3x"].map { Array($0.utf8) }

  /// The part of a name after its last slash. HTML refers to images by their paths.
  static func withoutPath(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // HTML written on Windows may contain backslashes.
    name.lastIndex { $0 == .slash || $0 == UInt8(ascii: "\\") }.map { name[($0 + 1)...] } ?? name
  }

  /// The name without its file extension and scale: `close` for `close@2x.png`. Nil if it has neither.
  static func stripped(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = withoutExtension(name)
    for scale in scales where rest.count > scale.count && rest.suffix(scale.count).elementsEqual(scale) {
      rest = rest.dropLast(scale.count)
    }
    return rest.count < name.count && !rest.isEmpty ? rest : nil
  }

  static func withoutJSON(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let ending = ".json".utf8
    return name.suffix(ending.count).elementsEqual(ending) ? name.dropLast(ending.count) : nil
  }

  /// The end of a name, without its file extension and scale: `_on` for `_on.png`, and an empty string for `.png`.
  static func strippedEnding(_ ending: [UInt8]) -> [UInt8] {
    // `stripped` removes an extension or a scale only if something precedes it.
    let start = UInt8(ascii: "_")
    return stripped(([start] + ending)[...]).map { Array($0.dropFirst()) } ?? ending
  }

  private static func withoutExtension(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let dot = name.suffix(longestExtension + 1).lastIndex(of: .dot), dot > name.startIndex,
      PictureFormat(nameExtension: String(decoding: name[(dot + 1)...], as: UTF8.self)) != nil
    else { return name }
    return name[..<dot]
  }

  private static let longestExtension =
    PictureFormat.allCases.flatMap(\.nameExtensions).map(\.utf8.count).max() ?? 0
}
