public import AssetModel
public import Basics
internal import Formats

/// The folders and files that a scan covers, and the source from which it reads them.
public struct FileTree: Sendable {
  private var source: any TreeSource
  private let tracking: GitTracking?
  private let hash: ContentID.Hash
  /// The folders, sorted so that everything inside a folder directly follows the folder.
  public let folders: [Folder]
  /// The folders with the sources of checked-in pods, in the same order. Only their uses of assets matter.
  let pods: [Folder]
  /// The paths that the configuration lists under `ignored`. The content of these folders is not listed.
  let ignored: [RepositoryPath]
  public let issues: [ScanIssue]

  public struct Folder: Sendable {
    public let path: RepositoryPath
    public let entries: [Entry]
  }

  public struct Entry: NamedEntry, Sendable {
    public let name: [UInt8]
    public let type: FileType
    public let presence: Payload.Presence
    let content: Content
  }

  /// What is known about the content of a file before it is read.
  enum Content: Sendable {
    case unknown
    /// The id of exactly the bytes that `read` returns.
    case named(ContentID)
    /// The id of the content in git. The file on disk may have different bytes, for example other line endings.
    case stored(ContentID)
    /// Git tracks the file, at this position in git's index. The index contains the content id.
    case recorded(Int)
  }

  init(
    source: any TreeSource, tracking: GitTracking?, folders: [Folder], pods: [Folder] = [],
    ignored: [RepositoryPath], issues: [ScanIssue]
  ) {
    self.source = source
    self.tracking = tracking
    hash = source.hash
    self.folders = folders
    self.pods = pods
    self.ignored = ignored
    self.issues = issues
  }

  public static func walk(_ root: FilePath, scope: ScanScope = ScanScope(), jobs: Jobs = .all) -> FileTree {
    list(DiskSource(root), scope: scope, jobs: jobs)
  }

  public static func list(_ source: any TreeSource, scope: ScanScope, jobs: Jobs) -> FileTree {
    TreeWalk(source, scope: scope, jobs: jobs).run()
  }

  /// The maximum size of a source file, manifest or project. Real ones are smaller.
  public static let textLimit = 64 << 20
  /// The maximum size of an asset's file. No file that ships in an app is larger.
  public static let payloadLimit = 1 << 30

  public func read(_ path: RepositoryPath, limit: Int = FileTree.textLimit) throws(ReadError) -> [UInt8] {
    source.note(path)
    // If the copy on disk cannot be read, for example because it was just deleted, the source still has the file.
    if let copy = copy(of: path), let bytes = try? copy.read(path, limit: limit) { return bytes }
    return try source.read(path, limit: limit)
  }

  func stamp(of path: RepositoryPath) -> FileStamp? { source.stamp(of: path) }

  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    source.note(path)
    if let copy = copy(of: path), let count = try? copy.byteCount(of: path) { return count }
    return try source.byteCount(of: path)
  }

  /// The working tree, if git's index proves that the file has the same content there as in this tree. Reading a
  /// file from disk is faster than asking git.
  private func copy(of path: RepositoryPath) -> DiskSource? {
    guard let checkout = source.checkout, case .named(let id) = entry(at: path)?.content,
      let tracking = checkout.tracking, let position = tracking.position(of: path),
      let stamp = checkout.stamp(of: path), tracking.contentID(at: position, provenBy: stamp) == id
    else { return nil }
    return checkout
  }

  /// The content id of a file; nil if the file would have to be read first.
  func knownContentID(of path: RepositoryPath) -> ContentID? {
    source.note(path)
    return switch entry(at: path)?.content {
    case .named(let id), .stored(let id): id
    case .recorded(let position):
      source.stamp(of: path).flatMap { tracking?.contentID(at: position, provenBy: $0) }
    case .unknown, nil: nil
    }
  }

  public func contentID(of path: RepositoryPath) -> ContentID? {
    knownContentID(of: path) ?? (try? read(path, limit: FileTree.payloadLimit)).map { contentID(of: $0) }
  }

  /// The same tree, but it reads its files from `source`.
  func reading(from source: any TreeSource) -> FileTree {
    var tree = self
    tree.source = source
    return tree
  }

  public func contentIDs(of paths: [RepositoryPath], jobs: Jobs) -> [ContentID?] {
    paths.parallelMap(jobs, grain: 64) { contentID(of: $0) }
  }

  /// Whether git knows the file, but a partial clone has not fetched its content.
  func lacks(_ path: RepositoryPath) -> Bool { source.lacks(path) }

  func contentID(of bytes: [UInt8]) -> ContentID {
    ContentID(of: bytes, by: hash)
  }

  private func entry(at path: RepositoryPath) -> Entry? {
    let parent = path.parent
    for folders in [folders, pods] {
      let place = folders.startOfSuffix { $0.path >= parent }
      guard place < folders.count, folders[place].path == parent else { continue }
      return folders[place].entries.entry(named: path.name)
    }
    return nil
  }

  /// Whether a file that is missing from git's index exists on disk. Always false for the working tree and for a
  /// commit.
  func isOnDiskOnly(_ path: RepositoryPath) -> Bool {
    source.isOnDiskOnly(path)
  }

  /// Whether git tracks any file in a folder; true if it is unknown what git tracks.
  func hasTracked(below folder: RepositoryPath) -> Bool {
    guard let tracking, tracking.isKnown else { return true }
    return tracking.tracksAnything(below: folder)
  }

  /// The entries of any folder, even one that the scan skips.
  func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] { try source.list(folder) }

  /// Whether git ignores every new file in a folder, even if it tracks older ones. Also true if git ignores each of
  /// `files` because of a rule with a path, such as `/Icons/close.png`.
  func ignoresUntracked(in folder: RepositoryPath, _ files: some Collection<RepositoryPath>) -> Bool {
    guard let rules = ignores(in: folder) else { return true }
    return !files.isEmpty && files.allSatisfy { $0.parent == folder && rules.ignoresByPath($0.name) }
  }

  /// Whether git ignores a file, or would ignore it if it existed.
  func ignores(_ file: RepositoryPath) -> Bool {
    ignores(in: file.parent)?.ignores(file.name, isFolder: false) ?? true
  }

  /// The rules of git for the files in a folder; nil if git ignores the folder.
  private func ignores(in folder: RepositoryPath) -> Gitignore? {
    (tracking?.ignores ?? Gitignore()).descending(to: folder) { file in
      contains(file) ? try? read(file) : nil
    }
  }

  public func contains(_ path: RepositoryPath) -> Bool {
    path.isRoot || entry(at: path) != nil
  }

  public func files(named name: String) -> [RepositoryPath] {
    folders.filter { $0.hasFile(name) }.map { $0.path.appending(name) }
  }

  /// Whether the pattern matches a path that the configuration ignores.
  public func hasIgnored(_ pattern: Glob) -> Bool {
    ignored.contains { pattern.matches($0) }
  }

  public func hasMatch(_ pattern: Glob) -> Bool {
    folders.contains { folder in
      pattern.matches(folder.path)
        || folder.entries.contains { pattern.matches(folder.path.appending($0.name)) }
    }
  }
}

extension FileTree.Folder {
  var files: some Sequence<FileTree.Entry> {
    entries.lazy.filter { $0.type == .file }
  }

  func hasFile(_ name: String) -> Bool {
    files.contains { $0.name.elementsEqual(name.utf8) }
  }
}

extension Array where Element: NamedEntry {
  func entry(named name: some Collection<UInt8>) -> Element? {
    let position = startOfSuffix { !$0.name.lexicographicallyPrecedes(name) }
    return position < count && self[position].name.elementsEqual(name) ? self[position] : nil
  }
}
