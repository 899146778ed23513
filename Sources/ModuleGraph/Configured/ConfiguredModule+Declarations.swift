internal import AssetModel
internal import Basics

extension ConfiguredModule {
  /// The module with the files that its patterns match, and a note for each pattern that matches none. The patterns for
  /// sources match only source files.
  func declarations(_ files: RepositoryFiles) -> Declarations {
    var module = Module(name, kind, .configuration, at: place, in: place.path.parent)
    module.bundleIdentifiers = [bundleIdentifier].compactMap { $0 }
    let units = files.units(in: .root)
    let code = units.filter { FileTypes.role(of: $0) == .source }
    var notes: [ModuleNote] = []
    let parts = [(sources, code, FileRole.source, "source file"), (resources, units, .processed, "file")]
    for (patterns, candidates, role, noun) in parts {
      for pattern in patterns {
        let found = candidates.filter(pattern.matches)
        module.files += found.map { ModuleFile($0, role) }
        guard found.isEmpty else { continue }
        notes.append(
          ModuleNote(
            .fitsNothing, place,
            "declares the module “\(name)”, but its pattern “\(pattern.pattern)” matches no \(noun)"))
      }
    }
    module.files = module.files.normalized
    let needed = dependencies.map { DependencyDraft($0, [.named($0), .anyProduct($0)], mayBeOutside: false) }
    return Declarations(modules: [ModuleDraft(module: module, dependencies: needed)], notes: notes)
  }
}
