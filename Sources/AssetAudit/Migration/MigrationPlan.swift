public import AssetModel

/// What it would mean to move assets into one catalog. Only a plan: nothing is changed.
///
/// Each asset in the other catalogs gets the first action that applies, and the reason for it. Together, these actions
/// determine which modules need a new dependency, and what each product gains or loses.
public struct MigrationPlan: Sendable {
  /// The only catalog that assets come from; nil if they come from all others.
  public let source: RepositoryPath?
  public let target: RepositoryPath
  /// In the order of the assets.
  public let moves: [PlannedMove]
  /// How code refers to the bundle of the target; nil if no code has to.
  public let bundle: PlannedBundle?
  public let dependencies: [NewDependency]
  /// Products whose size changes, the largest change first.
  public let products: [ProductChange]

  /// What has to change, sorted by place.
  public var edits: [PlannedEdit] {
    let all = Set(moves.flatMap(\.edits))
    return all.filter { !$0.isToCheck || !all.contains($0.certain) }.sorted()
  }

  /// The assets with an action, and their bytes.
  public func total(_ action: PlannedMove.Action) -> (assets: Int, bytes: Int) {
    let found = moves.filter { $0.action == action }
    return (found.count, found.reduce(0) { $0 + $1.bytes })
  }
}

/// What happens to one asset.
public struct PlannedMove: Sendable {
  /// Its index among the audit's assets.
  public let asset: Int
  public let action: Action
  /// The reason, as a clause.
  public let reason: String
  /// The asset that replaces it, if it is merged.
  public let into: Int?
  /// A new name, if its name is taken.
  public let newName: String?
  public let bytes: Int
  /// The places that have to change with it, sorted.
  public internal(set) var edits: [PlannedEdit] = []

  public enum Action: String, Sendable, CaseIterable {
    /// It is unused, so there is no need to move it.
    case delete
    /// The target has the same image, or will have it.
    case merge
    /// The target has the same image with other settings, so someone has to decide. Until then it stays.
    case choose
    /// The target has another image with that name.
    case rename
    case move
    case stay
  }
}

/// A dependency that a module needs to see the target.
public struct NewDependency: Sendable, Equatable {
  public let module: String
  public let needs: String
  /// The number of moved assets that it uses.
  public let assets: Int
  /// Whether everything that the module links is known; if not, it may link the target's module already.
  public let isCertain: Bool
}

/// What a product ships before and after, in source bytes.
public struct ProductChange: Sendable, Equatable {
  public let name: String
  public let before: Int
  public let after: Int
  /// What moving adds, without the unused assets that are deleted first; negative if it saves bytes.
  public let growth: Int
}
