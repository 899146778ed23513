public import AssetModel

/// A type whose members refer to assets.
public struct AccessorType: Sendable {
  public let name: String
  /// The number of the type's members in `file` that refer to an asset.
  public let count: Int
  public let file: RepositoryPath

  /// The types in handwritten code with at least five members that other code can use. The type with the most members
  /// comes first.
  static func all(in usage: Usage?) -> [AccessorType] {
    guard let usage else { return [] }
    let references = usage.verdicts.flatMap(\.references).filter {
      $0.strength <= .literal && !$0.doubts.contains(.text)
    }
    let named = Set(references.compactMap(\.accessor)).map { usage.accessors[$0] }.filter { !$0.isGenerated }
    let types = Dictionary(grouping: named) { accessor in
      Declaration(
        type: accessor.name.split(separator: ".").dropLast().joined(separator: "."), file: accessor.place.path
      )
    }
    return types.filter { !$0.key.type.isEmpty && $0.value.count(where: \.isForOthers) >= fewest }
      .map { AccessorType(name: $0.type, count: $1.count, file: $0.file) }
      .sorted { ($1.count, $0.file, $0.name) < ($0.count, $1.file, $1.name) }
  }

  private struct Declaration: Hashable {
    let type: String
    let file: RepositoryPath
  }

  private static let fewest = 5
}

extension Accessor {
  /// Whether this accessor is meant for other files: it is an enum case, or another file uses it.
  fileprivate var isForOthers: Bool {
    kind == .enumCase || uses.contains { $0.place.path != place.path }
  }
}
