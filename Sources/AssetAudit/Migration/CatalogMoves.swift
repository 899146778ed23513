internal import AssetModel

/// Sums up what moving each catalog would touch, in one pass over the assets.
struct CatalogMoves {
  private let project: Project
  private let assets: [AuditedAsset]
  private let contents: [SetContent?]
  private let ties: AssetTies
  private let byContent: [SetContent: [Int]]
  private let byName: [Replaceability: [Int]]
  private var moduleNames: ModuleNames
  /// The planners for suggested destinations.
  private var planners: [RepositoryPath: MigrationPlanner] = [:]

  init(_ project: Project, _ assets: [AuditedAsset]) {
    self.project = project
    self.assets = assets
    ties = AssetTies(project)
    moduleNames = ModuleNames(project.modules)
    let contents = assets.map { $0.set.content(by: .bytes) }
    self.contents = contents
    let movable = assets.indices.filter { assets[$0].set.isAddressable }
    byContent = Dictionary(grouping: movable.filter { contents[$0] != nil }) { contents[$0] }.reduce(into: [:]
    ) {
      if let content = $1.key { $0[content] = $1.value }
    }
    byName = Dictionary(grouping: movable) { assets[$0].set.replaceability }
  }

  /// What moving each catalog would touch, by its path.
  mutating func all() -> [RepositoryPath: CatalogMove] {
    let own = Dictionary(grouping: assets.indices) { assets[$0].set.id.catalog }
    let sizes = own.filter { !assets[$0.value[0]].set.isInTests }.mapValues(\.count)
    return own.reduce(into: [:]) { moves, catalog in
      moves[catalog.key] = move(catalog.value, of: catalog.key, sizes)
    }
  }

  private mutating func move(
    _ members: [Int], of catalog: RepositoryPath, _ sizes: [RepositoryPath: Int]
  ) -> CatalogMove {
    var move = CatalogMove()
    var reasons: [String: Int] = [:]
    var leaving: [Int] = []
    var merging: [RepositoryPath: Int] = [:]
    var clashing: [RepositoryPath: Int] = [:]
    for index in members {
      if assets[index].verdict == .unused {
        move.unused += 1
      } else if let reason = reasonToStay(index) {
        reasons[reason, default: 0] += 1
      } else {
        leaving.append(index)
        let same = catalogs(contents[index].flatMap { byContent[$0] }, without: catalog)
        let taken = catalogs(byName[assets[index].set.replaceability], without: catalog).subtracting(same)
        if !same.isEmpty {
          move.merging += 1
        } else if !taken.isEmpty {
          move.clashing += 1
        } else {
          move.moving += 1
        }
        for other in same { merging[other, default: 0] += 1 }
        for other in taken { clashing[other, default: 0] += 1 }
      }
    }
    move.staying = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { CatalogMove.Staying(reason: $0.key, assets: $0.value) }
    if !leaving.isEmpty || !move.staying.isEmpty {
      move.destinations = destinations(from: catalog, merging, clashing, sizes)
      count(Set(leaving.flatMap(places)), in: &move)
    }
    return move
  }

  private func reasonToStay(_ index: Int) -> String? {
    let set = assets[index].set
    if !set.isAddressable { return "it is part of another asset" }
    return ties.reasonToStay(set) ?? ties.bond(of: index)
  }

  private func catalogs(_ members: [Int]?, without catalog: RepositoryPath) -> Set<RepositoryPath> {
    Set((members ?? []).map { assets[$0].set.id.catalog }).subtracting([catalog])
  }

  /// The places that a move may change: those that refer to the asset, those that look for its name, and those that use
  /// what a generator declares for it.
  private func places(of index: Int) -> [Place] {
    guard let usage = project.usage else { return [] }
    return usage.verdicts[index].references.filter(\.matters).flatMap { reference -> [Place] in
      let accessor = reference.accessor.map { usage.accessors[$0] }
      let uses = accessor.map { $0.isGenerated ? $0.uses.filter(\.matters) : [] } ?? []
      return [reference.place] + (reference.lookups ?? []).map(\.place) + uses.map(\.place)
    }
  }

  /// Counts places by module.
  private mutating func count(_ places: Set<Place>, in move: inout CatalogMove) {
    var found: [[String]: (places: Int, files: Int)] = [:]
    let files = Dictionary(grouping: places, by: \.path)
    for (path, own) in files {
      let modules = moduleNames.users(path).map { moduleNames[$0] }
      found[modules, default: (0, 0)].places += own.count
      found[modules, default: (0, 0)].files += 1
    }
    move.places = places.count
    move.files = files.count
    move.mentions = found.map {
      CatalogMove.Mentions(modules: $0.key, places: $0.value.places, files: $0.value.files)
    }.sorted { ($1.places, $0.modules.joined()) < ($0.places, $1.modules.joined()) }
  }

  private mutating func planner(to target: RepositoryPath) -> MigrationPlanner {
    if let known = planners[target] { return known }
    let planner = MigrationPlanner(assets, from: nil, to: target, project)
    planners[target] = planner
    return planner
  }

  /// The shared catalog, or else the largest, and the catalogs that have the same content or names.
  private mutating func destinations(
    from catalog: RepositoryPath, _ merging: [RepositoryPath: Int], _ clashing: [RepositoryPath: Int],
    _ sizes: [RepositoryPath: Int]
  ) -> [CatalogMove.Destination] {
    let others = project.catalogs.filter { $0.path != catalog }
    let best =
      others.first { $0.role == .shared }
      ?? others.max { (sizes[$0.path] ?? 0, $1.path) < (sizes[$1.path] ?? 0, $0.path) }
    let plan = best.map { planner(to: $0.path).totals(from: catalog) }
    return others.map(\.path).filter { $0 == best?.path || merging[$0] != nil || clashing[$0] != nil }
      .map { other in
        CatalogMove.Destination(
          catalog: other, merging: merging[other] ?? 0, clashing: clashing[other] ?? 0,
          actions: other == best?.path ? plan : nil,
          command:
            "assetlint audit --from \(shellWord("\(catalog)")) --to \(shellWord("\(other)")) --verbose")
      }.sorted {
        ($0.catalog == best?.path ? 0 : 1, $1.merging, $0.clashing, $0.catalog)
          < ($1.catalog == best?.path ? 0 : 1, $0.merging, $1.clashing, $1.catalog)
      }
  }
}
