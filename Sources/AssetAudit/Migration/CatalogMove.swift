public import AssetModel

/// What moving the assets of one catalog would touch, before anyone has chosen a destination.
///
/// Each asset counts in the first group that fits it, so the groups add up to the assets of the catalog. A
/// `MigrationPlan` then says what one destination means for each asset, and lists every line to change.
public struct CatalogMove: Sendable, Equatable {
  /// The unused assets, which can be deleted instead.
  public internal(set) var unused = 0
  /// The assets that have to stay because of their bundle or the configuration, by reason, the most frequent first.
  /// Some can still move to another catalog of the same bundle.
  public internal(set) var staying: [Staying] = []
  /// The assets with the same content as one in another catalog, so they can be merged there.
  public internal(set) var merging = 0
  /// The assets whose name belongs to different content in another catalog, so they need a new name there.
  public internal(set) var clashing = 0
  /// The other assets, which can simply move.
  public internal(set) var moving = 0
  /// The places that refer to the assets that can leave, or look them up.
  public internal(set) var places = 0
  /// The files with these places.
  public internal(set) var files = 0
  /// The same places and files by module, the most places first.
  public internal(set) var mentions: [Mentions] = []
  /// Where the assets could go, best first: the suggested destination, then the catalogs that have the same content or
  /// names.
  public internal(set) var destinations: [Destination] = []

  /// The assets that stay for one reason.
  public struct Staying: Sendable, Equatable {
    public let reason: String
    public let assets: Int
  }

  /// Places in the files that the same modules compile.
  public struct Mentions: Sendable, Equatable {
    public let modules: [String]
    public let places: Int
    public let files: Int
  }

  /// A possible destination, and what it already has.
  public struct Destination: Sendable, Equatable {
    public let catalog: RepositoryPath
    public internal(set) var merging = 0
    public internal(set) var clashing = 0
    /// The number of assets for each action in the full plan; nil except for the suggested destination.
    public internal(set) var actions: [PlannedMove.Action: Int]?
    /// Prints the full plan, with every line to change.
    public let command: String
  }

  /// The assets that can leave in some way.
  public var leaving: Int { merging + clashing + moving }
  /// The number of assets that have to stay.
  public var stayingCount: Int { staying.reduce(0) { $0 + $1.assets } }
}
