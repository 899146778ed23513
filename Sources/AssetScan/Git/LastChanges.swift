internal import AssetModel
public import Basics

/// The commit that last changed a file.
public struct LastChange: Sendable, Equatable {
  /// The name git shortens it to.
  public let commit: String
  /// As `2024-01-31`.
  public let date: String
}

extension TreeChoice {
  /// The last commit that changed each file below some folders, as far as this clone has history.
  ///
  /// Empty if there is no git repository or no history.
  public func lastChanges(below folders: [RepositoryPath], at root: FilePath) -> [RepositoryPath: LastChange]
  {
    guard let repository = GitRepository.around(root), !folders.isEmpty, !repository.isShallow else {
      return [:]
    }
    let prefix = repository.prefix(of: root)
    let start = if case .revision(let name) = self { name } else { "HEAD" }
    guard !start.hasPrefix("-") else { return [:] }
    let paths = folders.map { "\(prefix.isRoot ? $0 : prefix.appending($0.bytes))" }
    let arguments = ["log", "--format=%x01%h %cs", "--name-only", "--no-renames", "-z", start, "--"] + paths
    // Without a commit there is no last one.
    guard let output = try? GitCommand(repository).run(arguments) else { return [:] }
    var changes: [RepositoryPath: LastChange] = [:]
    var current: LastChange?
    for piece in output.split(whereSeparator: { $0 == 0 || $0 == .newline }) {
      if piece.first == 1 {
        let words = String(decoding: piece.dropFirst(), as: UTF8.self).split(separator: " ").map(String.init)
        current = words.count == 2 ? LastChange(commit: words[0], date: words[1]) : nil
      } else if let current, let path = RepositoryPath(bytes: Array(piece)).relative(to: prefix),
        changes[path] == nil
      {
        changes[path] = current
      }
    }
    return changes
  }
}
