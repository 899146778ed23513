extension AssetSet {
  /// Whether its catalog belongs to tests, fixtures or samples of tests, as far as the names of folders tell.
  public var isInTests: Bool { id.catalog.isInTests }
}

extension RepositoryPath {
  /// Whether one of the folders around this entry is known by its name to hold tests.
  fileprivate var isInTests: Bool {
    components.dropLast().contains { component in
      let name = String(decoding: component, as: UTF8.self)
      return Self.testFolders.contains(name.lowercased()) || name.hasSuffix("Tests")
        || name.hasSuffix("Fixtures")
    }
  }

  private static let testFolders: Set = [
    "tests", "test", "fixtures", "testutils", "testdata", "mocks", "__snapshots__",
  ]
}
