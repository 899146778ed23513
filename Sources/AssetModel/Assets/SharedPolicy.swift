/// What the team expects of shared catalogs, from the `shared:` key in the configuration.
public struct SharedPolicy: Sendable {
  public var kinds: Set<AssetKind>
  /// The names or paths of assets that are allowed outside the shared catalogs.
  public var exceptions: [Glob]
  public var brands: [Brand] = []
  /// The names of assets that every brand must provide.
  public var required: [Glob] = []

  public init(kinds: Set<AssetKind> = [.image, .symbol, .color, .data], exceptions: [Glob] = []) {
    self.kinds = kinds
    self.exceptions = exceptions
  }

  public func requires(_ set: AssetSet) -> Bool {
    required.contains { $0.matches(name: set.name) }
  }

  public func excepts(_ set: AssetSet) -> Bool {
    exceptions.contains { $0.matches(name: set.name) || $0.matches(set.path) }
  }
}
