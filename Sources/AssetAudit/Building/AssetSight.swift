internal import AssetModel

/// Decides which assets a module's code can load, and which of several assets with the same name a reference means.
struct AssetSight {
  private let project: Project
  /// For each asset whose name and kind also occur in another catalog, all assets with this name and kind.
  private let rivals: [Int: [Int]]
  private let owners: [RepositoryPath: Set<Module.ID>]
  /// For each catalog, the apps, extensions and other executables that contain it, or link a module that contains it.
  private let executables: [RepositoryPath: Set<Module.ID>]
  /// For each module, the modules whose resources its code can load. A module has no entry if some of its dependencies
  /// are unknown.
  private let readable: [Module.ID: Set<Module.ID>]

  init(_ project: Project) {
    self.project = project
    let named = Dictionary(grouping: project.sets.indices) { project.sets[$0].replaceability }
    var rivals: [Int: [Int]] = [:]
    for group in named.values where Set(group.map { project.sets[$0].id.catalog }).count > 1 {
      for index in group { rivals[index] = group }
    }
    self.rivals = rivals
    let modules = project.modules
    owners = Dictionary(
      uniqueKeysWithValues: project.catalogs.map { catalog in
        (catalog.path, Set(modules.memberships(of: catalog.path).map(\.module)))
      })
    executables = owners.mapValues { Set($0.flatMap(modules.executables(linking:))) }
    var readable: [Module.ID: Set<Module.ID>] = [:]
    for module in modules.all {
      guard modules.knowsDependencies(of: module.id) else { continue }
      let parts = modules.parts(of: module.id)
      let bundles = modules.mainBundles(of: module.id) + modules.classBundles(of: module.id)
      readable[module.id] = parts.union(bundles.flatMap(\.contents))
    }
    self.readable = readable
  }

  /// Whether a reference in the module `user` may mean this asset, and not just other assets with the same name.
  func means(_ index: Int, from user: Module.ID) -> Bool {
    let catalog = project.sets[index].id.catalog
    guard canRead(catalog, from: user) else { return false }
    guard let rivals = rivals[index] else { return true }
    let isOwn = { owners[project.sets[$0].id.catalog]?.contains(user) ?? false }
    if rivals.contains(where: isOwn) { return isOwn(index) }
    let running = Set(project.modules.executables(linking: user))
    let isNear = { !(executables[project.sets[$0].id.catalog]?.isDisjoint(with: running) ?? true) }
    return isNear(index) || !rivals.contains(where: isNear)
  }

  /// Whether code in the module can load the assets of the catalog, because the module compiles the catalog, links a
  /// module that compiles it, or runs in an app that contains it. True if unknown.
  private func canRead(_ catalog: RepositoryPath, from user: Module.ID) -> Bool {
    guard let owners = owners[catalog], !owners.isEmpty, let readable = readable[user] else { return true }
    return !owners.isDisjoint(with: readable)
  }
}

extension Modules {
  func knowsDependencies(of module: Module.ID) -> Bool {
    parts(of: module).union(self[module].dependencies.flatMap(\.modules)).allSatisfy {
      !self[$0].gaps.contains(.dependencies)
    }
  }
}
