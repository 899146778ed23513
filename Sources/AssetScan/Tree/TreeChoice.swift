public import Basics

/// The state of the repository to scan.
public enum TreeChoice: Sendable, Equatable {
  case workingTree
  /// Git's index, which is what the next commit would contain.
  case index
  /// A commit or tree in git's notation, such as `main` or `HEAD~1`.
  case revision(String)

  /// Opens the chosen state. `root` must not contain symbolic links.
  public func open(at root: FilePath) throws(TreeError) -> any TreeSource {
    guard self != .workingTree else { return DiskSource(root) }
    guard let repository = GitRepository.around(root) else {
      throw TreeError("not in a git repository: \(root)")
    }
    do {
      return try GitSource(self, repository, root: root)
    } catch let error as TreeError {
      throw error
    } catch {
      throw TreeError("\(error)")
    }
  }
}

public struct TreeError: Error, Sendable, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
