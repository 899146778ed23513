extension AssetSet {
  /// Whether its catalog belongs to tests, fixtures or samples of tests: as the modules say that compile it, else as
  /// far as the names of folders tell.
  public var isInTests: Bool { isCompiledIntoTests ?? isInTestFolder }

  /// Whether a folder around its catalog is called as those of tests are.
  var isInTestFolder: Bool {
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

extension Modules {
  /// The sets, those of folders called as those of tests with what the modules say of them.
  func markingTests(in sets: [AssetSet]) -> [AssetSet] {
    if all.isEmpty { return sets }
    return sets.map { set in
      guard set.isInTestFolder else { return set }
      let owners = memberships(of: set.id.catalog).filter { $0.role == .processed }
      var set = set
      set.isCompiledIntoTests = owners.isEmpty ? nil : owners.allSatisfy { self[$0.module].kind.isTest }
      return set
    }
  }
}
