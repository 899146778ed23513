public import Basics

/// Provides the files of a tree from a folder on disk, git's index or a commit. Several threads can call the methods at
/// the same time.
public protocol TreeSource: Sendable {
  func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry]

  /// What a symbolic link leads to. The path itself may also contain links.
  func target(ofLink path: RepositoryPath) -> LinkTarget

  /// The size of a file. For an LFS pointer, it is the size of the content that the pointer refers to.
  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int

  /// Reads a file, following symbolic links. Throws an error if it has more than `limit` bytes.
  func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8]

  /// Records that the result of the scan depends on a file, even if it is not read.
  func note(_ path: RepositoryPath)

  /// Whether git knows the file, but this partial clone has not fetched its content.
  func lacks(_ path: RepositoryPath) -> Bool

  /// A digest that is equal only for sources with the same files. Nil if the files can change, as on disk.
  var identity: Digest? { get }

  var hash: ContentID.Hash { get }

  /// What git tracks and ignores; nil for a commit or the index.
  var tracking: GitTracking? { get }

  /// The stamp of a file. Nil if the file is missing, or if this source does not read files from disk.
  func stamp(of path: RepositoryPath) -> FileStamp?

  /// Whether a file that is missing from git's index exists on disk. Always false for the working tree and for a
  /// commit.
  func isOnDiskOnly(_ path: RepositoryPath) -> Bool

  /// The working tree that belongs to a commit or to the index. Unchanged files can be read there without asking git.
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

protocol NamedEntry {
  var name: [UInt8] { get }
}

public struct ListedEntry: NamedEntry, Sendable {
  public let name: [UInt8]
  public let type: FileType
  /// The content id, if it is known. The content of a symbolic link is its target path.
  public let contentID: ContentID?
  /// What is wrong with the file, in words that follow the file name in a message.
  var problem: String?

  public init(name: [UInt8], type: FileType, contentID: ContentID? = nil) {
    self.name = name
    self.type = type
    self.contentID = contentID
  }
}

public enum LinkTarget: Sendable {
  case file
  case folder
  case outside
  case nowhere
}

extension LinkTarget {
  var description: String {
    switch self {
    case .file: "a link to a file"
    case .folder: "a link to a folder that is scanned under its own path"
    case .outside: "a link that points outside the repository"
    case .nowhere: "a broken link"
    }
  }
}

/// Why a file cannot be read. The description follows a phrase such as “cannot be read: ”.
public enum ReadError: Error, Sendable, Equatable, CustomStringConvertible {
  case absent
  case tooLarge(limit: Int)
  case refused(FileError)
  /// Git knows the file, but this partial clone has not fetched its content.
  case notInClone
  case git(String)
  /// A submodule that is not checked out, or that lacks the recorded commit.
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
    case .submodule: "it is a submodule that is not checked out, or that lacks the recorded commit"
    }
  }
}
