public import AssetModel

/// What moving the assets of one catalog would change. The numbers for a destination match the plan that
/// `Destination.command` prints.
public struct CatalogMove: Sendable, Equatable {
  public internal(set) var unused = 0
  public internal(set) var isAllUnused = false
  /// The number of assets that are inside another asset, such as the layers of an image stack, and therefore move with
  /// it.
  public internal(set) var parts = 0
  /// The best destinations, best first.
  public internal(set) var destinations: [Destination] = []
  /// Why the assets should not move. Nil if they should move to the first destination, or if there are no assets.
  public internal(set) var reasonToStay: String?
  /// The catalogs to which no asset can move, grouped by reason. If the reason is not the same for all assets, the most
  /// frequent one counts. The largest group comes first.
  public internal(set) var closed: [Closed] = []
  /// The number of possible destinations that are not listed.
  public internal(set) var others = 0

  public struct Staying: Sendable, Equatable {
    public let reason: String
    public let assets: Int
  }

  public struct Closed: Sendable, Equatable {
    public let reason: String
    public let catalogs: [RepositoryPath]
  }

  public struct Destination: Sendable, Equatable {
    public let catalog: RepositoryPath
    public let isAdvised: Bool
    public let remark: String
    public let actions: [PlannedMove.Action: Int]
    public let staying: [Staying]
    public let lines: Int
    public let files: Int
    /// The number of lines that contain an asset name but may refer to something else.
    public let linesToCheck: Int
    /// The number of references that need no change.
    public let keptReferences: Int
    public let modules: [ModuleLines]
    public let examples: [PlannedEdit]
    public let bundle: PlannedBundle?
    public let dependencies: [NewDependency]
    public let products: [ProductChange]
    /// The command that prints the full plan, including every line that must change.
    public let command: String

    /// The number of assets that move, including those merged or renamed.
    public var leaving: Int {
      PlannedMove.Action.allCases.reduce(0) { $0 + ($1.leaves ? actions[$1] ?? 0 : 0) }
    }
  }

  /// The number of lines to change in the files that a particular set of modules compiles.
  public struct ModuleLines: Sendable, Equatable {
    public let modules: [String]
    public let lines: Int
    public let files: Int
  }
}

/// The catalogs for which an audit suggests moves.
public enum MoveScope: Sendable {
  case none
  case largest(Int)
  case all
}
