internal import Basics

/// An index that does not say which paths git tracks.
struct GitIndexError: Error {}

/// The git repository around a folder: where its index and its own list of ignored files are.
struct GitRepository: Sendable {
  /// The top folder of the working tree.
  let top: FilePath
  /// The folder called `.git`, or the one that a file of this name points to.
  let folder: FilePath

  /// The repository that holds `start`; nil where there is none.
  static func around(_ start: FilePath) -> GitRepository? {
    var top = start
    while true {
      if let folder = gitFolder(in: top) { return GitRepository(top: top, folder: folder) }
      if top.parent == top { return nil }
      top = top.parent
    }
  }

  /// The paths git tracks; nil where there is no index, as in a repository without commits.
  func readIndex() throws(GitIndexError) -> GitIndex? {
    guard let bytes = contents(of: folder.appending("index")) else { return nil }
    guard let index = GitIndex(bytes, objectNameLength: usesSHA256 ? 32 : 20) else { throw GitIndexError() }
    return index
  }

  /// The patterns of `info/exclude`, which the working trees of one repository share.
  func readExcludes() -> [UInt8] {
    contents(of: commonFolder.appending("info/exclude")) ?? []
  }

  private var usesSHA256: Bool {
    let configuration = contents(of: commonFolder.appending("config")) ?? []
    let text = String(decoding: configuration, as: UTF8.self).lowercased()
    return text.split(separator: "\n").contains { line in
      line.filter { $0 != " " && $0 != "\t" } == "objectformat=sha256"
    }
  }

  /// The folder of the main working tree's repository, which a linked working tree refers to.
  private var commonFolder: FilePath {
    guard let text = contents(of: folder.appending("commondir")) else { return folder }
    return folder.appending(Self.firstLine(text[...]))
  }

  private static func gitFolder(in top: FilePath) -> FilePath? {
    let entry = top.appending(".git")
    // What cannot be looked at is no repository to git either.
    guard let status = (try? FileStatus.of(entry)) ?? nil else { return nil }
    if status.type == .folder { return entry }
    guard status.type == .file, let bytes = try? readFile(entry, limit: 4096),
      bytes.starts(with: Array("gitdir: ".utf8))
    else { return nil }
    return top.appending(firstLine(bytes.dropFirst(8)))
  }

  private static func firstLine(_ bytes: ArraySlice<UInt8>) -> RepositoryPath {
    RepositoryPath(bytes: Array(bytes.prefix { $0 != .newline && $0 != .carriageReturn }))
  }

  // What git itself does without when it cannot be read, we do without too.
  private func contents(of path: FilePath) -> [UInt8]? {
    try? readFile(path)
  }
}
