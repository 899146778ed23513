internal import AssetModel
public import Basics

/// Which catalogs the configuration gives a part in the agreement about shared assets.
public struct CatalogRoles: Sendable {
  public var shared: [Glob]
  public var overrides: [Glob]

  public init(shared: [Glob] = [], overrides: [Glob] = []) {
    self.shared = shared
    self.overrides = overrides
  }

  /// The role of the catalog at `path`.
  func role(of path: RepositoryPath) -> CatalogRole {
    if shared.contains(where: { $0.matches(path) }) { return .shared }
    if overrides.contains(where: { $0.matches(path) }) { return .override }
    return .ordinary
  }
}
