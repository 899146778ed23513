internal import AssetModel
internal import Basics
internal import Formats

/// What git tracks and ignores in a folder on disk, according to the index and the ignore files.
public struct GitTracking: Sendable {
  private let index: GitIndex?
  let hash: ContentID.Hash
  /// The path of the scanned folder inside git's working tree.
  private let prefix: RepositoryPath
  /// The ignore rules of `info/exclude` and of the parent folders of the scanned folder.
  private(set) var ignores = Gitignore()
  private(set) var attributes = Gitattributes()
  private(set) var issue: ScanIssue?
  /// Whether the git settings may change the content of any file at checkout. Also true outside a repository.
  private let mayChangeEverything: Once<Bool>

  /// Finds the repository that contains `root`. If there is none, only the ignore files inside `root` count.
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
      // Like git, ignores what it cannot read.
      ignores.add((try? readFile(folder.appending(".gitignore"))) ?? [])
      ignores = ignores.entering(component)
      attributes.add((try? readFile(folder.appending(".gitattributes"))) ?? [])
      attributes = attributes.entering(component)
      folder = folder.appending(RepositoryPath(bytes: Array(component)))
    }
  }

  /// Whether git's index could be read.
  var isKnown: Bool { index != nil }

  func tracksAnything(below folder: RepositoryPath) -> Bool {
    index.map { $0.containsAnything(below: inGit(folder)) } ?? false
  }

  func position(of path: RepositoryPath) -> Int? {
    index?.position(of: inGit(path))
  }

  /// How git treats a file that is not in the index. If `isForeign` is true, the file belongs to a submodule or another
  /// repository, whose index is not read.
  func presence(ofUnlisted path: RepositoryPath, _ ignores: Gitignore, isForeign: Bool) -> Payload.Presence {
    if ignores.ignores(path.name, isFolder: false) { return .ignored }
    return index == nil || isForeign ? .tracked : .untracked
  }

  /// The content id in the index, if the times and size of the file prove that its content is still the same. Call
  /// this only for files that git does not convert.
  func contentID(at position: Int, provenBy stamp: FileStamp) -> ContentID? {
    guard let recorded = index?.recorded(at: position), recorded.stamp == stamp,
      // A file that was written in the same instant as the index could have changed again without getting a new time.
      let written = index?.written, recorded.stamp.modified < written,
      !mayChangeEverything.value
    else { return nil }
    return recorded.id
  }

  private func inGit(_ path: RepositoryPath) -> [UInt8] {
    prefix.isRoot ? path.bytes : prefix.appending(path.bytes).bytes
  }
}
