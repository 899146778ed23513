public import Basics

/// A module that the configuration describes, for build systems that cannot be read.
public struct ConfiguredModule: Sendable {
  public var name: String
  public var kind: ModuleKind
  /// Where the configuration says so.
  public var place: ModulePlace
  /// Patterns for the files it compiles, from the root of the repository.
  public var sources: [Glob]
  /// Patterns for its resources.
  public var resources: [Glob]
  /// The names of the modules it links.
  public var dependencies: [String]
  public var bundleIdentifier: String?

  public init(
    _ name: String, _ kind: ModuleKind, at place: ModulePlace, sources: [Glob] = [], resources: [Glob] = [],
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

extension ConfiguredModule {
  /// The module with the files its patterns fit.
  func draft(_ files: RepositoryFiles) -> ModuleDraft {
    var module = Module(name, kind, .configuration, at: place, in: place.path.parent)
    module.bundleIdentifiers = [bundleIdentifier].compactMap { $0 }
    let units = files.units(in: .root)
    let compiled = units.filter { unit in
      FileTypes.role(of: unit) == .source && sources.contains { $0.matches(unit) }
    }
    let processed = units.filter { unit in resources.contains { $0.matches(unit) } }
    module.files =
      (compiled.map { ModuleFile($0, .source) } + processed.map { ModuleFile($0, .processed) }).normalized
    let needed = dependencies.map { DependencyDraft($0, [.named($0), .anyProduct($0)], mayBeOutside: false) }
    return ModuleDraft(module: module, dependencies: needed)
  }
}
