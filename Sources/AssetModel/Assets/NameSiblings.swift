internal import Basics

/// Finds sets in one catalog that have the same kind and whose names differ in only one word, such as
/// `icon_red_normal` and `icon_blue_normal`. Such sets usually show the same thing in another state or for
/// another device.
public struct NameSiblings: Sendable {
  private let groups: Once<[Key: [AssetSet]]>

  private struct Key: Hashable {
    let catalog: RepositoryPath
    let kind: AssetKind
    /// The words of the name, with an empty string in place of the word that may differ.
    let words: [String]
  }

  public init(_ sets: [AssetSet]) {
    groups = Once {
      var groups: [Key: [AssetSet]] = [:]
      for set in sets {
        for key in Self.keys(set) { groups[key, default: []].append(set) }
      }
      return groups
    }
  }

  public func siblings(of set: AssetSet) -> [AssetSet] {
    Self.keys(set).flatMap { groups.value[$0] ?? [] }.filter { $0.path != set.path }
  }

  private static func keys(_ set: AssetSet) -> [Key] {
    let words = symbolWords(of: set.name).map { $0.lowercased() }
    guard words.count > 1 else { return [] }
    return words.indices.map { index in
      var shared = words
      shared[index] = ""
      return Key(catalog: set.id.catalog, kind: set.kind, words: shared)
    }
  }
}
