extension AssetSet {
  /// Whether its catalog belongs to tests or fixtures, judging by folder names.
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
  /// Whether a folder, judging by its name, is for tests or their fixtures.
  public var isForTests: Bool {
    let name = nameText
    return Self.testFolders.contains(name.lowercased()) || name.hasSuffix("Tests")
      || name.hasSuffix("Fixtures")
  }

  private static let testFolders: Set = [
    "tests", "test", "fixtures", "testutils", "testdata", "mocks", "__snapshots__",
  ]
}
