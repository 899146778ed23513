public import AssetModel
public import Basics

/// The patterns that determine which catalogs are shared, and which contain overrides.
public struct CatalogRoles: Sendable {
  public var shared: [Glob]
  public var overrides: [Glob]

  public init(shared: [Glob] = [], overrides: [Glob] = []) {
    self.shared = shared
    self.overrides = overrides
  }

  func role(of path: RepositoryPath) -> CatalogRole {
    if path.isOutside { return .shared }
    if shared.contains(where: { $0.matches(path) }) { return .shared }
    if overrides.contains(where: { $0.matches(path) }) { return .override }
    return .ordinary
  }
}

extension Project {
  /// The same project, with the catalog roles and policy of another configuration.
  public func playing(_ roles: CatalogRoles, shared: SharedPolicy?) -> Project {
    var catalogs = catalogs
    var sets = sets
    for index in catalogs.indices { catalogs[index].role = roles.role(of: catalogs[index].path) }
    for index in sets.indices { sets[index].role = roles.role(of: sets[index].id.catalog) }
    return Project(
      catalogs: catalogs, sets: sets, looseFiles: looseFiles, usage: usage, similarities: similarities,
      modules: modules, shared: shared, sdkFolders: sdkFolders)
  }
}
