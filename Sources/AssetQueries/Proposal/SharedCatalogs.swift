public import AssetModel

/// The shared catalogs: those of a library that is linked by most modules that contain or use assets, or those that
/// several brands compile themselves.
public struct SharedCatalogs: Sendable {
  public let catalogs: [RepositoryPath]
  /// Other catalogs that also count as shared, because they are at least as large as the largest of `catalogs`.
  public let others: [RepositoryPath]
  /// The kinds of asset that belong in these catalogs.
  public let kinds: [AssetKind]
  public let owners: [Module.ID]
  /// The number of modules that can use the catalogs, and the number of modules that contain or use assets.
  public let reach: (having: Int, all: Int)
  /// The names of the modules, other than the owners, whose code uses assets in `catalogs`.
  public let users: [String]
  let brands: BrandCatalogs

  /// Finds the shared catalogs. Nil if there are none, or if they contain too few assets to show which kinds of asset
  /// belong there.
  init?(in project: Project, where isOwn: (AssetSet) -> Bool) {
    let candidates = Candidates(project, where: isOwn)
    guard let chosen = candidates.ranked.first(where: { !$0.kinds.isEmpty }) else { return nil }
    let kinds = chosen.kinds
    let count = { (catalog: RepositoryPath) in kinds.reduce(0) { $0 + candidates.count($1, catalog) } }
    let catalogs = chosen.catalogs.filter { count($0) > 0 }
    let largest = catalogs.map(count).max() ?? 0
    self.catalogs = catalogs
    self.kinds = kinds
    others = candidates.linked.filter { count($0) >= largest && !chosen.catalogs.contains($0) }
    owners = chosen.owners.sorted()
    reach = (chosen.reach, candidates.interested.count)
    users = candidates.users(of: catalogs).subtracting(owners).sorted().map { project.modules[$0].name }
    brands = chosen.brands
  }
}

/// The catalogs that a policy on shared assets can apply to.
private struct Candidates {
  /// The modules that contain assets or whose code uses assets.
  let interested: Set<Module.ID>
  private let project: Project
  private let uses: AssetUsers
  /// For each catalog, the assets that a policy can apply to, as indices into the project's sets.
  private let sets: [RepositoryPath: [Int]]
  private let owners: [RepositoryPath: Set<Module.ID>]
  private let parts: [Module.ID: Set<Module.ID>]

  /// Catalogs that the same modules compile.
  struct Group {
    let owners: Set<Module.ID>
    let catalogs: [RepositoryPath]
    /// The number of modules in `interested` that compile the catalogs, or link a module that does.
    let reach: Int
    let kinds: [AssetKind]
    let brands: BrandCatalogs
  }

  init(_ project: Project, where isOwn: (AssetSet) -> Bool) {
    let sets = Dictionary(
      grouping: project.sets.indices.filter { isOwn(project.sets[$0]) && project.sets[$0].isForAgreement },
      by: { project.sets[$0].id.catalog })
    let owners = sets.keys.reduce(into: [:]) { $0[$1] = project.modules.compiling($1) }
    uses = AssetUsers(project)
    interested = owners.values.reduce(into: uses.all) { $0.formUnion($1) }
    parts = Dictionary(uniqueKeysWithValues: interested.map { ($0, project.modules.parts(of: $0)) })
    self.project = project
    self.sets = sets
    self.owners = owners
  }

  /// The library groups that most modules can use, and the other groups that several brands use. The group with the
  /// greatest `reach` comes first.
  var ranked: [Group] {
    let assets = sets.mapValues { $0.map { project.sets[$0] } }
    return Dictionary(grouping: owners.filter { isShared($0.value) }, by: \.value).map { owners, entries in
      let catalogs = entries.map(\.key).sorted()
      let brands = BrandCatalogs(project, assets, using: owners)
      return Group(
        owners: owners, catalogs: catalogs, reach: reach(owners),
        kinds: kinds(keptIn: catalogs, besides: brands.pairs.keys), brands: brands)
    }
    .filter { isLibrary($0.owners) ? $0.reach > interested.count / 2 : $0.brands.pairs.count > 1 }
    .sorted { ($1.reach, $0.catalogs[0]) < ($0.reach, $1.catalogs[0]) }
  }

  /// The catalogs of libraries that several modules link, sorted by path.
  var linked: [RepositoryPath] {
    owners.filter { isLibrary($0.value) && isShared($0.value) }.map(\.key).sorted()
  }

  func count(_ kind: AssetKind, _ catalog: RepositoryPath) -> Int {
    sets[catalog]?.count { project.sets[$0].kind == kind } ?? 0
  }

  func users(of catalogs: [RepositoryPath]) -> Set<Module.ID> {
    catalogs.flatMap { sets[$0] ?? [] }.reduce(into: []) { $0.formUnion(uses.bySet[$1]) }
  }

  private func isLibrary(_ owners: Set<Module.ID>) -> Bool {
    owners.contains { !project.modules[$0].kind.isExecutable }
  }

  /// Whether several modules can use the assets of these owners. A library does not count as a user of its own assets,
  /// so a feature module and the only app that links it are not enough.
  private func isShared(_ owners: Set<Module.ID>) -> Bool {
    reach(owners) - (isLibrary(owners) ? 1 : 0) > 1
  }

  private func reach(_ owners: Set<Module.ID>) -> Int {
    interested.count { parts[$0]?.isDisjoint(with: owners) == false }
  }

  /// The kinds of asset that belong in these catalogs, judging by how many assets of each kind they already contain.
  /// For example, a library with ten images next to an app with a hundred does not show where images belong. Catalogs
  /// of brands do not show that, either.
  private func kinds(
    keptIn catalogs: [RepositoryPath], besides brands: some Collection<RepositoryPath>
  ) -> [AssetKind] {
    AssetKind.allCases.filter { kind in
      let here = catalogs.reduce(0) { $0 + count(kind, $1) }
      let elsewhere =
        sets.keys.filter { !catalogs.contains($0) && !brands.contains($0) }.map { count(kind, $0) }.max() ?? 0
      return here > 0 && here * 2 >= elsewhere
    }
  }
}

extension Modules {
  /// The modules that compile a catalog, except test modules.
  func compiling(_ catalog: RepositoryPath) -> Set<Module.ID> {
    Set(
      memberships(of: catalog).lazy.filter { $0.role == .processed && !self[$0.module].kind.isTest }
        .map(\.module))
  }
}
