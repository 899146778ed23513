internal import Basics

/// The git repository around a folder: where its index and its own list of ignored files are.
struct GitRepository: Sendable {
  /// The top folder of the working tree.
  let top: FilePath
  /// The folder called `.git`, or the one that a file of this name points to.
  let folder: FilePath
  private(set) var indexFile: FilePath
  /// What git has to be told when it is run.
  var variables: [String: String] = [:]

  init(top: FilePath, folder: FilePath) {
    self.top = top
    self.folder = folder
    indexFile = folder.appending("index")
  }

  /// The repository that holds `start`; nil if there is none.
  static func around(_ start: FilePath, _ environment: GitEnvironment = .inherited) -> GitRepository? {
    let found = discover(from: start)
    guard let named = environment.repository else { return found }
    let start = RepositoryPath(bytes: start.bytes)
    let isInside = start.isInside(RepositoryPath(bytes: named.top.bytes))
    // A submodule is a repository that the variables are not about, and so is one far away.
    if isInside,
      found.map({ $0.folder == named.folder || $0.top.bytes.count < named.top.bytes.count }) ?? true
    {
      return named
    }
    return found?.withoutEnvironment
  }

  /// The innermost repository around a folder.
  static func discover(from start: FilePath) -> GitRepository? {
    var top = start
    while true {
      if let folder = gitFolder(in: top) { return GitRepository(top: top, folder: folder) }
      if top.parent == top { return nil }
      top = top.parent
    }
  }

  /// Replaces the index.
  mutating func use(index: FilePath) {
    indexFile = index
    variables["GIT_INDEX_FILE"] = "\(index)"
  }

  /// The same repository, whatever the environment says.
  private var withoutEnvironment: GitRepository {
    var repository = self
    repository.variables = ["GIT_DIR": "\(folder)", "GIT_WORK_TREE": "\(top)"]
    repository.use(index: indexFile)
    return repository
  }

  /// What git has in its index; nil if there is none, as in a repository without commits.
  ///
  /// Git is asked about an index of a kind that is not known here.
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
      throw GitIndexError(description: "is not understood (\(error))")
    }
  }

  /// The patterns of `info/exclude`, which the working trees of one repository share.
  func readExcludes() -> [UInt8] {
    contents(of: commonFolder.appending("info/exclude")) ?? []
  }

  /// The attributes of `info/attributes`.
  func readAttributes() -> [UInt8] {
    contents(of: commonFolder.appending("info/attributes")) ?? []
  }

  /// The function by which the repository names content.
  var hash: ContentID.Hash {
    let configuration = contents(of: commonFolder.appending("config")) ?? []
    let text = String(decoding: configuration, as: UTF8.self).lowercased()
    let isSHA256 = text.split(separator: "\n").contains { line in
      line.filter { $0 != " " && $0 != "\t" } == "objectformat=sha256"
    }
    return isSHA256 ? .sha256 : .sha1
  }

  /// Whether the clone lacks the older part of the history.
  var isShallow: Bool { contents(of: commonFolder.appending("shallow")) != nil }

  /// The way from the top of the working tree to a folder in it.
  func prefix(of folder: FilePath) -> RepositoryPath {
    RepositoryPath(bytes: Array(folder.bytes.dropFirst(top.bytes.count).drop { $0 == .slash }))
  }

  /// What a pointer of LFS stands for; nil if this machine does not have it.
  func content(of pointer: LFSPointer, limit: Int) throws(ReadError) -> [UInt8]? {
    do {
      return try readFile(commonFolder.appending(pointer.path), limit: limit)
    } catch {
      if error.isAbsence { return nil }
      throw ReadError(error, limit: limit)
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

/// Why an index does not say which paths git tracks, as the rest of a sentence that begins with the file.
struct GitIndexError: Error {
  let description: String
}
