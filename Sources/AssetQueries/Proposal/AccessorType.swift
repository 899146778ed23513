public import AssetModel

/// A type whose members stand for assets.
public struct AccessorType: Sendable {
  public let name: String
  /// How many of its members name an asset.
  public let count: Int
  /// Where the first of them is declared.
  public let place: Place

  /// The types of code that people wrote, the largest first.
  static func all(in usage: Usage?) -> [AccessorType] {
    guard let usage else { return [] }
    let references = usage.verdicts.flatMap(\.references).filter {
      $0.strength <= .literal && !$0.doubts.contains(.text)
    }
    let named = Set(references.compactMap(\.accessor)).map { usage.accessors[$0] }.filter { !$0.isGenerated }
    let types = Dictionary(grouping: named) { accessor in
      accessor.name.split(separator: ".").dropLast().joined(separator: ".")
    }
    return types.filter { !$0.key.isEmpty && $0.value.count >= fewest }.compactMap { name, members in
      members.map(\.place).min().map { AccessorType(name: name, count: members.count, place: $0) }
    }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private static let fewest = 3
}
