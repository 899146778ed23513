internal import AssetModel
internal import Basics
internal import Formats

/// Walks a repository folder by folder, level by level, and leaves out what nobody would look at.
struct TreeWalk: Sendable {
  let root: FilePath
  let scope: ScanScope
  let jobs: Jobs
  private let index: GitIndex?
  /// The way from the top of git's working tree to the root, where they differ.
  private let prefix: RepositoryPath
  private let ignores: Gitignore
  /// What keeps git's index from being of use.
  private var issue: ScanIssue?

  /// A folder still to be listed.
  private struct PendingFolder: Sendable {
    let path: RepositoryPath
    var ignores: Gitignore
    /// Below a catalog everything is listed, so that a file git ignores can be told from one that is missing.
    var isInCatalog = false
    /// Below a submodule or nested repository, of which our index knows nothing.
    var isForeign = false
  }

  /// What listing one folder gave.
  private struct Listing: Sendable {
    var folder: FileTree.Folder
    var tasks: [PendingFolder] = []
    var ignored: [RepositoryPath] = []
    var issues: [ScanIssue] = []
  }

  init(root: FilePath, scope: ScanScope, jobs: Jobs) {
    self.root = root
    self.scope = scope
    self.jobs = jobs
    guard let repository = GitRepository.around(root) else {
      (index, prefix, ignores) = (nil, .root, Gitignore())
      return
    }
    do {
      index = try repository.readIndex()
    } catch {
      index = nil
      issue = ScanIssue(
        Place(".git/index"),
        "is damaged or split: which files git tracks is not known, and none is reported as missing there")
    }
    prefix = RepositoryPath(
      bytes: Array(root.bytes.dropFirst(repository.top.bytes.count).drop { $0 == .slash }))
    var ignores = Gitignore()
    ignores.add(repository.readExcludes())
    var folder = repository.top
    for component in prefix.components {
      // What cannot be read ignores nothing, as in git.
      ignores.add((try? readFile(folder.appending(".gitignore"))) ?? [])
      ignores = ignores.entering(component)
      folder = folder.appending(RepositoryPath(bytes: Array(component)))
    }
    self.ignores = ignores
  }

  /// Lists every folder that is in scope.
  func run() -> FileTree {
    var folders: [FileTree.Folder] = []
    var ignored: [RepositoryPath] = []
    var issues = [issue].compactMap { $0 }
    var level = [PendingFolder(path: .root, ignores: ignores)]
    while !level.isEmpty {
      var next: [PendingFolder] = []
      for listing in level.parallelMap(jobs, list) {
        folders.append(listing.folder)
        ignored += listing.ignored
        issues += listing.issues
        next += listing.tasks
      }
      level = next
    }
    folders.sort { $0.path < $1.path }
    return FileTree(root: root, folders: folders, ignored: ignored, issues: issues)
  }

  private func list(_ task: PendingFolder) -> Listing {
    var listing = Listing(folder: FileTree.Folder(path: task.path, entries: []))
    let found: [FolderEntry]
    do {
      found = try listFolder(root.appending(task.path))
    } catch {
      listing.issues = [ScanIssue(Place(task.path), "the folder cannot be read: \(error)")]
      return listing
    }
    var task = task
    if !task.path.isRoot, found.contains(where: { $0.name.elementsEqual(".git".utf8) }) {
      task.isForeign = true
    }
    // What cannot be read ignores nothing, as in git.
    if found.contains(where: { $0.type == .file && $0.name.elementsEqual(".gitignore".utf8) }),
      let bytes = try? readFile(root.appending(task.path).appending(".gitignore"))
    {
      task.ignores.add(bytes)
    }
    var entries: [FileTree.Entry] = []
    entries.reserveCapacity(found.count)
    for entry in found {
      let path = task.path.appending(entry.name)
      if scope.isIgnored(path) {
        listing.ignored.append(path)
        continue
      }
      let type = entry.type == .link ? followed(path) : entry.type
      if type == .folder {
        guard entry.type == .folder, let inner = descend(into: path, from: task) else { continue }
        listing.tasks.append(inner)
      } else if scope.leavesOut(path, inCatalog: task.isInCatalog) {
        continue
      }
      let presence = type == .folder ? .tracked : presence(of: path, in: task)
      if presence == .ignored, !task.isInCatalog { continue }
      if task.isInCatalog, type == .other || type == .link {
        let what = type == .link ? "a link that leads nowhere in the repository" : "not a regular file"
        listing.issues.append(ScanIssue(Place(path), "is \(what) and was not read"))
      }
      entries.append(FileTree.Entry(name: entry.name, type: type, presence: presence))
    }
    listing.folder = FileTree.Folder(path: task.path, entries: entries)
    return listing
  }

  private func descend(into path: RepositoryPath, from task: PendingFolder) -> PendingFolder? {
    guard !scope.leavesOut(path, inCatalog: task.isInCatalog) else { return nil }
    if task.ignores.ignores(path.name, isFolder: true), !task.isInCatalog {
      guard let index, index.containsAnything(below: inGit(path)) else { return nil }
    }
    return PendingFolder(
      path: path, ignores: task.ignores.entering(path.name), isInCatalog: task.isInCatalog || path.isCatalog,
      isForeign: task.isForeign)
  }

  private func presence(of path: RepositoryPath, in task: PendingFolder) -> Payload.Presence {
    if !task.isForeign, let index, index.contains(inGit(path)) { return .tracked }
    if task.ignores.ignores(path.name, isFolder: false) { return .ignored }
    return index == nil || task.isForeign ? .tracked : .untracked
  }

  /// What a link leads to, where that is a file inside the root; folders are found at their own place.
  private func followed(_ path: RepositoryPath) -> FileType {
    let place = root.appending(path)
    // One that leads nowhere stays a link, which is reported where it matters.
    guard let status = (try? FileStatus.of(place)) ?? nil, status.type == .file,
      let target = try? resolveLinks(place),
      RepositoryPath(bytes: target.bytes).isInside(RepositoryPath(bytes: root.bytes))
    else { return .link }
    return .file
  }

  /// The path as git's index has it.
  private func inGit(_ path: RepositoryPath) -> [UInt8] {
    prefix.isRoot ? path.bytes : prefix.appending(path.bytes).bytes
  }
}

extension RepositoryPath {
  /// Whether the name is that of a catalog folder.
  var isCatalog: Bool {
    name.hasExtension("xcassets") || name.hasExtension("xcstickers")
  }
}

extension ArraySlice<UInt8> {
  /// Whether the name ends in a dot and these letters, in any case.
  func hasExtension(_ text: String) -> Bool {
    count > text.utf8.count && self[endIndex - text.utf8.count - 1] == .dot
      && suffix(text.utf8.count).lazy.map(\.lowercasedASCII).elementsEqual(text.utf8)
  }
}
