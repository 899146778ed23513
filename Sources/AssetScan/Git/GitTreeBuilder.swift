internal import Basics

/// Arranges the files that git lists, including those in submodules, into folders.
struct GitTreeBuilder {
  private(set) var folders: [RepositoryPath: [ListedEntry]] = [.root: []]
  private(set) var unlisted: [RepositoryPath: ReadError] = [:]
  private(set) var stores: [GitSource.Store] = []

  /// Adds the listed files that are inside `prefix` to `folder`. Skips all others, and files for which `isAnnounced`
  /// returns true.
  mutating func add(
    _ listing: GitListing, of repository: GitRepository, objects: GitObjects,
    in folder: RepositoryPath = .root, prefix: RepositoryPath = .root,
    isAnnounced: (GitListing.File) -> Bool = { _ in false }
  ) {
    stores.append(GitSource.Store(folder: folder, repository: repository, objects: objects))
    for file in listing.resolved where !isAnnounced(file) {
      guard let inside = file.path.relative(to: prefix), !inside.isRoot else { continue }
      let path = folder.isRoot ? inside : folder.appending(inside.bytes)
      if file.kind == .submodule {
        add(ListedEntry(name: Array(path.name), type: .folder), in: path.parent)
        addSubmodule(at: path, file, of: repository)
      } else {
        var entry = ListedEntry(
          name: Array(path.name), type: file.kind == .link ? .link : .file, contentID: file.id)
        if file.stage != 0 { entry.problem = "has a merge conflict in git's index; only one side was read" }
        add(entry, in: path.parent)
      }
    }
  }

  private mutating func add(_ entry: ListedEntry, in folder: RepositoryPath) {
    if folders[folder] == nil {
      folders[folder] = []
      add(ListedEntry(name: Array(folder.name), type: .folder), in: folder.parent)
    }
    folders[folder]?.append(entry)
  }

  /// Adds the files in a submodule's recorded commit, if the submodule is checked out.
  private mutating func addSubmodule(
    at path: RepositoryPath, _ file: GitListing.File, of repository: GitRepository
  ) {
    let place = repository.top.appending(file.path)
    guard let inner = GitRepository.around(place), inner.top == place else {
      unlisted[path] = .submodule
      return
    }
    let git = GitCommand(inner)
    do {
      let output = try git.run(["ls-tree", "-r", "-z", "--full-tree", file.id.hex])
      folders[path] = []
      add(GitListing(output), of: inner, objects: GitObjects(git), in: path)
    } catch {
      unlisted[path] = .submodule
    }
  }
}
