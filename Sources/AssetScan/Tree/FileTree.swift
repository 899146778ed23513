public import AssetModel
public import Basics

/// The folders and files of a repository that assetlint looks at, and the only way to what they hold.
public struct FileTree: Sendable {
  private let source: any TreeSource
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
  public struct Entry: Sendable {
    public let name: [UInt8]
    public let type: FileType
    public let presence: Payload.Presence
  }

  init(source: any TreeSource, folders: [Folder], ignored: [RepositoryPath], issues: [ScanIssue]) {
    self.source = source
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
  func read(_ path: RepositoryPath, limit: Int = FileTree.textLimit) throws(ReadError) -> [UInt8] {
    try source.read(path, limit: limit)
  }

  /// How many bytes a file has.
  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int {
    try source.byteCount(of: path)
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
