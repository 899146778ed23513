internal import AssetModel
internal import Basics
internal import Formats

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

  func gitIgnores(_ path: RepositoryPath) -> Bool {
    guard var rules = Gitignore().descending(to: path.parent, reading: read) else { return true }
    rules.add(read(path.parent.appending(".gitignore")) ?? [])
    return rules.ignores(path.name, isFolder: false)
  }

  /// Finds the submodules of the repository that contains `folder`, and returns those that are not checked out.
  func emptySubmodules(around folder: RepositoryPath) -> [RepositoryPath] {
    let roots = folder.upward
    guard let root = roots.first(where: { files.isFile($0.appending(".gitmodules")) }) else { return [] }
    let lines = String(decoding: read(root.appending(".gitmodules")) ?? [], as: UTF8.self)
    return lines.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      guard parts.count == 2, parts[0] == "path", let path = root.following(parts[1]) else { return nil }
      return files.isFolder(path) ? nil : path
    }
  }
}

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
