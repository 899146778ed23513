internal import Basics

/// The repository that environment variables specify. Git sets these variables for hooks. During `git commit -a` and
/// `git commit PATH`, they specify a separate index.
struct GitEnvironment: Sendable {
  var folder: FilePath?
  var top: FilePath?
  var indexFile: FilePath?
  var current: FilePath

  static var inherited: GitEnvironment {
    let place = { (name: String) in
      environmentVariable(name).flatMap { $0.isEmpty ? nil : FilePath($0) }
    }
    // If links cannot be resolved, a later attempt to read the folder reports the reason.
    return GitEnvironment(
      folder: place("GIT_DIR"), top: place("GIT_WORK_TREE"), indexFile: place("GIT_INDEX_FILE"),
      current: (try? resolveLinks(FilePath("."))) ?? FilePath("."))
  }

  var repository: GitRepository? {
    guard folder != nil || top != nil || indexFile != nil else { return nil }
    let around = GitRepository.discover(from: current)
    guard let folder = folder.map(current.appending) ?? around?.folder else { return nil }
    let top = self.top.map(current.appending) ?? (self.folder == nil ? around?.top : nil) ?? current
    var repository = GitRepository(top: (try? resolveLinks(top)) ?? top, folder: folder)
    // The paths have to be absolute, because git runs in another folder.
    if self.folder != nil { repository.variables["GIT_DIR"] = "\(folder)" }
    if self.top != nil { repository.variables["GIT_WORK_TREE"] = "\(repository.top)" }
    if let indexFile { repository.use(index: repository.top.appending(indexFile)) }
    return repository
  }
}

extension FilePath {
  fileprivate func appending(_ other: FilePath) -> FilePath {
    appending(RepositoryPath(bytes: other.bytes))
  }
}
