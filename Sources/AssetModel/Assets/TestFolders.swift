extension RepositoryPath {
  /// Whether one of the folders around this entry is known by its name to hold tests, fixtures or samples of tests.
  public var isInTests: Bool {
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
