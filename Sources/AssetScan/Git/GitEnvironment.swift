internal import Basics

/// The git repository according to the environment. Git sets these variables for hooks; `git commit -a` and `git commit
/// PATH` use a separate index.
struct GitEnvironment: Sendable {
  /// `GIT_DIR`.
  var folder: FilePath?
  /// `GIT_WORK_TREE`.
  var top: FilePath?
  /// `GIT_INDEX_FILE`.
  var indexFile: FilePath?
  /// The folder that the program was started in.
  var current: FilePath

  /// The environment of this process.
  static var inherited: GitEnvironment {
    let place = { (name: String) in
      environmentVariable(name).flatMap { $0.isEmpty ? nil : FilePath($0) }
    }
    // A folder that cannot be resolved is used as it is written; reading it says what is wrong.
    return GitEnvironment(
      folder: place("GIT_DIR"), top: place("GIT_WORK_TREE"), indexFile: place("GIT_INDEX_FILE"),
      current: (try? resolveLinks(FilePath("."))) ?? FilePath("."))
  }

  /// The repository that the variables refer to; nil if none is set or it does not exist.
  var repository: GitRepository? {
    guard folder != nil || top != nil || indexFile != nil else { return nil }
    let around = GitRepository.discover(from: current)
    guard let folder = folder.map(current.appending) ?? around?.folder else { return nil }
    let top = self.top.map(current.appending) ?? (self.folder == nil ? around?.top : nil) ?? current
    // As above, git itself reports what is wrong with the folder.
    var repository = GitRepository(top: (try? resolveLinks(top)) ?? top, folder: folder)
    // Git gets absolute paths, because it runs in another folder.
    if self.folder != nil { repository.variables["GIT_DIR"] = "\(folder)" }
    if self.top != nil { repository.variables["GIT_WORK_TREE"] = "\(repository.top)" }
    if let indexFile { repository.use(index: repository.top.appending(indexFile)) }
    return repository
  }
}

extension FilePath {
  /// The other path relative to this folder; an absolute one is returned as it is.
  fileprivate func appending(_ other: FilePath) -> FilePath {
    appending(RepositoryPath(bytes: other.bytes))
  }
}
