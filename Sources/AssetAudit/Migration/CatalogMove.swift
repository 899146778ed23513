public import AssetModel

/// What moving the assets of one catalog would touch.
///
/// Every number is that of the `MigrationPlan` for one destination, so it agrees with the plan that the command of the
/// destination prints.
public struct CatalogMove: Sendable, Equatable {
  /// The unused assets, which can be deleted instead.
  public internal(set) var unused = 0
  /// Whether all the assets are unused.
  public internal(set) var isAllUnused = false
  /// The assets that are part of another one and go where it goes.
  public internal(set) var parts = 0
  /// The catalogs that some assets can move into, the best first.
  public internal(set) var destinations: [Destination] = []
  /// Why to leave the assets where they are; nil if the first destination makes sense.
  public internal(set) var reasonToStay: String?
  /// The catalogs that none of the assets can move into, by reason, the most frequent first.
  public internal(set) var closed: [Closed] = []
  /// Other possible destinations that are not better and not listed.
  public internal(set) var others = 0

  /// Assets that stay for one reason.
  public struct Staying: Sendable, Equatable {
    public let reason: String
    public let assets: Int
  }

  /// Catalogs that cannot be the destination, for one reason.
  public struct Closed: Sendable, Equatable {
    public let reason: String
    public let catalogs: [RepositoryPath]
  }

  /// What moving into another catalog would mean.
  public struct Destination: Sendable, Equatable {
    public let catalog: RepositoryPath
    /// Whether moving there makes sense.
    public let isAdvised: Bool
    /// Why it does or does not, as a clause.
    public let remark: String
    /// How many assets get each action.
    public let actions: [PlannedMove.Action: Int]
    /// Why assets stay, the most frequent reason first.
    public let staying: [Staying]
    /// The lines to change, and their files.
    public let lines: Int
    public let files: Int
    /// The lines that mention a name of an asset, but may mean something else.
    public let linesToCheck: Int
    /// The other places that refer to the assets, which stay as they are.
    public let keptReferences: Int
    /// The lines to change by module, the most lines first.
    public let modules: [ModuleLines]
    /// The first lines to change.
    public let examples: [PlannedEdit]
    /// How code refers to the bundle of the catalog; nil if no code has to.
    public let bundle: PlannedBundle?
    public let dependencies: [NewDependency]
    /// The products whose size changes.
    public let products: [ProductChange]
    /// Prints the full plan, with every line to change.
    public let command: String

    /// The assets that leave their catalog.
    public var leaving: Int {
      PlannedMove.Action.allCases.reduce(0) { $0 + ($1.leaves ? actions[$1] ?? 0 : 0) }
    }
  }

  /// Lines in files that the same modules compile.
  public struct ModuleLines: Sendable, Equatable {
    public let modules: [String]
    public let lines: Int
    public let files: Int
  }
}

/// The catalogs whose moves an audit describes.
public enum MoveScope: Sendable {
  case none
  /// Those with the most assets.
  case largest(Int)
  case all
}
