internal import Basics

/// Which files a configuration may be read from, and of which of them messages may quote the text.
///
/// Who runs assetlint on a repository of somebody else must not be made to print a file of this machine: the
/// repository decides what `parent_config` says, and can hold links.
struct ConfigurationReach {
  /// The top of the git repository around the root, or the root itself.
  private let top: FilePath

  /// How far a file is to be trusted.
  enum Trust {
    case quoted
    /// A file in a folder around the repository, of the same owner: it is read, and its text is not shown.
    case unquoted
    /// Somewhere else on this machine.
    case refused
  }

  init(root: FilePath) {
    var folder = root
    while !Self.exists(folder.appending(".git")), folder.parent != folder { folder = folder.parent }
    top = Self.exists(folder.appending(".git")) ? folder : root
  }

  /// How far the file is to be trusted that is at `place`, and at `target` when all links are followed.
  ///
  /// `isChosen` tells that a person has named the place on the command line.
  func trust(_ place: FilePath, linkedTo target: FilePath, isChosen: Bool) -> Trust {
    if isOurs(target) || (isChosen && !isOurs(place)) { return .quoted }
    guard top.relative(to: target.parent) != nil, let owner = Self.owner(top),
      Self.owner(target.parent) == owner, Self.owner(target) == owner
    else { return .refused }
    return .unquoted
  }

  /// Whether a file belongs to the repository; what git keeps for itself may hold passwords.
  private func isOurs(_ file: FilePath) -> Bool {
    guard let path = file.relative(to: top) else { return false }
    return !path.components.contains { $0.elementsEqual(".git".utf8) }
  }

  private static func exists(_ path: FilePath) -> Bool {
    ((try? FileStatus.ofLink(path)) ?? nil) != nil
  }

  private static func owner(_ path: FilePath) -> UInt32? {
    ((try? FileStatus.of(path)) ?? nil)?.owner
  }
}
