/// What the team has agreed on about the shared catalogs: the key `shared:` of the configuration.
public struct SharedPolicy: Sendable {
  /// The kinds of asset that belong into a shared catalog.
  public var kinds: Set<AssetKind>
  /// The names of assets that may live anywhere.
  public var exceptions: [Glob]
  /// The apps that have assets of their own in place of shared ones.
  public var brands: [Brand] = []
  /// The names of assets that every brand must have of its own.
  public var required: [Glob] = []

  public init(kinds: Set<AssetKind> = [.image, .symbol, .color, .data], exceptions: [Glob] = []) {
    self.kinds = kinds
    self.exceptions = exceptions
  }

  /// Whether every brand must have an asset of that name.
  public func requires(_ set: AssetSet) -> Bool {
    required.contains { $0.matches(name: set.name) }
  }

  /// Whether the asset may live anywhere.
  public func excepts(_ set: AssetSet) -> Bool {
    exceptions.contains { $0.matches(name: set.name) || $0.matches(set.path) }
  }
}
