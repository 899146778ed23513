public import Basics

/// A module that the configuration describes, for build systems that cannot be read.
public struct ConfiguredModule: Sendable {
  public var name: String
  public var kind: ModuleKind
  /// Where the configuration says so.
  public var place: Place
  /// Patterns for the files it compiles, from the root of the repository.
  public var sources: [Glob]
  /// Patterns for its resources.
  public var resources: [Glob]
  /// The names of the modules it links.
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
