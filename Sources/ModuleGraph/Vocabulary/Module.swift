public import Basics

/// One target of a project or manifest: what compiles sources together and owns resources.
public struct Module: Sendable, Identifiable {
  /// Names a module within one `Modules` value.
  public struct ID: Hashable, Comparable, Sendable {
    let index: Int

    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  }

  public internal(set) var id = ID(index: 0)
  /// The name of the target; two modules can share it.
  public let name: String
  public internal(set) var kind: ModuleKind
  public let origin: ModuleOrigin
  /// Where the target is declared.
  public let place: ModulePlace
  /// The `.xcodeproj` that holds or would hold the target, or the folder of its manifest.
  public let container: RepositoryPath
  /// In the order of `ApplePlatform`; empty where the project does not say.
  public internal(set) var platforms: [ApplePlatform] = []
  /// What the product is called, without extension, in each configuration that calls it differently.
  public internal(set) var productNames: [String]
  /// The identifier of the product's bundle in each configuration that gives another one.
  public internal(set) var bundleIdentifiers: [String] = []
  /// Sorted by path.
  public internal(set) var files: [ModuleFile] = []
  /// Pictures, fonts and catalogs in the folder of a package target that no rule of the manifest covers.
  public internal(set) var leftovers: [RepositoryPath] = []
  /// In the order of the declaration.
  public internal(set) var dependencies: [ModuleDependency] = []
  /// The property lists that describe the product, in each configuration that has another one.
  public internal(set) var infoPlists: [RepositoryPath] = []
  /// Build settings that name assets.
  public internal(set) var settings: [ModuleSetting] = []
  /// The bundle that the build system makes for the resources of a module that has no bundle by its kind.
  var resourceBundleName: String?
  /// What of this module could not be found out.
  public internal(set) var gaps: Set<ModuleGap> = []

  init(
    _ name: String, _ kind: ModuleKind, _ origin: ModuleOrigin, at place: ModulePlace,
    in container: RepositoryPath
  ) {
    self.name = name
    self.kind = kind
    self.origin = origin
    self.place = place
    self.container = container
    productNames = [name]
  }

  /// The paths of the sources this module compiles.
  public var sources: [RepositoryPath] { files.filter { $0.role == .source }.map(\.path) }

  /// The files and folders that end up in a bundle or as a constant.
  public var resources: [ModuleFile] { files.filter { $0.role != .source } }

  /// What the bundle of the module is called; empty where its resources go into those of others.
  var bundleNames: [String] {
    if let resourceBundleName {
      return files.contains { $0.role == .processed || $0.role == .copied } ? [resourceBundleName] : []
    }
    guard let type = kind.bundleExtension else { return [] }
    return productNames.map { "\($0).\(type)" }
  }
}

/// Where a module, or something about one, is written down.
public struct ModulePlace: Hashable, Comparable, Sendable {
  public let path: RepositoryPath
  public let position: TextPosition?

  public init(_ path: RepositoryPath, _ position: TextPosition? = nil) {
    self.path = path
    self.position = position
  }

  public static func < (left: Self, right: Self) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.position ?? .start) < (right.position ?? .start)
  }
}

/// A kind of fact about a module that its project or manifest computes in a way that was not understood.
public enum ModuleGap: Sendable {
  case sources
  case resources
  case dependencies
}

/// The platforms a product can be built for.
public enum ApplePlatform: Int, Comparable, Sendable, CaseIterable {
  case iOS, macOS, tvOS, watchOS, visionOS

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
