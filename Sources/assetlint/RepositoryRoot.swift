internal import AssetScan
internal import Basics
internal import LintEngine

/// The root of the repository that a command works on.
struct RepositoryRoot {
  let path: FilePath

  /// Finds the root. With `--root`, this is the given folder. Otherwise, it is a folder that contains `start`,
  /// which is the current folder by default.
  ///
  /// Without `--root`, the search for configurations begins at `start`. It ends at the top folder of the git
  /// repository or, outside a repository, of the disk. The root is the outermost folder with a configuration.
  /// Configurations in subfolders then refine the one at the root instead of replacing it.
  ///
  /// If there is no configuration, the root is the top folder of the git repository. Outside a repository, it is
  /// `start` or, if `start` is a file, the folder that contains this file.
  init(_ options: Options, start: String?) throws(UsageError) {
    if let root = options.root {
      path = try Self.existing(root, mustBeFolder: true)
      return
    }
    let start = try Self.place(start ?? ".", options.tree)
    var folder = Self.isFolder(start) ? start : start.parent
    let fallback = folder
    var configured: FilePath?
    while true {
      let holdsConfiguration = Self.exists(folder.appending(Configuration.fileName))
      if Self.exists(folder.appending(".git")) {
        path = holdsConfiguration ? folder : configured ?? folder
        return
      }
      if holdsConfiguration { configured = folder }
      guard folder.parent != folder else { break }
      folder = folder.parent
    }
    path = configured ?? fallback
  }

  /// The path of `root` inside its git checkout. CI services expect paths relative to the checkout.
  static func checkoutFolder(of root: FilePath) -> RepositoryPath {
    root.relative(to: checkout(of: root)) ?? .root
  }

  /// The top folder of the git checkout around the root; the root itself if there is no checkout.
  static func checkout(of root: FilePath) -> FilePath {
    var folder = root
    while !exists(folder.appending(".git")) {
      guard folder.parent != folder else { return root }
      folder = folder.parent
    }
    return folder
  }

  /// The operands as paths relative to the root. If a commit or git's index is checked, the files need not exist on
  /// disk.
  func limits(
    _ operands: [String], in source: any TreeSource, _ tree: TreeChoice
  ) throws(UsageError) -> [RepositoryPath] {
    var limits: [RepositoryPath] = []
    for operand in operands {
      let place = try Self.place(operand, tree)
      guard let limit = RepositoryPath(bytes: place.bytes).relative(to: RepositoryPath(bytes: path.bytes))
      else {
        throw UsageError("“\(operand)” is outside the repository at \(path)")
      }
      // A folder that cannot be listed counts as empty.
      let siblings = (try? source.list(limit.parent)) ?? []
      guard Self.exists(place) || siblings.contains(where: { $0.name.elementsEqual(limit.name) }) else {
        throw UsageError("“\(operand)” is \(tree.lacking)")
      }
      limits.append(limit)
    }
    return limits
  }

  /// The path with symbolic links resolved. If a commit or git's index is checked, the file need not exist on
  /// disk.
  private static func place(_ text: String, _ tree: TreeChoice) throws(UsageError) -> FilePath {
    var known = FilePath(text)
    var rest: [RepositoryPath] = []
    while tree != .workingTree, !exists(known), known.parent != known, known.name != ".." {
      rest.append(known.name)
      known = known.parent
    }
    return try rest.reversed().reduce(existing("\(known)", mustBeFolder: !rest.isEmpty)) { $0.appending($1) }
  }

  private static func existing(_ text: String, mustBeFolder: Bool) throws(UsageError) -> FilePath {
    do {
      let place = try resolveLinks(FilePath(text))
      if mustBeFolder, !isFolder(place) { throw UsageError("“\(text)” is not a folder") }
      return place
    } catch let error as UsageError {
      throw error
    } catch {
      let meant = text.contains("/") ? nil : closestMatch(to: text, in: Subcommand.allCases.map(\.rawValue))
      throw UsageError("“\(text)”: \(error)" + (meant.map { "; did you mean “assetlint \($0)”?" } ?? ""))
    }
  }

  private static func isFolder(_ path: FilePath) -> Bool {
    ((try? FileStatus.of(path)) ?? nil)?.type == .folder
  }

  private static func exists(_ path: FilePath) -> Bool {
    ((try? FileStatus.of(path)) ?? nil) != nil
  }
}

extension TreeChoice {
  /// Describes a missing file. In a message, this text follows “is”: `not on disk`.
  fileprivate var lacking: String {
    switch self {
    case .workingTree: "not on disk"
    case .index: "neither on disk nor in the index"
    case .revision(let name): "neither on disk nor in “\(name)”"
    }
  }
}
