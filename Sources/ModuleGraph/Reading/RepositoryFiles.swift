internal import Basics

/// The files in a repository, sorted so that the contents of each folder are contiguous.
struct RepositoryFiles: Sendable {
  let all: [RepositoryPath]
  private let known: Set<RepositoryPath>

  /// Keeps the paths of files. A folder counts as a file if no path inside it is given, as for catalogs. All other
  /// folders are ignored.
  init(_ paths: [RepositoryPath]) {
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 <= $1 }
    let sorted = isSorted ? paths : paths.sorted()
    all = sorted.indices.compactMap { index in
      let path = sorted[index]
      guard index + 1 < sorted.count else { return path.isRoot ? nil : path }
      return sorted[index + 1].isInside(path) ? nil : path
    }
    known = Set(all)
  }

  /// The file or folder that a Mac finds at a path, ignoring case and Unicode normalization.
  func located(_ path: RepositoryPath) -> RepositoryPath? {
    if isFile(path) || isFolder(path) { return path }
    var found = RepositoryPath.root
    for component in path.components {
      let next = found.appending(component)
      if isFile(next) || isFolder(next) {
        found = next
      } else {
        let name = String(decoding: component, as: UTF8.self).lowercased()
        guard let child = children(of: found).first(where: { $0.nameText.lowercased() == name }) else {
          return nil
        }
        found = child
      }
    }
    return found
  }

  private func children(of folder: RepositoryPath) -> [RepositoryPath] {
    collect(in: folder) { _, _ in .take }
  }

  /// Everything inside a folder and its subfolders. For a file, only the file itself.
  func files(in folder: RepositoryPath) -> ArraySlice<RepositoryPath> {
    let start = all.startOfSuffix { $0 >= folder }
    return all[start..<all[start...].startOfSuffix { !$0.isInside(folder) }]
  }

  func isFolder(_ path: RepositoryPath) -> Bool {
    guard let first = files(in: path).first else { return false }
    return first != path
  }

  func isFile(_ path: RepositoryPath) -> Bool { known.contains(path) }

  enum Visit {
    case take
    /// Visits the contents of the folder. For a file, this is the same as `skip`.
    case enter
    case skip
  }

  func collect(
    in folder: RepositoryPath, _ decide: (_ path: RepositoryPath, _ isFolder: Bool) -> Visit
  ) -> [RepositoryPath] {
    var taken: [RepositoryPath] = []
    var entered = folder
    let range = files(in: folder)
    var index = range.startIndex
    while index < range.endIndex {
      let file = range[index]
      while !file.isInside(entered) { entered = entered.parent }
      let next = file.prefix(through: entered)
      let isFolder = next != file
      let visit = next == folder ? .take : decide(next, isFolder)
      if visit == .take { taken.append(next) }
      if !isFolder {
        index += 1
      } else if visit == .enter {
        entered = next
      } else {
        index = range[index...].startOfSuffix { !$0.isInside(next) }
      }
    }
    return taken
  }
}

extension RepositoryPath {
  /// The file or folder directly inside `folder` that is or contains this path, such as `a/b` for `a/b/c` in `a`.
  fileprivate func prefix(through folder: RepositoryPath) -> RepositoryPath {
    let start = folder.isRoot ? 0 : folder.bytes.count + 1
    guard start < bytes.count, let end = bytes[start...].firstIndex(of: .slash) else { return self }
    return RepositoryPath(bytes: Array(bytes[..<end]))
  }

  /// Resolves a path relative to this folder. Nil if it is absolute, begins with `~`, or leads out of the repository.
  func following(_ text: some StringProtocol) -> RepositoryPath? {
    guard text.utf8.first != UInt8(ascii: "~") else { return nil }
    return following(Array(text.utf8))
  }
}
