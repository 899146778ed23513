public import AssetModel
public import Basics

/// The location of an asset in its catalog, for generators that derive identifiers from folders.
public struct AssetAddress: Hashable, Sendable {
  public struct Folder: Hashable, Sendable {
    public let name: String
    public let providesNamespace: Bool

    public init(_ name: String, providesNamespace: Bool) {
      self.name = name
      self.providesNamespace = providesNamespace
    }
  }

  public let catalog: String
  /// The folders that contain the asset, outermost first.
  public let folders: [Folder]
  public let name: String
  public let kind: AssetKind

  public init(catalog: String, folders: [Folder] = [], name: String, kind: AssetKind) {
    self.catalog = catalog
    self.folders = folders
    self.name = name
    self.kind = kind
  }

  /// Creates the address of a set. `namespaces` are the folders that provide namespaces; the caller collects them only
  /// once.
  public init(of set: AssetSet, namespaces: Set<RepositoryPath>) {
    var folders: [Folder] = []
    var folder = set.path.parent
    while folder != set.id.catalog, !folder.isRoot {
      folders.append(Folder(folder.nameText, providesNamespace: namespaces.contains(folder)))
      folder = folder.parent
    }
    self.init(
      catalog: set.id.catalog.stem, folders: folders.reversed(), name: set.ownName, kind: set.kind)
  }

  var namespaces: [String] {
    folders.filter(\.providesNamespace).map(\.name)
  }
}

extension Catalog {
  public var namespaces: Set<RepositoryPath> {
    Set(groups.lazy.filter(\.providesNamespace).map(\.path))
  }
}
