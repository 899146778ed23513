internal import AssetModel
internal import Basics

/// A list of files and folders in a project, for testing whether a path is in the list, or inside one of its folders.
struct PathList: Sendable {
  private var paths: Set<RepositoryPath> = []
  private var folders: [RepositoryPath] = []

  init(_ list: [RepositoryPath], _ files: RepositoryFiles) {
    for path in list {
      if paths.insert(path).inserted, !files.isFile(path) { folders.append(path) }
    }
  }

  func contains(_ path: RepositoryPath) -> Bool {
    paths.contains(path) || folders.contains(where: path.isInside)
  }

  func names(_ path: RepositoryPath) -> Bool { paths.contains(path) }
}

extension [ModuleFile] {
  var normalized: [ModuleFile] {
    let sorted = sorted { ($0.path, $0.role) < ($1.path, $1.role) }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}
