public import Basics

/// Where the files of a tree come from: a folder on disk, git's index, a commit.
///
/// Nothing else opens the files of a repository. All of it is called from several threads at once.
public protocol TreeSource: Sendable {
  /// The entries of a folder, sorted by the bytes of their names.
  func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry]

  /// What is at the end of a symbolic link, or of a path with links in it.
  func target(ofLink path: RepositoryPath) -> LinkTarget

  /// How many bytes `read` would give.
  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int

  /// All bytes of a file; links are followed, and a file over `limit` bytes is refused.
  func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8]

  /// The function by which the repository names content.
  var hash: ContentID.Hash { get }

  /// What git tracks and ignores of the tree; nil if git itself made the list.
  var tracking: GitTracking? { get }

  /// The stamp of a file on disk; nil for everything else.
  func stamp(of path: RepositoryPath) -> FileStamp?

  /// Whether a file that the tree lacks lies on disk at its place.
  func isOnDiskOnly(_ path: RepositoryPath) -> Bool
}

extension TreeSource {
  public var tracking: GitTracking? { nil }

  public func stamp(of path: RepositoryPath) -> FileStamp? { nil }

  public func isOnDiskOnly(_ path: RepositoryPath) -> Bool { false }
}

/// Something with a name in a list that is sorted by the bytes of names.
protocol NamedEntry {
  var name: [UInt8] { get }
}

/// One entry of a folder.
public struct ListedEntry: NamedEntry, Sendable {
  public let name: [UInt8]
  public let type: FileType
  /// The name of the content, where the list has it; of a link that is where it leads.
  public let contentID: ContentID?
  /// What is wrong with it, as the rest of a sentence that begins with the file.
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
  /// A folder inside the root, which is listed at its own place.
  case folder
  case outside
  case nowhere
}

extension LinkTarget {
  /// What the link is.
  var description: String {
    switch self {
    case .file: "a link to a file"
    case .folder: "a link to a folder, which counts where it is"
    case .outside: "a link that leads out of the repository"
    case .nowhere: "a link that leads nowhere"
    }
  }
}

/// Why a file of a tree cannot be had, as the rest of a sentence after “cannot be read: ”.
public enum ReadError: Error, Sendable, Equatable, CustomStringConvertible {
  case absent
  case tooLarge(limit: Int)
  case refused(FileError)
  /// Git knows that there is such content, and this clone does not have it.
  case notInClone
  /// What git says instead of giving it.
  case git(String)
  /// A submodule that is not checked out, or not with the commit that is wanted.
  case submodule

  init(_ error: FileError, limit: Int = .max) {
    self = error.isAbsence ? .absent : error.isTooLarge ? .tooLarge(limit: limit) : .refused(error)
  }

  public var description: String {
    switch self {
    case .absent: "No such file or directory"
    case .tooLarge(let limit): "it has more than \(limit >> 20) MB"
    case .refused(let error): "\(error)"
    case .notInClone: "it is not in this clone, and nothing is fetched from here"
    case .git(let problem): problem
    case .submodule: "it is a submodule whose files are not checked out"
    }
  }
}
