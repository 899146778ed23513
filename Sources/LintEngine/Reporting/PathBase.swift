public import Basics

/// Makes paths relative to a folder, such as the current one.
public struct PathBase: Sendable {
  private let prefix: [UInt8]
  /// Paths in this folder are shown relative to it.
  private let folder: RepositoryPath

  public static let root = PathBase(prefix: [], folder: .root)

  private init(prefix: [UInt8], folder: RepositoryPath) {
    self.prefix = prefix
    self.folder = folder
  }

  /// Makes paths relative to `folder` if it contains the root or is inside the root, and otherwise relative
  /// to the root.
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

  func text(_ path: RepositoryPath) -> String {
    if !folder.isRoot, let relative = path.relative(to: folder) {
      return relative.isRoot ? "." : relative.description
    }
    return path.isRoot && prefix.isEmpty ? "." : String(decoding: prefix + path.bytes, as: UTF8.self)
  }
}
