internal import AssetModel
internal import Basics

/// The input of every reader of a project file or manifest.
struct ReadingContext: Sendable {
  let files: RepositoryFiles
  private let bytes: @Sendable (RepositoryPath) -> [UInt8]?

  init(files: RepositoryFiles, bytes: @escaping @Sendable (RepositoryPath) -> [UInt8]?) {
    self.files = files
    self.bytes = bytes
  }

  /// The bytes of a file; nil if it is missing or unreadable.
  func read(_ path: RepositoryPath) -> [UInt8]? {
    files.located(path).flatMap(bytes)
  }
}

/// Turns offsets in one file into places.
struct PlaceFinder: Sendable {
  let path: RepositoryPath
  let byteCount: Int
  private let lines: LineTable

  init(_ path: RepositoryPath, _ bytes: [UInt8]) {
    self.path = path
    byteCount = bytes.count
    lines = LineTable(bytes)
  }

  func place(_ offset: Int) -> Place {
    Place(path, lines.position(at: offset))
  }
}
