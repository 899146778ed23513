internal import Basics
internal import LintEngine

/// Where the repository is that a command line is about.
struct RepositoryRoot {
  let path: FilePath

  /// The folder named by `--root`, or the one around `start` or the current folder.
  ///
  /// That is the outermost folder with a configuration inside the git repository, so that a configuration
  /// in a sub-folder refines and does not replace the one above; else the top of the git repository; else
  /// the folder itself.
  init(_ options: Options, start: String?) throws(UsageError) {
    if let root = options.root {
      path = try Self.existing(root, mustBeFolder: true)
      return
    }
    let start = try Self.existing(start ?? ".", mustBeFolder: false)
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

  /// Where the root is in its git checkout, from whose top build servers count paths.
  static func checkoutFolder(of root: FilePath) -> RepositoryPath {
    root.relative(to: checkout(of: root)) ?? .root
  }

  /// The top of the git checkout around the root; the root itself where there is none.
  static func checkout(of root: FilePath) -> FilePath {
    var folder = root
    while !exists(folder.appending(".git")) {
      guard folder.parent != folder else { return root }
      folder = folder.parent
    }
    return folder
  }

  /// The operands as paths below the root.
  func limits(_ operands: [String]) throws(UsageError) -> [RepositoryPath] {
    var limits: [RepositoryPath] = []
    for operand in operands {
      let place = try Self.existing(operand, mustBeFolder: false)
      guard let relative = RepositoryPath(bytes: place.bytes).relative(to: RepositoryPath(bytes: path.bytes))
      else {
        throw UsageError("“\(operand)” is outside of the repository at \(path)")
      }
      limits.append(relative)
    }
    return limits
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
