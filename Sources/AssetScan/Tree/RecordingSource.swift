public import Basics

/// Records which files are read, so that a later run can tell whether they have changed. Folders are not recorded,
/// because the list of all files shows changes to them.
public struct RecordingSource: TreeSource {
  private let source: any TreeSource
  private let notes = Guarded(Asked())

  /// The files that a scan asked for.
  public struct Asked: Sendable, Equatable {
    public var files: Set<RepositoryPath> = []
    /// The files that are missing from the tree, each with the result of `isOnDiskOnly`.
    public var onDiskOnly: [RepositoryPath: Bool] = [:]
    /// False if a later run may be able to read more although no file has changed, for example after `git lfs pull`.
    public var isWhole = true

    public init() {}
  }

  public init(_ source: any TreeSource) {
    self.source = source
  }

  public var asked: Asked { notes.use { $0 } }

  /// The same tree, but without recording which files it reads.
  public func unrecorded(_ tree: FileTree) -> FileTree { tree.reading(from: source) }

  public func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] { try source.list(folder) }

  public func target(ofLink path: RepositoryPath) -> LinkTarget { source.target(ofLink: path) }

  public func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    note(path)
    do {
      return try source.byteCount(of: path)
    } catch {
      note(error, at: path)
      throw error
    }
  }

  public func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8] {
    note(path)
    let bytes: [UInt8]
    do {
      bytes = try source.read(path, limit: limit)
    } catch {
      note(error, at: path)
      throw error
    }
    // When a commit or the index is scanned, the source returns an LFS pointer only if its content was not fetched.
    // After the content is fetched, a scan has a different result, although the file in git has not changed.
    if source.tracking == nil, LFSPointer(bytes) != nil { notes.use { $0.isWhole = false } }
    return bytes
  }

  /// Returns the stamp of a file. The file is recorded as if it had been read, because the stamp identifies its
  /// content.
  public func stamp(of path: RepositoryPath) -> FileStamp? {
    note(path)
    return source.stamp(of: path)
  }

  public func isOnDiskOnly(_ path: RepositoryPath) -> Bool {
    let answer = source.isOnDiskOnly(path)
    notes.use { $0.onDiskOnly[path] = answer }
    return answer
  }

  public var hash: ContentID.Hash { source.hash }

  public var tracking: GitTracking? { source.tracking }

  public var checkout: DiskSource? { source.checkout }

  public func lacks(_ path: RepositoryPath) -> Bool { source.lacks(path) }

  public var identity: Digest? { source.identity }

  public func note(_ path: RepositoryPath) {
    notes.use { _ = $0.files.insert(path) }
    source.note(path)
  }

  private func note(_ error: ReadError, at path: RepositoryPath) {
    switch error {
    case .absent, .tooLarge, .submodule: break
    case .notInClone where source.lacks(path): break
    case .refused, .notInClone, .git: notes.use { $0.isWhole = false }
    }
  }
}
