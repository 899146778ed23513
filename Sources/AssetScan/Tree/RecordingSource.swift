public import Basics

/// A source that records requests, so that a later run can check whether the answers would be the same.
///
/// Listed folders are not recorded, because a tree contains them.
public struct RecordingSource: TreeSource {
  private let source: any TreeSource
  private let notes = Guarded(Asked())

  /// The recorded requests.
  public struct Asked: Sendable, Equatable {
    /// The files whose content or size someone wanted.
    public var files: Set<RepositoryPath> = []
    /// The files that the tree lacks, and whether the disk has them.
    public var onDiskOnly: [RepositoryPath: Bool] = [:]

    public init() {}
  }

  public init(_ source: any TreeSource) {
    self.source = source
  }

  public var asked: Asked { notes.use { $0 } }

  public func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] { try source.list(folder) }

  public func target(ofLink path: RepositoryPath) -> LinkTarget { source.target(ofLink: path) }

  public func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    note(path)
    return try source.byteCount(of: path)
  }

  public func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8] {
    note(path)
    return try source.read(path, limit: limit)
  }

  /// A stamp identifies the content without reading it.
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

  private func note(_ path: RepositoryPath) {
    notes.use { _ = $0.files.insert(path) }
  }
}
