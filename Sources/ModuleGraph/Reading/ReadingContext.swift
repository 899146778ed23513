internal import Basics

/// What every reader of a project file or manifest is given.
struct ReadingContext: Sendable {
  let files: RepositoryFiles
  /// The bytes of a file; nil where it cannot be read.
  let read: @Sendable (RepositoryPath) -> [UInt8]?
}

/// Turns offsets in one file into places.
struct PlaceFinder: Sendable {
  let path: RepositoryPath
  private let lines: LineTable

  init(_ path: RepositoryPath, _ bytes: [UInt8]) {
    self.path = path
    lines = LineTable(bytes)
  }

  func place(_ offset: Int) -> ModulePlace {
    ModulePlace(path, lines.position(at: offset))
  }
}
