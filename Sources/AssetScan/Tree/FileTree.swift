public import AssetModel
public import Basics

/// The folders and files of a repository that assetlint looks at, and the only way to what they hold.
public struct FileTree: Sendable {
  private let source: any TreeSource
  private let tracking: GitTracking?
  private let hash: ContentID.Hash
  /// Every folder, sorted so that what is inside a folder stands directly behind it.
  public let folders: [Folder]
  /// What patterns of the configuration leave out, in no order; what lies in it is not listed.
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

  /// What is known of a file's content without reading it.
  enum Content: Sendable {
    case unknown
    case named(ContentID)
    /// Git's index has a name, at this position, that the file's stamp can prove.
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

  /// Lists what is in scope below a folder on disk.
  public static func walk(_ root: FilePath, scope: ScanScope = ScanScope(), jobs: Jobs = .all) -> FileTree {
    list(DiskSource(root), scope: scope, jobs: jobs)
  }

  /// Lists what is in scope of a source.
  public static func list(_ source: any TreeSource, scope: ScanScope, jobs: Jobs) -> FileTree {
    TreeWalk(source, scope: scope, jobs: jobs).run()
  }

  /// No source, manifest or project has more bytes than this; what has is not worth the memory.
  public static let textLimit = 64 << 20
  /// No payload that anybody ships has more bytes than this.
  public static let payloadLimit = 1 << 30

  /// All bytes of a file.
  public func read(_ path: RepositoryPath, limit: Int = FileTree.textLimit) throws(ReadError) -> [UInt8] {
    // What vanishes from the disk meanwhile is in git all the same.
    if let copy = copy(of: path), let bytes = try? copy.read(path, limit: limit) { return bytes }
    return try source.read(path, limit: limit)
  }

  /// How many bytes a file has.
  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    if let copy = copy(of: path), let count = try? copy.byteCount(of: path) { return count }
    return try source.byteCount(of: path)
  }

  /// The checkout of a state of git, where git's index proves that a file in it holds what the state has.
  private func copy(of path: RepositoryPath) -> DiskSource? {
    guard let checkout = source.checkout, case .named(let id) = entry(at: path)?.content,
      let tracking = checkout.tracking, let position = tracking.position(of: path),
      let stamp = checkout.stamp(of: path), tracking.contentID(at: position, provenBy: stamp) == id
    else { return nil }
    return checkout
  }

  /// The name of a file's content where it can be had without reading the file.
  func knownContentID(of path: RepositoryPath) -> ContentID? {
    switch entry(at: path)?.content {
    case .named(let id): id
    case .recorded(let position):
      source.stamp(of: path).flatMap { tracking?.contentID(at: position, provenBy: $0) }
    case .unknown, nil: nil
    }
  }

  /// The name of a file's content; nil for a file that is not there or cannot be read.
  public func contentID(of path: RepositoryPath) -> ContentID? {
    // What cannot be read is an issue of whoever needs what it says.
    knownContentID(of: path) ?? (try? read(path, limit: FileTree.payloadLimit)).map { contentID(of: $0) }
  }

  /// The name of some content, as the repository would have it.
  func contentID(of bytes: [UInt8]) -> ContentID {
    ContentID(of: bytes, by: hash)
  }

  private func entry(at path: RepositoryPath) -> Entry? {
    let parent = path.parent
    let place = folders.firstPosition { $0.path >= parent }
    guard place < folders.count, folders[place].path == parent else { return nil }
    return folders[place].entries.entry(named: path.name)
  }

  /// Whether a file that the tree lacks lies on disk, where nobody else gets it.
  func isOnDiskOnly(_ path: RepositoryPath) -> Bool {
    source.isOnDiskOnly(path)
  }

  /// Whether there is such a file or folder in the tree.
  public func contains(_ path: RepositoryPath) -> Bool {
    path.isRoot || entry(at: path) != nil
  }

  /// The paths of all files of this name.
  public func files(named name: String) -> [RepositoryPath] {
    folders.filter { $0.hasFile(name) }.map { $0.path.appending(name) }
  }

  /// Whether a pattern fits anything that patterns of the configuration leave out.
  public func hasIgnored(_ pattern: Glob) -> Bool {
    ignored.contains { pattern.matches($0) }
  }

  /// Whether a pattern fits anything in the tree.
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

  /// Whether the folder holds a file of this name.
  func hasFile(_ name: String) -> Bool {
    files.contains { $0.name.elementsEqual(name.utf8) }
  }
}

extension Array where Element: NamedEntry {
  /// The entry of this name.
  func entry(named name: some Collection<UInt8>) -> Element? {
    let position = firstPosition { !$0.name.lexicographicallyPrecedes(name) }
    return position < count && self[position].name.elementsEqual(name) ? self[position] : nil
  }
}

extension Array {
  /// The first position whose element the test accepts, where it accepts all from one on.
  fileprivate func firstPosition(_ isPast: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
