internal import Basics

/// A git repository: the paths of its working tree, its `.git` folder and its index.
struct GitRepository: Sendable {
  let top: FilePath
  /// The `.git` folder, or the folder that a `.git` file points to.
  let folder: FilePath
  private(set) var indexFile: FilePath
  var variables: [String: String] = [:]

  init(top: FilePath, folder: FilePath) {
    self.top = top
    self.folder = folder
    indexFile = folder.appending("index")
  }

  static func around(_ start: FilePath, _ environment: GitEnvironment = .inherited) -> GitRepository? {
    let found = discover(from: start)
    guard let named = environment.repository else { return found }
    let start = RepositoryPath(bytes: start.bytes)
    let isInside = start.isInside(RepositoryPath(bytes: named.top.bytes))
    // The environment variables do not apply to submodules or unrelated repositories.
    if isInside,
      found.map({ $0.folder == named.folder || $0.top.bytes.count < named.top.bytes.count }) ?? true
    {
      return named
    }
    return found?.withoutEnvironment
  }

  static func discover(from start: FilePath) -> GitRepository? {
    var top = start
    while true {
      if let folder = gitFolder(in: top) { return GitRepository(top: top, folder: folder) }
      if top.parent == top { return nil }
      top = top.parent
    }
  }

  mutating func use(index: FilePath) {
    indexFile = index
    variables["GIT_INDEX_FILE"] = "\(index)"
  }

  /// This repository, with variables that override those of the environment.
  private var withoutEnvironment: GitRepository {
    var repository = self
    repository.variables = ["GIT_DIR": "\(folder)", "GIT_WORK_TREE": "\(top)"]
    repository.use(index: indexFile)
    return repository
  }

  /// Reads the index, or asks git for the list of files if the index cannot be parsed. Nil if there is no index, as in
  /// a new repository.
  func readIndex() throws(GitIndexError) -> GitIndex? {
    let bytes: [UInt8]
    let stamp = FileStamp.of(indexFile)
    do {
      bytes = try readFile(indexFile)
    } catch {
      if error.isAbsence { return nil }
      throw GitIndexError(description: "cannot be read: \(error)")
    }
    if let index = GitIndex(bytes, hash: hash, written: stamp?.modified) { return index }
    do {
      return GitIndex(listing: try GitCommand(self).run(["ls-files", "-z", "--full-name", "--cached"]))
    } catch {
      throw GitIndexError(description: "cannot be parsed (\(error))")
    }
  }

  func readExcludes() -> [UInt8] {
    contents(of: commonFolder.appending("info/exclude")) ?? []
  }

  func readAttributes() -> [UInt8] {
    contents(of: commonFolder.appending("info/attributes")) ?? []
  }

  var hash: ContentID.Hash {
    let configuration = contents(of: commonFolder.appending("config")) ?? []
    let text = String(decoding: configuration, as: UTF8.self).lowercased()
    let isSHA256 = text.split(separator: "\n").contains { line in
      line.filter { $0 != " " && $0 != "\t" } == "objectformat=sha256"
    }
    return isSHA256 ? .sha256 : .sha1
  }

  var isShallow: Bool { contents(of: commonFolder.appending("shallow")) != nil }

  func prefix(of folder: FilePath) -> RepositoryPath {
    RepositoryPath(bytes: Array(folder.bytes.dropFirst(top.bytes.count).drop { $0 == .slash }))
  }

  /// The content that an LFS pointer refers to; nil if it was not fetched.
  func content(of pointer: LFSPointer, limit: Int) throws(ReadError) -> [UInt8]? {
    do {
      return try readFile(commonFolder.appending(pointer.path), limit: limit)
    } catch {
      if error.isAbsence { return nil }
      throw ReadError(error, limit: limit)
    }
  }

  /// The `.git` folder of the main working tree, which all working trees made by `git worktree` share.
  private var commonFolder: FilePath {
    guard let text = contents(of: folder.appending("commondir")) else { return folder }
    return folder.appending(Self.firstLine(text[...]))
  }

  private static func gitFolder(in top: FilePath) -> FilePath? {
    let entry = top.appending(".git")
    // Like git, ignores what it cannot read.
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

  // Like git, ignores what it cannot read.
  private func contents(of path: FilePath) -> [UInt8]? {
    try? readFile(path)
  }
}

struct GitIndexError: Error {
  let description: String
}
