internal import Basics

/// Decides which configuration files outside the scanned folder may be read, and whether messages may quote them. If
/// someone runs assetlint on an untrusted repository, neither its `parent_config` nor a link may make
/// assetlint print private files.
struct ConfigurationReach {
  /// The top folder of the git repository or, without git, the scanned folder.
  private let top: FilePath

  init(root: FilePath) {
    var folder = root
    while !Self.exists(folder.appending(".git")), folder.parent != folder { folder = folder.parent }
    top = Self.exists(folder.appending(".git")) ? folder : root
  }

  struct Reached {
    /// The path, with symbolic links in its parent folders resolved.
    let place: FilePath
    let bytes: [UInt8]
    let isQuoted: Bool
  }

  /// Reads a configuration file; nil if it may not be read.
  ///
  /// - A file that is in the git repository, or was given on the command line (`isChosen`), may be read. Messages
  ///   may quote it.
  /// - Any other file must be in a parent folder, and must have the same owner as that folder and the repository.
  ///   It is never quoted.
  ///
  /// A link in the repository is judged by its target, even if the link is given on the command line.
  func read(_ file: FilePath, isChosen: Bool, limit: Int) throws(FileError) -> Reached? {
    let place = try resolveLinks(file.parent).appending(file.name)
    let target = try resolveLinks(file)
    let isQuoted = isOurs(target) || (isChosen && !isOurs(place))
    guard isQuoted || isAround(target) else { return nil }
    return Reached(place: place, bytes: try readFile(target, limit: limit), isQuoted: isQuoted)
  }

  /// Whether a file belongs to the repository. Files in `.git` do not, because they may contain passwords.
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
