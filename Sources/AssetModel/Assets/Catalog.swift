/// One asset catalog: an `.xcassets` or `.xcstickers` folder.
public struct Catalog: Sendable {
  public let path: RepositoryPath
  public var role: CatalogRole
  public let contents: ContentsFile
  public let groups: [Group]
  /// Files that lie in the catalog or a group of it and belong to no set, sorted by path.
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

  /// A folder inside a catalog that is no set.
  public struct Group: Sendable {
    public let path: RepositoryPath
    public let contents: ContentsFile
    /// Whether the names of the sets inside begin with the group's name.
    public let providesNamespace: Bool

    public init(path: RepositoryPath, contents: ContentsFile, providesNamespace: Bool) {
      self.path = path
      self.contents = contents
      self.providesNamespace = providesNamespace
    }
  }
}

/// The part a catalog plays in what the team has agreed on.
public enum CatalogRole: String, Sendable {
  case ordinary
  /// The catalog everybody takes assets from.
  case shared
  /// A catalog of an app or brand whose assets replace shared ones of the same name.
  case override
}
