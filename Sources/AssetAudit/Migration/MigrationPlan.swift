public import AssetModel

/// A plan for moving assets into one catalog. It does not change any file.
///
/// Each asset gets one action, with a reason. The actions determine which modules need a new dependency, and how the
/// size of each product changes.
public struct MigrationPlan: Sendable {
  public let source: RepositoryPath?
  public let target: RepositoryPath
  public let moves: [PlannedMove]
  /// The expression for the target's bundle in code; nil if it is unknown or no code needs it.
  public let bundle: PlannedBundle?
  public let dependencies: [NewDependency]
  /// Products whose size changes, the largest change first.
  public let products: [ProductChange]

  public var edits: [PlannedEdit] {
    let all = Set(moves.flatMap(\.edits))
    return all.filter { !$0.isToCheck || !all.contains($0.certain) }.sorted()
  }

  public func total(_ action: PlannedMove.Action) -> (assets: Int, bytes: Int) {
    let found = moves.filter { $0.action == action }
    return (found.count, found.reduce(0) { $0 + $1.bytes })
  }
}

public struct PlannedMove: Sendable {
  /// The index of the asset in `Audit.assets`.
  public let asset: Int
  public let action: Action
  /// The reason as a clause that can follow “because”, such as “it is unused”.
  public let reason: String
  /// The index in `Audit.assets` of the asset that replaces this one, or that can replace it once both have the same
  /// settings.
  public let into: Int?
  /// The new name of the asset, without its namespaces; nil unless `action` is `rename`.
  public let newName: String?
  public let bytes: Int
  /// The edits to make when the asset moves, including those to check first, sorted by file and line.
  public internal(set) var edits: [PlannedEdit] = []

  public enum Action: String, Sendable, CaseIterable {
    /// The asset is unused, so there is no need to move it.
    case delete
    /// The target catalog has or will have an asset with the same content.
    case merge
    /// The target catalog has or will have an asset with the same content but different settings. This asset stays
    /// where it is until someone decides which settings are right.
    case choose
    /// The target catalog has or will have a different asset with this name.
    case rename
    case move
    case stay
  }
}

/// A new dependency that a module needs, because otherwise its code would not find the moved assets.
public struct NewDependency: Sendable, Equatable {
  public let module: String
  public let needs: String
  public let assets: Int
  /// Whether all modules that this module links are known. Otherwise, it may already link the target's module.
  public let isCertain: Bool
}

/// The total size of the asset files that a product ships, before and after the move.
public struct ProductChange: Sendable, Equatable {
  public let name: String
  public let before: Int
  public let after: Int
  /// The bytes that the move adds to the product, not counting what deleting unused assets saves. Negative if the
  /// product gets smaller.
  public let growth: Int
}
