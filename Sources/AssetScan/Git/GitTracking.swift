internal import AssetModel
internal import Basics
internal import Formats

/// What git tracks of a folder on disk, and what it ignores.
public struct GitTracking: Sendable {
  private let index: GitIndex?
  /// The hash function of the repository's object ids.
  let hash: ContentID.Hash
  /// The path from the top of git's working tree to the root, if they differ.
  private let prefix: RepositoryPath
  /// The ignore rules at the root, from its parent folders and from the repository's own lists.
  private(set) var ignores = Gitignore()
  private(set) var attributes = Gitattributes()
  /// Why the index cannot be used.
  private(set) var issue: ScanIssue?
  /// Whether settings outside the tree let git change content between the repository and the disk.
  private let mayChangeEverything: Once<Bool>

  /// Reads the repository around a folder; without one, only ignore files count.
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
        "\(error.description), so files that are missing from git are not reported")
    }
    hash = repository.hash
    mayChangeEverything = Once { GitConversion.mayChangeEverything(in: repository) }
    prefix = repository.prefix(of: root)
    ignores.add(repository.readExcludes())
    var folder = repository.top
    for component in prefix.components {
      // As in git, an unreadable file ignores nothing.
      ignores.add((try? readFile(folder.appending(".gitignore"))) ?? [])
      ignores = ignores.entering(component)
      attributes.add((try? readFile(folder.appending(".gitattributes"))) ?? [])
      attributes = attributes.entering(component)
      folder = folder.appending(RepositoryPath(bytes: Array(component)))
    }
  }

  /// Whether git tracks anything below a folder, even if it is ignored.
  func tracksAnything(below folder: RepositoryPath) -> Bool {
    index.map { $0.containsAnything(below: inGit(folder)) } ?? false
  }

  /// The position of a file in the index; nil if git does not track it or there is no index.
  func position(of path: RepositoryPath) -> Int? {
    index?.position(of: inGit(path))
  }

  /// The status of a file that is not in the index, given the applicable ignore rules; `isForeign` for a file of
  /// another repository, whose index is not read.
  func presence(ofUnlisted path: RepositoryPath, _ ignores: Gitignore, isForeign: Bool) -> Payload.Presence {
    if ignores.ignores(path.name, isFolder: false) { return .ignored }
    return index == nil || isForeign ? .tracked : .untracked
  }

  /// The content id in the index, if the stamp proves that the file still has this content.
  ///
  /// Only for files whose content git does not convert.
  func contentID(at position: Int, provenBy stamp: FileStamp) -> ContentID? {
    guard let recorded = index?.recorded(at: position), recorded.stamp == stamp,
      // A file written at the same time as the index could have changed without a new stamp.
      let written = index?.written, recorded.stamp.modified < written,
      !mayChangeEverything.value
    else { return nil }
    return recorded.id
  }

  /// The path as it is in git's index.
  private func inGit(_ path: RepositoryPath) -> [UInt8] {
    prefix.isRoot ? path.bytes : prefix.appending(path.bytes).bytes
  }
}
