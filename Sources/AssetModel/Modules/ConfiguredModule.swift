public import Basics

/// A module that is declared in the configuration, for build systems that `assetlint` cannot read.
public struct ConfiguredModule: Sendable {
  public var name: String
  public var kind: ModuleKind
  public var place: Place
  /// Patterns for the files that the module compiles, relative to the root of the repository.
  public var sources: [Glob]
  public var resources: [Glob]
  public var dependencies: [String]
  public var bundleIdentifier: String?

  public init(
    _ name: String, _ kind: ModuleKind, at place: Place, sources: [Glob] = [], resources: [Glob] = [],
    dependencies: [String] = [], bundleIdentifier: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.place = place
    self.sources = sources
    self.resources = resources
    self.dependencies = dependencies
    self.bundleIdentifier = bundleIdentifier
  }
}
