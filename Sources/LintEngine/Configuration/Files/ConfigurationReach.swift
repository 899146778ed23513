internal import Basics

/// The configuration files outside of the tree that may be read, and of which of them messages may quote the text.
///
/// Who runs assetlint on a repository of somebody else must not be made to print a file of this machine: the
/// repository decides what `parent_config` says, and can hold links.
struct ConfigurationReach {
  /// The top of the git repository around the root, or the root itself.
  private let top: FilePath

  init(root: FilePath) {
    var folder = root
    while !Self.exists(folder.appending(".git")), folder.parent != folder { folder = folder.parent }
    top = Self.exists(folder.appending(".git")) ? folder : root
  }

  /// A file that may be read.
  struct Reached {
    /// Where it is, with the links in its folder resolved.
    let place: FilePath
    let bytes: [UInt8]
    /// Whether messages may show what it says.
    let isQuoted: Bool
  }

  /// Reads a file of the git repository, or one that a person has named on the command line; a file in a folder
  /// around the repository only if it has the same owner, and then its text is not shown. Nil for any other.
  func read(_ file: FilePath, isChosen: Bool, limit: Int) throws(FileError) -> Reached? {
    let place = try resolveLinks(file.parent).appending(file.name)
    let target = try resolveLinks(file)
    let isQuoted = isOurs(target) || (isChosen && !isOurs(place))
    guard isQuoted || isAround(target) else { return nil }
    return Reached(place: place, bytes: try readFile(target, limit: limit), isQuoted: isQuoted)
  }

  /// Whether a file belongs to the repository; what git keeps for itself may hold passwords.
  private func isOurs(_ file: FilePath) -> Bool {
    guard let path = file.relative(to: top) else { return false }
    return !path.components.contains { $0.elementsEqual(".git".utf8) }
  }

  private func isAround(_ file: FilePath) -> Bool {
    guard top.relative(to: file.parent) != nil, let owner = Self.owner(top) else { return false }
    return Self.owner(file.parent) == owner && Self.owner(file) == owner
  }

  private static func exists(_ path: FilePath) -> Bool {
    ((try? FileStatus.ofLink(path)) ?? nil) != nil
  }

  private static func owner(_ path: FilePath) -> UInt32? {
    ((try? FileStatus.of(path)) ?? nil)?.owner
  }
}
