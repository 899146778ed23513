public import AssetModel

/// Catalogs of a library that most modules with assets link.
public struct SharedCatalogs: Sendable {
  /// By path.
  public let catalogs: [RepositoryPath]
  /// The kinds of asset that are kept there as a rule.
  public let kinds: [AssetKind]
  /// The modules that compile the catalogs.
  public let owners: [Module.ID]
  /// The names of the modules that can show what is in the catalogs, and of all that could want to.
  public let reach: (linking: Int, all: Int)
  /// The names of modules whose code is known to use the assets.
  public let users: [String]

  /// Nil where no library is linked by most of the modules.
  init?(in project: Project, where isOwn: (AssetSet) -> Bool) {
    let sets = Dictionary(
      grouping: project.sets.indices.filter { isOwn(project.sets[$0]) && project.sets[$0].isForAgreement },
      by: { project.sets[$0].id.catalog })
    let uses = AssetUsers(project)
    let owners = project.catalogs.map(\.path).reduce(into: [:]) { owners, catalog in
      owners[catalog] = sets[catalog] == nil ? [] : project.modules.compiling(catalog)
    }
    let interested = owners.values.reduce(into: uses.all) { $0.formUnion($1) }
    let parts = Dictionary(uniqueKeysWithValues: interested.map { ($0, project.modules.parts(of: $0)) })
    func reach(_ catalog: RepositoryPath) -> Set<Module.ID> {
      guard let owners = owners[catalog], owners.contains(where: { !project.modules[$0].kind.isExecutable })
      else { return [] }
      return interested.filter { parts[$0]?.isDisjoint(with: owners) == false }
    }
    let candidates = Set(sets.keys.filter { reach($0).count > max(1, interested.count / 2) })
    func count(_ kind: AssetKind, _ catalog: RepositoryPath) -> Int {
      sets[catalog]?.count { project.sets[$0].kind == kind } ?? 0
    }
    // A library with ten pictures beside an app with a hundred says nothing about where pictures live.
    kinds = AssetKind.allCases.filter { kind in
      let here = candidates.reduce(0) { $0 + count(kind, $1) }
      let elsewhere = sets.keys.filter { !candidates.contains($0) }.map { count(kind, $0) }.max() ?? 0
      return here > 0 && here * 2 >= elsewhere
    }
    let kinds = kinds
    catalogs = candidates.filter { catalog in kinds.contains { count($0, catalog) > 0 } }.sorted()
    guard let largest = catalogs.max(by: { sets[$0]?.count ?? 0 < sets[$1]?.count ?? 0 }) else { return nil }
    self.owners = Set(catalogs.flatMap { owners[$0] ?? [] }).sorted()
    self.reach = (reach(largest).count, interested.count)
    let users = catalogs.flatMap { sets[$0] ?? [] }.reduce(into: Set()) { $0.formUnion(uses.bySet[$1]) }
    self.users = users.subtracting(self.owners).sorted().map { project.modules[$0].name }
  }
}

extension Modules {
  /// The modules that compile a catalog, but for tests.
  func compiling(_ catalog: RepositoryPath) -> Set<Module.ID> {
    Set(
      memberships(of: catalog).lazy.filter { $0.role == .processed && !self[$0.module].kind.isTest }
        .map(\.module))
  }
}
