/// One asset catalog: an `.xcassets` or `.xcstickers` folder.
public struct Catalog: Sendable {
  public let path: RepositoryPath
  public var role: CatalogRole
  public let contents: ContentsFile
  public let groups: [Group]
  /// The files that are directly in the catalog or in one of its groups, except each `Contents.json` and files such as
  /// `.DS_Store`.
  public let loose: [Payload]

  public init(
    path: RepositoryPath, role: CatalogRole, contents: ContentsFile, groups: [Group], loose: [Payload]
  ) {
    self.path = path
    self.role = role
    self.contents = contents
    self.groups = groups
    self.loose = loose
  }

  /// A folder, in a catalog or in another group, that is not an asset set.
  public struct Group: Sendable {
    public let path: RepositoryPath
    public let contents: ContentsFile
    /// Whether the group's name is part of the names of the sets inside.
    public let providesNamespace: Bool

    public init(path: RepositoryPath, contents: ContentsFile, providesNamespace: Bool) {
      self.path = path
      self.contents = contents
      self.providesNamespace = providesNamespace
    }
  }
}

public enum CatalogRole: String, Sendable {
  case ordinary
  /// A catalog whose assets several apps share.
  case shared
  /// A catalog of an app or brand whose assets replace shared assets with the same names.
  case override
}
