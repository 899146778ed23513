public import AssetModel

/// A plan to move assets into one catalog; nothing is changed. Each asset gets the first action that applies, with the
/// reason. The actions determine which modules need a new dependency, and how the size of each product changes.
public struct MigrationPlan: Sendable {
  public let source: RepositoryPath?
  public let target: RepositoryPath
  public let moves: [PlannedMove]
  /// How code refers to the target's bundle; nil if no code has to.
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
  /// An index into `Audit.assets`.
  public let asset: Int
  public let action: Action
  /// A clause, such as “it is unused”.
  public let reason: String
  /// The asset that this asset is merged into, as an index into `Audit.assets`.
  public let into: Int?
  /// The new name if the destination has another asset with the old one.
  public let newName: String?
  public let bytes: Int
  /// The places that have to change with it, sorted.
  public internal(set) var edits: [PlannedEdit] = []

  public enum Action: String, Sendable, CaseIterable {
    /// The asset is unused, so there is no need to move it.
    case delete
    /// The target has the same content, or will have it.
    case merge
    /// The target has the same content with other settings. The asset stays until a person decides which are right.
    case choose
    /// The target catalog has a different asset with this name.
    case rename
    case move
    case stay
  }
}

/// A module that the code has to link to find the moved assets.
public struct NewDependency: Sendable, Equatable {
  public let module: String
  public let needs: String
  public let assets: Int
  /// Whether everything that the module links is known; if not, it may link the target's module already.
  public let isCertain: Bool
}

/// The source bytes that a product ships before and after the move.
public struct ProductChange: Sendable, Equatable {
  public let name: String
  public let before: Int
  public let after: Int
  /// What moving adds, without the unused assets that are deleted first; negative if it saves bytes.
  public let growth: Int
}
