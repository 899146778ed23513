public import Basics

extension Modules {
  /// Whether a source file, a resource or a folder is used only for tests.
  ///
  /// The targets that contain the path decide. If there are none, or only libraries that are not part of an
  /// app, the names of the file and its folders decide.
  public func isForTests(_ path: RepositoryPath) -> Bool {
    let owners = Set(memberships(of: path).map(\.module))
    if owners.contains(where: isShipped) { return false }
    return owners.contains { self[$0].kind.isTest } || path.isNamedForTests
  }

  /// Whether a module becomes part of a product that is not made for tests.
  private func isShipped(_ module: Module.ID) -> Bool {
    executables(linking: module).contains { executable in
      !self[executable].kind.isTest && !self[executable].place.path.isNamedForTests
    }
  }
}

extension RepositoryPath {
  /// Whether a file contains tests or test data, judging by its name and folders.
  public var isNamedForTests: Bool {
    components.dropLast().contains(where: Self.isForTests) || Self.endsLikeTests(name)
  }

  public var isTestFolder: Bool { Self.isForTests(name) }

  private static func isForTests(_ folder: ArraySlice<UInt8>) -> Bool {
    folderNames.contains(String(decoding: folder, as: UTF8.self).lowercased()) || endsLikeTests(folder)
  }

  /// Whether the part of the name before the first dot ends like that of a test file: `IconTests.swift`.
  private static func endsLikeTests(_ name: ArraySlice<UInt8>) -> Bool {
    let stem = name.split(separator: .dot, maxSplits: 1).first ?? name
    return endings.contains { stem.suffix($0.count).elementsEqual($0) }
  }

  private static let folderNames: Set = [
    "tests", "test", "fixtures", "testutils", "testdata", "mocks", "__snapshots__",
  ]
  private static let endings = ["Tests", "Test", "Fixtures"].map { Array($0.utf8) }
}
