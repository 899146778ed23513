internal import AssetModel
internal import Basics
internal import Formats

/// What git tracks of a folder on disk, and what it ignores.
public struct GitTracking: Sendable {
  private let index: GitIndex?
  /// The function by which the repository names content.
  let hash: ContentID.Hash
  /// The way from the top of git's working tree to the root, where they differ.
  private let prefix: RepositoryPath
  /// What holds at the root, from the folders around it and from the repository's own lists.
  private(set) var ignores = Gitignore()
  private(set) var attributes = Gitattributes()
  /// What keeps the index from being of use.
  private(set) var issue: ScanIssue?
  /// Whether settings outside of the tree let git change content between the repository and the disk.
  private let mayChangeEverything: Once<Bool>

  /// Asks the repository around a folder; where there is none, only ignore files count.
  init(around root: FilePath) {
    guard let repository = GitRepository.around(root) else {
      (index, hash, prefix, mayChangeEverything) = (nil, .sha1, .root, Once { true })
      return
    }
    do {
      index = try repository.readIndex()
    } catch {
      index = nil
      issue = ScanIssue(
        Place(".git/index"),
        "\(error.description): which files git tracks is not known, and none is reported as missing there")
    }
    hash = repository.hash
    mayChangeEverything = Once { GitConversion.mayChangeEverything(in: repository) }
    prefix = repository.prefix(of: root)
    ignores.add(repository.readExcludes())
    var folder = repository.top
    for component in prefix.components {
      // What cannot be read ignores nothing, as in git.
      ignores.add((try? readFile(folder.appending(".gitignore"))) ?? [])
      ignores = ignores.entering(component)
      attributes.add((try? readFile(folder.appending(".gitattributes"))) ?? [])
      attributes = attributes.entering(component)
      folder = folder.appending(RepositoryPath(bytes: Array(component)))
    }
  }

  /// Whether git tracks anything below a folder, though ignore files leave it out.
  func tracksAnything(below folder: RepositoryPath) -> Bool {
    index.map { $0.containsAnything(below: inGit(folder)) } ?? false
  }

  /// Where a file is in the index; nil for one that git does not track, or where there is no index.
  func position(of path: RepositoryPath) -> Int? {
    index?.position(of: inGit(path))
  }

  /// What git makes of a file that is not in its index, given the ignore files around it; `isForeign` for one of
  /// another repository, whose index is not looked at.
  func presence(ofUnlisted path: RepositoryPath, _ ignores: Gitignore, isForeign: Bool) -> Payload.Presence {
    if ignores.ignores(path.name, isFolder: false) { return .ignored }
    return index == nil || isForeign ? .tracked : .untracked
  }

  /// The content that the index has for a file, where the stamp proves that the file still holds it.
  ///
  /// Only for a file that no attribute lets git change.
  func contentID(at position: Int, provenBy stamp: FileStamp) -> ContentID? {
    guard let recorded = index?.recorded(at: position), recorded.stamp == stamp,
      // A file written when the index was could have changed since without another stamp.
      let written = index?.written, recorded.stamp.modified < written,
      !mayChangeEverything.value
    else { return nil }
    return recorded.id
  }

  /// The path as git's index has it.
  private func inGit(_ path: RepositoryPath) -> [UInt8] {
    prefix.isRoot ? path.bytes : prefix.appending(path.bytes).bytes
  }
}
