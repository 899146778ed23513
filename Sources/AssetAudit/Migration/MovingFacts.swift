internal import AssetModel
internal import AssetUsage

/// Facts about a repository that all migration plans share, so that many destinations can be compared quickly.
struct MovingFacts {
  let project: Project
  let assets: [AuditedAsset]
  let generators: Generators
  let usage: Usage
  let names: ModuleNames
  let ties: AssetTies
  let ranking: CopyRanking
  let members: [RepositoryPath: [Int]]
  /// The modules whose bundles contain each catalog.
  let homes: [RepositoryPath: Set<Module.ID>]
  let contents: [SetContent?]
  /// For content that several assets have, the asset that lint would keep. Unused assets do not count.
  let kept: [SetContent: Int]
  let modulesByName: [String: Module.ID]
  /// For each module, the modules that it links directly or indirectly.
  let linked: [Module.ID: Set<Module.ID>]
  /// The catalogs that each product ships. A catalog that is shipped several times is listed several times.
  let shipped: [(name: String, catalogs: [RepositoryPath])]
  let bytes: [RepositoryPath: Int]
  /// For each call, by its place, the assets that it may load.
  let wanted: [Place: Set<Int>]
  /// Declarations, such as enum cases, that have an asset name as their raw value.
  let rawValues: [(asset: Int, accessor: Int)]
  /// For each module, the expressions that other modules use for its bundle, such as `.designSystem`, with their
  /// frequency.
  let bundleExpressions: [Module.ID: [String: Int]]
  private let sight: AssetSight
  /// The assets whose identifier refers to a property of a system type, such as `UIColor.white`, instead of the asset.
  private let shadowed: Set<Int>

  init(_ project: Project, _ assets: [AuditedAsset], _ generators: Generators) {
    self.project = project
    self.assets = assets
    self.generators = generators
    usage = project.usage ?? Usage(verdicts: [])
    let names = ModuleNames(project.modules)
    self.names = names
    ties = AssetTies(project)
    let ranking = CopyRanking(project)
    self.ranking = ranking
    let members = Dictionary(grouping: assets.indices) { assets[$0].set.id.catalog }
    self.members = members
    homes = Dictionary(
      uniqueKeysWithValues: Set(project.catalogs.map(\.path)).union(members.keys).map {
        ($0, Set(project.modules.bundles(compiling: $0).map(\.owner)))
      })
    let contents = assets.map { $0.set.content(by: .bytes) }
    self.contents = contents
    kept = Dictionary(
      grouping: assets.indices.filter { contents[$0] != nil && assets[$0].verdict != .unused }
    ) {
      contents[$0]
    }.reduce(into: [:]) { kept, group in
      guard let content = group.key, group.value.count > 1 else { return }
      let best = ranking.keptFirst(group.value.map { assets[$0].set })[0].path
      kept[content] = group.value.first { assets[$0].set.path == best }
    }
    modulesByName = Dictionary(
      project.modules.all.map { (names[$0.id], $0.id) }, uniquingKeysWith: { first, _ in first })
    linked = Dictionary(
      uniqueKeysWithValues: project.modules.all.map {
        ($0.id, Set(project.modules.libraries(linkedBy: $0.id)))
      })
    bytes = assets.reduce(into: [:]) { $0[$1.set.id.catalog, default: 0] += $1.bytes }
    shipped = ShippedProducts(project).shippedCatalogs()
    var wanted: [Place: Set<Int>] = [:]
    var rawValues: [(asset: Int, accessor: Int)] = []
    var lookups: Set<NameLookup> = []
    for (index, verdict) in usage.verdicts.enumerated() {
      for reference in verdict.references {
        for lookup in reference.lookups ?? [] {
          wanted[lookup.place, default: []].insert(index)
          lookups.insert(lookup)
        }
        if reference.isRawValue, let accessor = reference.accessor { rawValues.append((index, accessor)) }
      }
    }
    self.wanted = wanted
    self.rawValues = rawValues
    bundleExpressions = Self.expressions(lookups, project.modules)
    sight = AssetSight(project)
    shadowed = project.shadowedAssets
  }

  /// Counts the expressions that Swift files of other modules use for each module's bundle. Only expressions that begin
  /// with a type or a dot count.
  private static func expressions(_ lookups: Set<NameLookup>, _ modules: Modules) -> [Module.ID: [String:
    Int]]
  {
    var counts: [Module.ID: [String: Int]] = [:]
    for lookup in lookups {
      guard lookup.homes.count == 1, let owner = lookup.homes.first,
        lookup.bundle.first.map({ $0 == "." || $0.isUppercase }) ?? false,
        lookup.place.path.pathExtension == "swift",
        modules.memberships(of: lookup.place.path).allSatisfy({ $0.module != owner })
      else { continue }
      counts[owner, default: [:]][lookup.bundle, default: 0] += 1
    }
    return counts
  }

  /// Whether a reference certainly means the asset. False if the word may mean something else, or if the code cannot
  /// load the asset.
  func leads(_ reference: Reference, to asset: Int) -> Bool {
    guard reference.doubts.isDisjoint(with: [.text, .data, .ambiguous]),
      !(reference.isBareMember && shadowed.contains(asset))
    else { return false }
    return canRead(asset, at: reference)
  }

  /// Whether the code that contains a reference can load this asset; true if unknown. False if the code cannot read the
  /// asset's bundle, or gets another asset with the same name.
  func canRead(_ asset: Int, at reference: Reference) -> Bool {
    let modules = project.modules.memberships(of: reference.place.path).map(\.module)
    return modules.isEmpty || modules.contains { sight.means(asset, from: $0) }
  }
}
