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
  /// The module with the files its patterns fit, and the patterns that fit none.
  func declarations(_ files: RepositoryFiles) -> Declarations {
    var module = Module(name, kind, .configuration, at: place, in: place.path.parent)
    module.bundleIdentifiers = [bundleIdentifier].compactMap { $0 }
    let units = files.units(in: .root)
    let code = units.filter { FileTypes.role(of: $0) == .source }
    var notes: [ModuleNote] = []
    let parts = [(sources, code, FileRole.source, "source"), (resources, units, .processed, "file")]
    for (patterns, candidates, role, noun) in parts {
      for pattern in patterns {
        let found = candidates.filter(pattern.matches)
        module.files += found.map { ModuleFile($0, role) }
        guard found.isEmpty else { continue }
        notes.append(
          ModuleNote(.fitsNothing, place, "“\(pattern.pattern)” of the module “\(name)” fits no \(noun)"))
      }
    }
    module.files = module.files.normalized
    let needed = dependencies.map { DependencyDraft($0, [.named($0), .anyProduct($0)], mayBeOutside: false) }
    return Declarations(modules: [ModuleDraft(module: module, dependencies: needed)], notes: notes)
  }
}
