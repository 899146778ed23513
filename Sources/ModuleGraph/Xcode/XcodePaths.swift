internal import Basics

/// The paths of the files and groups in a project.
struct XcodePaths: Sendable {
  /// The folder that paths with `SOURCE_ROOT` are relative to.
  let sourceRoot: RepositoryPath
  private let files: RepositoryFiles
  /// The paths of groups and files by identifier; nil for paths outside the repository.
  private var paths: [String: RepositoryPath?] = [:]
  /// The groups that include everything in their folder.
  private(set) var synchronizedGroups: [XcodeObject] = []
  /// The folders that the project lists as files rather than as groups. Some of them may be packages.
  private(set) var folders: [RepositoryPath] = []
  /// The offsets of objects with references to missing objects.
  private(set) var missing: [Int] = []
  /// The offsets of groups that contain themselves.
  private(set) var cycles: [Int] = []
  /// The offsets of files and groups whose relative paths lead out of the repository. What is inside such a group
  /// is left out.
  private(set) var outside: [Int] = []

  /// Follows the groups of the project in `folder`. Nil if the project's source folder is outside the repository.
  init?(_ objects: XcodeObjects, in folder: RepositoryPath, _ files: RepositoryFiles) {
    guard let sourceRoot = folder.following(objects.project.text("projectDirPath") ?? "") else { return nil }
    self.sourceRoot = sourceRoot
    self.files = files
    guard let main = objects.object("mainGroup", of: objects.project) else {
      missing.append(objects.project.offset)
      return
    }
    visit(main, objects)
    // Targets also build synchronized folders that are not in any group.
    for target in objects.project.texts("targets").compactMap({ objects[$0] }) {
      for group in target.texts("fileSystemSynchronizedGroups").compactMap({ objects[$0] })
      where paths[group.id] == nil {
        paths[group.id] = .some(resolve(group, in: sourceRoot))
        synchronizedGroups.append(group)
      }
    }
  }

  func path(of object: XcodeObject) -> RepositoryPath? {
    if let path = paths[object.id] { path } else { resolve(object, in: sourceRoot) }
  }

  private mutating func visit(_ main: XcodeObject, _ objects: XcodeObjects) {
    var parents: [String: String] = [main.id: ""]
    var pending = [(main, resolve(main, in: sourceRoot))]
    while let (group, path) = pending.popLast() {
      paths[group.id] = .some(path)
      for id in group.texts("children") {
        guard let child = objects[id] else {
          missing.append(group.offset)
          continue
        }
        guard parents[id] == nil else {
          if Self.isAncestor(id, of: group.id, parents) { cycles.append(group.offset) }
          continue
        }
        parents[id] = group.id
        let childPath = resolve(child, in: path)
        if childPath == nil, path != nil, child.isInSourceTree { outside.append(child.offset) }
        if child.isA("PBXFileReference") {
          paths[id] = .some(childPath)
          if let childPath, child.isFolder { folders.append(childPath) }
        } else {
          if child.isA("PBXFileSystemSynchronizedRootGroup") { synchronizedGroups.append(child) }
          pending.append((child, childPath))
        }
      }
    }
  }

  private static func isAncestor(_ id: String, of group: String, _ parents: [String: String]) -> Bool {
    var next: String? = group
    var steps = 0
    // No real project nests groups this deeply. The limit prevents a hostile project from slowing down the search.
    while let current = next, steps < 200 {
      if current == id { return true }
      next = parents[current]
      steps += 1
    }
    return false
  }

  private func resolve(_ object: XcodeObject, in group: RepositoryPath?) -> RepositoryPath? {
    let base =
      object.has("sourceTree", "SOURCE_ROOT")
      ? sourceRoot
      : object.has("sourceTree", "<group>") || object.text("sourceTree") == nil ? group : nil
    let path = object.text("path") ?? ""
    return base.flatMap { $0.following(path) ?? returning(path, from: $0) }
  }

  /// Resolves a path such as `../App/Menu.swift`, which leads out of the repository and, if the folder of the clone is
  /// named `App`, back into it. Nil if the file does not exist.
  private func returning(_ path: String, from folder: RepositoryPath) -> RepositoryPath? {
    var names = path.split(separator: "/")[...]
    var folder = folder
    while names.first == "..", !folder.isRoot {
      (names, folder) = (names.dropFirst(), folder.parent)
    }
    guard folder.isRoot, names.count > 2, names.first == "..", !names.dropFirst().contains("..") else {
      return nil
    }
    return folder.following(names.dropFirst(2).joined(separator: "/")).flatMap { files.isFile($0) ? $0 : nil }
  }
}

extension XcodeObject {
  /// Whether this refers to an ordinary folder or a package. False for files, and for folders that count as files, such
  /// as catalogs.
  fileprivate var isFolder: Bool {
    has("lastKnownFileType", "folder") || has("lastKnownFileType", "wrapper")
  }

  /// Whether the path is relative to a group or the project, rather than to the SDK or the build products folder.
  fileprivate var isInSourceTree: Bool {
    has("sourceTree", "<group>") || has("sourceTree", "SOURCE_ROOT")
  }
}
