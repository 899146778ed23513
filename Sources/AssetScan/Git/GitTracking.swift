internal import AssetModel
internal import Basics
internal import Formats

/// What git tracks of a folder on disk, and what it ignores.
public struct GitTracking: Sendable {
  private var index: GitIndex?
  /// The way from the top of git's working tree to the root, where they differ.
  private var prefix = RepositoryPath.root
  /// The patterns that hold at the root, from the folders around it and from the repository's own list.
  private(set) var ignores = Gitignore()
  /// What keeps the index from being of use.
  private(set) var issue: ScanIssue?

  /// Asks the repository around a folder; where there is none, only ignore files count.
  init(around root: FilePath) {
    guard let repository = GitRepository.around(root) else { return }
    do {
      index = try repository.readIndex()
    } catch {
      issue = ScanIssue(
        Place(".git/index"),
        "is damaged or split: which files git tracks is not known, and none is reported as missing there")
    }
    prefix = RepositoryPath(
      bytes: Array(root.bytes.dropFirst(repository.top.bytes.count).drop { $0 == .slash }))
    ignores.add(repository.readExcludes())
    var folder = repository.top
    for component in prefix.components {
      // What cannot be read ignores nothing, as in git.
      ignores.add((try? readFile(folder.appending(".gitignore"))) ?? [])
      ignores = ignores.entering(component)
      folder = folder.appending(RepositoryPath(bytes: Array(component)))
    }
  }

  /// Whether git tracks anything below a folder, though ignore files leave it out.
  func tracksAnything(below folder: RepositoryPath) -> Bool {
    index.map { $0.containsAnything(below: inGit(folder)) } ?? false
  }

  /// What git makes of a file, given the ignore files around it; `isForeign` for one of another repository.
  func presence(of path: RepositoryPath, _ ignores: Gitignore, isForeign: Bool) -> Payload.Presence {
    if !isForeign, let index, index.contains(inGit(path)) { return .tracked }
    if ignores.ignores(path.name, isFolder: false) { return .ignored }
    return index == nil || isForeign ? .tracked : .untracked
  }

  /// The path as git's index has it.
  private func inGit(_ path: RepositoryPath) -> [UInt8] {
    prefix.isRoot ? path.bytes : prefix.appending(path.bytes).bytes
  }
}
