public import AssetModel
public import Basics
internal import Formats

/// The folders and files of a repository that assetlint scans, and the only way to read them.
public struct FileTree: Sendable {
  private var source: any TreeSource
  private let tracking: GitTracking?
  private let hash: ContentID.Hash
  /// Every folder, sorted so that everything inside a folder directly follows it.
  public let folders: [Folder]
  /// What configured patterns exclude, in no particular order; the content of excluded folders is not listed.
  let ignored: [RepositoryPath]
  /// What could not be listed.
  public let issues: [ScanIssue]

  /// One folder and its entries, sorted by name.
  public struct Folder: Sendable {
    public let path: RepositoryPath
    public let entries: [Entry]
  }

  /// A file or folder in a folder.
  public struct Entry: NamedEntry, Sendable {
    public let name: [UInt8]
    public let type: FileType
    public let presence: Payload.Presence
    let content: Content
  }

  /// What is known about a file's content without reading it.
  enum Content: Sendable {
    case unknown
    case named(ContentID)
    /// The content id in git; a checkout of the file may have different bytes, such as other line endings.
    case stored(ContentID)
    /// Git's index has a content id at this position, which the file's stamp can prove.
    case recorded(Int)
  }

  init(
    source: any TreeSource, tracking: GitTracking?, folders: [Folder], ignored: [RepositoryPath],
    issues: [ScanIssue]
  ) {
    self.source = source
    self.tracking = tracking
    hash = source.hash
    self.folders = folders
    self.ignored = ignored
    self.issues = issues
  }

  /// Lists everything below a folder on disk that is in scope.
  public static func walk(_ root: FilePath, scope: ScanScope = ScanScope(), jobs: Jobs = .all) -> FileTree {
    list(DiskSource(root), scope: scope, jobs: jobs)
  }

  /// Lists everything in a source that is in scope.
  public static func list(_ source: any TreeSource, scope: ScanScope, jobs: Jobs) -> FileTree {
    TreeWalk(source, scope: scope, jobs: jobs).run()
  }

  /// No real source, manifest or project is larger; anything larger is not worth the memory.
  public static let textLimit = 64 << 20
  /// No payload that ships is larger.
  public static let payloadLimit = 1 << 30

  /// All bytes of a file.
  public func read(_ path: RepositoryPath, limit: Int = FileTree.textLimit) throws(ReadError) -> [UInt8] {
    source.note(path)
    // A file that has vanished from the disk in the meantime is still in git.
    if let copy = copy(of: path), let bytes = try? copy.read(path, limit: limit) { return bytes }
    return try source.read(path, limit: limit)
  }

  /// The size and times that the file system has for a file on disk.
  func stamp(of path: RepositoryPath) -> FileStamp? { source.stamp(of: path) }

  /// How many bytes a file has.
  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    source.note(path)
    if let copy = copy(of: path), let count = try? copy.byteCount(of: path) { return count }
    return try source.byteCount(of: path)
  }

  /// The checkout of a git state, to read files whose content is unchanged according to git's index.
  private func copy(of path: RepositoryPath) -> DiskSource? {
    guard let checkout = source.checkout, case .named(let id) = entry(at: path)?.content,
      let tracking = checkout.tracking, let position = tracking.position(of: path),
      let stamp = checkout.stamp(of: path), tracking.contentID(at: position, provenBy: stamp) == id
    else { return nil }
    return checkout
  }

  /// The content id of a file, if known without reading the file.
  func knownContentID(of path: RepositoryPath) -> ContentID? {
    source.note(path)
    return switch entry(at: path)?.content {
    case .named(let id), .stored(let id): id
    case .recorded(let position):
      source.stamp(of: path).flatMap { tracking?.contentID(at: position, provenBy: $0) }
    case .unknown, nil: nil
    }
  }

  /// The content id of a file; nil if it is missing or unreadable.
  public func contentID(of path: RepositoryPath) -> ContentID? {
    // The stage that needs the content reports a read error.
    knownContentID(of: path) ?? (try? read(path, limit: FileTree.payloadLimit)).map { contentID(of: $0) }
  }

  /// The same tree, read from another source.
  func reading(from source: any TreeSource) -> FileTree {
    var tree = self
    tree.source = source
    return tree
  }

  /// The content ids of many files.
  public func contentIDs(of paths: [RepositoryPath], jobs: Jobs) -> [ContentID?] {
    paths.parallelMap(jobs, grain: 64) { contentID(of: $0) }
  }

  /// Whether git knows the content of a file, but a partial clone has not fetched it yet.
  func lacks(_ path: RepositoryPath) -> Bool { source.lacks(path) }

  /// The id of some content under the repository's hash function.
  func contentID(of bytes: [UInt8]) -> ContentID {
    ContentID(of: bytes, by: hash)
  }

  private func entry(at path: RepositoryPath) -> Entry? {
    let parent = path.parent
    let place = folders.startOfSuffix { $0.path >= parent }
    guard place < folders.count, folders[place].path == parent else { return nil }
    return folders[place].entries.entry(named: path.name)
  }

  /// Whether a file that the tree lacks exists only on this disk.
  func isOnDiskOnly(_ path: RepositoryPath) -> Bool {
    source.isOnDiskOnly(path)
  }

  /// Whether git ignores a folder, so that new files in it are not added, even if it tracks older ones.
  func ignoresUntracked(in folder: RepositoryPath) -> Bool {
    var ignores = tracking?.ignores ?? Gitignore()
    var place = RepositoryPath.root
    for component in folder.components {
      let file = place.appending(".gitignore")
      if contains(file), let rules = try? read(file) { ignores.add(rules) }
      if ignores.ignores(component, isFolder: true) { return true }
      ignores = ignores.entering(component, isVisible: true)
      place = place.appending(component)
    }
    return false
  }

  /// Whether there is such a file or folder in the tree.
  public func contains(_ path: RepositoryPath) -> Bool {
    path.isRoot || entry(at: path) != nil
  }

  /// The paths of all files with this name.
  public func files(named name: String) -> [RepositoryPath] {
    folders.filter { $0.hasFile(name) }.map { $0.path.appending(name) }
  }

  /// Whether a pattern matches anything that configured patterns exclude.
  public func hasIgnored(_ pattern: Glob) -> Bool {
    ignored.contains { pattern.matches($0) }
  }

  /// Whether a pattern matches anything in the tree.
  public func hasMatch(_ pattern: Glob) -> Bool {
    folders.contains { folder in
      pattern.matches(folder.path)
        || folder.entries.contains { pattern.matches(folder.path.appending($0.name)) }
    }
  }
}

extension FileTree.Folder {
  /// The regular files of the folder.
  var files: some Sequence<FileTree.Entry> {
    entries.lazy.filter { $0.type == .file }
  }

  /// Whether the folder has a file with this name.
  func hasFile(_ name: String) -> Bool {
    files.contains { $0.name.elementsEqual(name.utf8) }
  }
}

extension Array where Element: NamedEntry {
  /// The entry with this name.
  func entry(named name: some Collection<UInt8>) -> Element? {
    let position = startOfSuffix { !$0.name.lexicographicallyPrecedes(name) }
    return position < count && self[position].name.elementsEqual(name) ? self[position] : nil
  }
}
