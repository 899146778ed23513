public import AssetModel

/// What moving the assets of one catalog would change. The numbers for a destination match the `MigrationPlan` that its
/// command prints.
public struct CatalogMove: Sendable, Equatable {
  public internal(set) var unused = 0
  public internal(set) var isAllUnused = false
  /// Assets inside another one, such as a layer of an image stack, which move with it.
  public internal(set) var parts = 0
  /// Best first. The list is limited; `others` counts the rest.
  public internal(set) var destinations: [Destination] = []
  /// Why to leave the assets where they are; nil if the first destination makes sense.
  public internal(set) var reasonToStay: String?
  /// Most frequent reason first.
  public internal(set) var closed: [Closed] = []
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
    /// The lines that mention a name of an asset, but may mean something else.
    public let linesToCheck: Int
    /// The number of references that need no change.
    public let keptReferences: Int
    public let modules: [ModuleLines]
    /// Some of the lines to change.
    public let examples: [PlannedEdit]
    public let bundle: PlannedBundle?
    public let dependencies: [NewDependency]
    public let products: [ProductChange]
    /// The command that prints the full plan, with every line to change.
    public let command: String

    /// The number of assets that move, including those merged or renamed.
    public var leaving: Int {
      PlannedMove.Action.allCases.reduce(0) { $0 + ($1.leaves ? actions[$1] ?? 0 : 0) }
    }
  }

  /// The lines to change in files that belong to the same modules.
  public struct ModuleLines: Sendable, Equatable {
    public let modules: [String]
    public let lines: Int
    public let files: Int
  }
}

/// The catalogs whose moves an audit describes.
public enum MoveScope: Sendable {
  case none
  case largest(Int)
  case all
}
