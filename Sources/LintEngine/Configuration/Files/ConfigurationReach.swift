internal import Basics

/// Which configuration files outside the tree may be read, and which of them messages may quote.
///
/// Running assetlint on someone else's repository must not print files of this machine: the repository controls
/// `parent_config`, and can contain links.
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
    /// Its path, with links in parent folders resolved.
    let place: FilePath
    let bytes: [UInt8]
    /// Whether messages may quote it.
    let isQuoted: Bool
  }

  /// Reads a file of the git repository, or one given on the command line. A file in a parent folder of the repository
  /// is read only if it has the same owner, and is not quoted. Nil for any other file.
  func read(_ file: FilePath, isChosen: Bool, limit: Int) throws(FileError) -> Reached? {
    let place = try resolveLinks(file.parent).appending(file.name)
    let target = try resolveLinks(file)
    let isQuoted = isOurs(target) || (isChosen && !isOurs(place))
    guard isQuoted || isAround(target) else { return nil }
    return Reached(place: place, bytes: try readFile(target, limit: limit), isQuoted: isQuoted)
  }

  /// Whether a file belongs to the repository; git's own files may contain passwords.
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
