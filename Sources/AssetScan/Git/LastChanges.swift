internal import AssetModel
public import Basics

public struct LastChange: Sendable, Equatable {
  /// The abbreviated id of the commit.
  public let commit: String
  /// The date of the commit, such as `2024-01-31`.
  public let date: String
}

extension TreeChoice {
  /// The chosen commit, or HEAD for the working tree and the index. Nil if there is no commit.
  public func commit(at root: FilePath) -> LastChange? {
    guard let repository = GitRepository.around(root), let start,
      let output = try? GitCommand(repository).run(["log", "-1", "--format=%h %cs", start, "--"])
    else { return nil }
    return LastChange(line: output)
  }

  private var start: String? {
    guard case .revision(let name) = self else { return "HEAD" }
    return name.hasPrefix("-") ? nil : name
  }

  /// The last commit that changed each file below the folders. Empty if there is no history, or if the clone is
  /// shallow.
  public func lastChanges(below folders: [RepositoryPath], at root: FilePath) -> [RepositoryPath: LastChange]
  {
    guard let repository = GitRepository.around(root), !folders.isEmpty, !repository.isShallow, let start
    else { return [:] }
    let prefix = repository.prefix(of: root)
    let paths = folders.map { "\(prefix.isRoot ? $0 : prefix.appending($0.bytes))" }
    let arguments = ["log", "--format=%x01%h %cs", "--name-only", "--no-renames", "-z", start, "--"] + paths
    guard let output = try? GitCommand(repository).run(arguments) else { return [:] }
    var changes: [RepositoryPath: LastChange] = [:]
    var current: LastChange?
    for piece in output.split(whereSeparator: { $0 == 0 || $0 == .newline }) {
      if piece.first == 1 {
        current = LastChange(line: piece.dropFirst())
      } else if let current, let path = RepositoryPath(bytes: Array(piece)).relative(to: prefix),
        changes[path] == nil
      {
        changes[path] = current
      }
    }
    return changes
  }
}

extension LastChange {
  fileprivate init?(line: some Sequence<UInt8>) {
    let words = String(decoding: Array(line), as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2 else { return nil }
    self.init(commit: String(words[0]), date: String(words[1]))
  }
}
