public import AssetModel

/// What it would mean to move assets into one catalog. A plan to read: nothing is changed.
///
/// Each asset of the other catalogs gets one action, the first that fits, and the reason for it. What follows from all
/// of them together is which modules need a new dependency, and what each product gains or loses.
public struct MigrationPlan: Sendable {
  public let target: RepositoryPath
  /// In the order of the assets.
  public let moves: [PlannedMove]
  public let dependencies: [NewDependency]
  /// Those of which something changes, the most first.
  public let products: [ProductChange]

  /// How many assets get an action, and their bytes.
  public func total(_ action: PlannedMove.Action) -> (assets: Int, bytes: Int) {
    let found = moves.filter { $0.action == action }
    return (found.count, found.reduce(0) { $0 + $1.bytes })
  }
}

/// What becomes of one asset.
public struct PlannedMove: Sendable {
  /// Its position among the audit's assets.
  public let asset: Int
  public let action: Action
  /// Why, as a sentence without its end.
  public let reason: String
  /// The asset that is there instead, where it is merged.
  public let into: Int?
  /// What it could be called, where its name is taken.
  public let newName: String?
  public let bytes: Int

  public enum Action: String, Sendable, CaseIterable {
    /// Nothing uses it, so it need not move.
    case delete
    /// The target has the same picture already, or gets it.
    case merge
    /// The target has another picture of that name.
    case rename
    case move
    case stay
  }
}

/// A dependency that a module has to declare to see the target.
public struct NewDependency: Sendable, Equatable {
  public let module: String
  public let needs: String
  /// How many of the assets it uses move.
  public let assets: Int
  /// Whether the target's module links this one already, so that they would need each other.
  public let makesCycle: Bool
}

/// What a product ships before and after, in source bytes.
public struct ProductChange: Sendable, Equatable {
  public let name: String
  public let before: Int
  public let after: Int
}
