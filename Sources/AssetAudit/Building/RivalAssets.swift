internal import AssetModel

/// Which of several assets with one name code refers to: the one in its own bundles.
struct RivalAssets {
  private let project: Project
  /// The assets whose names several catalogs have.
  private let rivals: [Int: [Int]]
  /// The modules whose code can see each catalog, if there is a choice.
  private let near: [RepositoryPath: Near]

  private struct Near {
    let owners: Set<Module.ID>
    let executables: Set<Module.ID>
  }

  init(_ project: Project) {
    self.project = project
    let named = Dictionary(grouping: project.sets.indices) { project.sets[$0].replaceability }
    var rivals: [Int: [Int]] = [:]
    for group in named.values where Set(group.map { project.sets[$0].id.catalog }).count > 1 {
      for index in group { rivals[index] = group }
    }
    self.rivals = rivals
    let modules = project.modules
    near = Dictionary(
      uniqueKeysWithValues: project.catalogs.map { catalog in
        let owners = Set(modules.memberships(of: catalog.path).map(\.module))
        return (
          catalog.path,
          Near(owners: owners, executables: Set(owners.flatMap { modules.executables(linking: $0) }))
        )
      })
  }

  /// Whether code in a module that uses the asset's name can refer to this one.
  func means(_ index: Int, from user: Module.ID) -> Bool {
    guard let rivals = rivals[index] else { return true }
    let isOwn = { near[project.sets[$0].id.catalog]?.owners.contains(user) ?? false }
    if rivals.contains(where: isOwn) { return isOwn(index) }
    let executables = Set(project.modules.executables(linking: user))
    let isNear = { !(near[project.sets[$0].id.catalog]?.executables.isDisjoint(with: executables) ?? true) }
    return isNear(index) || !rivals.contains(where: isNear)
  }
}
