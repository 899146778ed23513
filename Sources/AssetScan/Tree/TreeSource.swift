public import Basics

/// Where the files of a tree come from: a folder on disk, git's index, a commit.
///
/// Nothing else opens the files of a repository. Methods are called from several threads at once.
public protocol TreeSource: Sendable {
  /// The entries of a folder, sorted by the bytes of their names.
  func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry]

  /// What is at the end of a symbolic link, or of a path with links in it.
  func target(ofLink path: RepositoryPath) -> LinkTarget

  /// How many bytes `read` would return.
  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int

  /// All bytes of a file; links are followed, and a file over `limit` bytes is an error.
  func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8]

  /// Records that something depends on the content of a file, even without reading it.
  func note(_ path: RepositoryPath)

  /// Whether git knows the content of a file, but a partial clone has not fetched it yet.
  func lacks(_ path: RepositoryPath) -> Bool

  /// Equal only for sources of the same files with the same content; nil if either can change, as on disk.
  var identity: Digest? { get }

  /// The hash function of the repository's object ids.
  var hash: ContentID.Hash { get }

  /// What git tracks and ignores in the tree; nil if the listing comes from git.
  var tracking: GitTracking? { get }

  /// The stamp of a file on disk; nil for everything else.
  func stamp(of path: RepositoryPath) -> FileStamp?

  /// Whether a file that the tree lacks exists on disk.
  func isOnDiskOnly(_ path: RepositoryPath) -> Bool

  /// Where most files of a state of git can be read without asking git; nil for everything else.
  var checkout: DiskSource? { get }
}

extension TreeSource {
  public func note(_ path: RepositoryPath) {}

  public func lacks(_ path: RepositoryPath) -> Bool { false }

  public var identity: Digest? { nil }

  public var tracking: GitTracking? { nil }

  public func stamp(of path: RepositoryPath) -> FileStamp? { nil }

  public func isOnDiskOnly(_ path: RepositoryPath) -> Bool { false }

  public var checkout: DiskSource? { nil }
}

/// Something with a name in a list that is sorted by the bytes of names.
protocol NamedEntry {
  var name: [UInt8] { get }
}

/// One entry of a folder.
public struct ListedEntry: NamedEntry, Sendable {
  public let name: [UInt8]
  public let type: FileType
  /// The id of the content, if the listing has it; for a link, of its target text.
  public let contentID: ContentID?
  /// What is wrong with it, as a predicate whose subject is the file.
  var problem: String?

  public init(name: [UInt8], type: FileType, contentID: ContentID? = nil) {
    self.name = name
    self.type = type
    self.contentID = contentID
  }
}

/// What a symbolic link leads to.
public enum LinkTarget: Sendable {
  /// A file inside the root.
  case file
  /// A folder inside the root, which is listed under its own path.
  case folder
  case outside
  case nowhere
}

extension LinkTarget {
  /// What the link is.
  var description: String {
    switch self {
    case .file: "a link to a file"
    case .folder: "a link to a folder, which is scanned under its own path"
    case .outside: "a link that points outside the repository"
    case .nowhere: "a broken link"
    }
  }
}

/// Why a file of a tree cannot be read, as the end of a sentence after “cannot be read: ”.
public enum ReadError: Error, Sendable, Equatable, CustomStringConvertible {
  case absent
  case tooLarge(limit: Int)
  case refused(FileError)
  /// The object exists in git, but not in this clone.
  case notInClone
  /// An error message from git.
  case git(String)
  /// A submodule that is not checked out, or not at the right commit.
  case submodule

  init(_ error: FileError, limit: Int = .max) {
    self = error.isAbsence ? .absent : error.isTooLarge ? .tooLarge(limit: limit) : .refused(error)
  }

  public var description: String {
    switch self {
    case .absent: "No such file or directory"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .refused(let error): "\(error)"
    case .notInClone: "it is not in this partial clone; fetch it with git"
    case .git(let problem): problem
    case .submodule: "it is a submodule whose files are not checked out"
    }
  }
}
