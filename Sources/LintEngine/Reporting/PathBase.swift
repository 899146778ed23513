public import Basics

/// Writes paths of the repository so that they hold from some folder, as from the one a person is in.
public struct PathBase: Sendable {
  /// What goes before a path that is not inside `folder`.
  private let prefix: [UInt8]
  /// The folder of the repository that is left out of paths inside it.
  private let folder: RepositoryPath

  /// Paths as they are, from the root.
  public static let root = PathBase(prefix: [], folder: .root)

  private init(prefix: [UInt8], folder: RepositoryPath) {
    self.prefix = prefix
    self.folder = folder
  }

  /// Paths from `folder`, where one of the two lies in the other; else from the root.
  public init(root: FilePath, from folder: FilePath) {
    let root = RepositoryPath(bytes: root.bytes)
    let folder = RepositoryPath(bytes: folder.bytes)
    if let below = folder.relative(to: root) {
      let up = below.components.flatMap { _ in Array("../".utf8) }
      self.init(prefix: up, folder: below)
    } else if let below = root.relative(to: folder) {
      self.init(prefix: below.bytes + [.slash], folder: .root)
    } else {
      self = .root
    }
  }

  /// The path as text.
  func text(_ path: RepositoryPath) -> String {
    if !folder.isRoot, let relative = path.relative(to: folder) {
      return relative.isRoot ? "." : relative.description
    }
    return path.isRoot && prefix.isEmpty ? "." : String(decoding: prefix + path.bytes, as: UTF8.self)
  }
}
