public import Basics

public struct ModuleFile: Hashable, Sendable {
  /// The path of a file, or of a folder with everything in it.
  public package(set) var path: RepositoryPath
  public let role: FileRole
  /// Whether some builds of the module may leave the file out, depending on the platform, the configuration, or a
  /// condition that assetlint cannot evaluate.
  package var isConditional = false
  /// Whether Xcode compiles the file although the package's manifest does not list it. `swift build` leaves it out.
  public package(set) var isOnlyForXcode = false

  package init(_ path: RepositoryPath, _ role: FileRole) {
    self.path = path
    self.role = role
  }
}

public enum FileRole: Int, Comparable, Sendable {
  case source
  /// A resource that is compiled or optimized according to its type. For example, catalogs are compiled into
  /// `Assets.car`.
  case processed
  /// A resource that is copied unchanged. A copied catalog is not compiled.
  case copied
  /// A resource whose bytes become a constant in code.
  case embedded

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
