public import Basics

/// A file or folder that takes part in the build of a module.
public struct ModuleFile: Hashable, Sendable {
  /// A folder stands for all that lies in it.
  public package(set) var path: RepositoryPath
  public let role: FileRole
  /// Whether only some of the platforms or configurations that the module is built for have the file.
  package var isForSomePlatforms = false

  package init(_ path: RepositoryPath, _ role: FileRole) {
    self.path = path
    self.role = role
  }
}

/// What a build does with a file.
public enum FileRole: Int, Comparable, Sendable {
  case source
  /// A resource that is compiled or optimized as its type asks; a catalog becomes part of `Assets.car`.
  case processed
  /// A resource that is copied as it is, so that a catalog is not compiled.
  case copied
  /// A resource whose bytes become a constant of the code.
  case embedded

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
