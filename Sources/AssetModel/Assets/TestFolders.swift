extension AssetSet {
  /// Whether its catalog belongs to tests, fixtures or samples of tests, as far as the names of folders tell.
  public var isInTests: Bool {
    var folder = id.catalog.parent
    while !folder.isRoot {
      if folder.isForTests { return true }
      folder = folder.parent
    }
    return false
  }
}

extension RepositoryPath {
  /// Whether a folder is known by its name to hold tests, or what they need.
  public var isForTests: Bool {
    let name = nameText
    return Self.testFolders.contains(name.lowercased()) || name.hasSuffix("Tests")
      || name.hasSuffix("Fixtures")
  }

  private static let testFolders: Set = [
    "tests", "test", "fixtures", "testutils", "testdata", "mocks", "__snapshots__",
  ]
}
