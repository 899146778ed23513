internal import AssetModel
internal import AssetUsage

extension MigrationPlan {
  /// Plans to move everything that belongs in a shared catalog into `target`, from one catalog or from all others.
  init(
    _ assets: [AuditedAsset], from source: RepositoryPath? = nil, to target: RepositoryPath,
    in project: Project, _ generators: Generators
  ) {
    var planner = MigrationPlanner(assets, from: source, to: target, project)
    let moves = planner.moves()
    let edits = EditPlanner(
      project, to: target, generators, names: planner.names(moves), leaving: planner.leaving(moves))
    self.moves = moves.map { move in
      guard move.action.leaves else { return move }
      var move = move
      move.edits = edits.edits(
        move.asset, isInSameBundle: planner.isInSameBundle(assets[move.asset].set.id.catalog))
      return move
    }
    self.source = source
    self.target = target
    bundle = self.moves.contains { $0.edits.contains { $0.mentions(edits.bundle) } } ? edits.bundle : nil
    dependencies = planner.dependencies(moves)
    products = planner.products(moves)
  }
}

/// Decides what happens to each asset.
struct MigrationPlanner {
  private let assets: [AuditedAsset]
  /// The content of each asset; equal for copies.
  private let contents: [SetContent?]
  /// For each content, the asset that lint would keep.
  private let kept: [SetContent: Int]
  /// The only catalog to move assets from; nil for all.
  private var source: RepositoryPath?
  private let target: RepositoryPath
  private let project: Project
  private let ties: AssetTies
  private let names: ModuleNames
  /// The modules that compile the target; empty if unknown.
  private let owners: [Module.ID]
  /// All modules, by their unambiguous names.
  private let modulesByName: [String: Module.ID]
  /// What the target has or will have, by name.
  private var taken: [Replaceability: Int] = [:]
  /// The new names so far.
  private var newNames: Set<String> = []
  private let ranking: CopyRanking

  init(_ assets: [AuditedAsset], from source: RepositoryPath?, to target: RepositoryPath, _ project: Project)
  {
    self.assets = assets
    let contents = assets.map { $0.set.content(by: .bytes) }
    self.contents = contents
    let ranking = CopyRanking(project)
    self.ranking = ranking
    kept = Dictionary(
      grouping: assets.indices.filter { contents[$0] != nil && assets[$0].verdict != .unused }
    ) {
      contents[$0]
    }.reduce(into: [:]) { kept, group in
      guard let content = group.key, group.value.count > 1 else { return }
      let best = ranking.keptFirst(group.value.map { assets[$0].set })[0].path
      kept[content] = group.value.first { assets[$0].set.path == best }
    }
    self.source = source
    self.target = target
    self.project = project
    ties = AssetTies(project)
    let names = ModuleNames(project.modules)
    self.names = names
    owners = names.owners(of: target)
    modulesByName = Dictionary(
      project.modules.all.map { (names[$0.id], $0.id) }, uniquingKeysWith: { first, _ in first })
    for index in assets.indices where assets[index].set.id.catalog == target {
      taken[assets[index].set.replaceability] = index
    }
  }

  /// How many assets of one catalog get each action.
  func totals(from source: RepositoryPath) -> [PlannedMove.Action: Int] {
    var planner = self
    planner.source = source
    return Dictionary(grouping: planner.moves(), by: \.action).mapValues(\.count)
  }

  mutating func moves() -> [PlannedMove] {
    let others = assets.indices.filter { index in
      let catalog = assets[index].set.id.catalog
      return catalog != target && catalog == source ?? catalog && assets[index].set.isAddressable
    }
    // The copy to keep is planned first, so that the others are merged into it.
    let ordered = others.filter(isKept) + others.filter { !isKept($0) }
    return ordered.map { index in
      let (action, reason, into, newName) = decision(index)
      return PlannedMove(
        asset: index, action: action, reason: reason, into: into, newName: newName, bytes: assets[index].bytes
      )
    }.sorted { $0.asset < $1.asset }
  }

  /// Whether the asset is the copy that lint would keep.
  private func isKept(_ index: Int) -> Bool {
    contents[index].flatMap { kept[$0] } ?? index == index
  }

  private mutating func decision(_ index: Int) -> (PlannedMove.Action, String, into: Int?, newName: String?) {
    let asset = assets[index]
    if asset.verdict == .unused { return (.delete, "it is unused", nil, nil) }
    if let reason = reasonToStay(index) { return (.stay, reason, nil, nil) }
    let fixed = reasonToKeepName(of: asset.set)
    if let same = sameInTarget(index), fixed == nil || assets[same].set.name == asset.set.name {
      let catalog = assets[same].set.id.catalog == target ? "is already there" : "moves there, too"
      let fact = "“\(assets[same].set.name)” has the same content and \(catalog)"
      let differences = AssetSet.differences(of: [asset.set, assets[same].set])
      return differences.isEmpty
        ? (.merge, fact, same, nil)
        : (.choose, "\(fact), but they differ in \(differences.joined(separator: " and "))", same, nil)
    }
    guard taken[asset.set.replaceability] == nil else {
      if let fixed { return (.stay, "another asset there has its name, and \(fixed)", nil, nil) }
      return (.rename, "another asset there has that name", nil, newName(for: asset))
    }
    taken[asset.set.replaceability] = index
    return (.move, remark(on: asset), nil, nil)
  }

  /// Why an asset cannot have another name.
  private func reasonToKeepName(of set: AssetSet) -> String? {
    ranking.uses.maker(ofNameOf: set).map { "\($0) makes its name at run time" }
      ?? ranking.uses.sharer(ofNameOf: set).map { "\($0) also finds another asset by it" }
  }

  /// The asset's name after that of its module, with a number if the name is taken.
  private mutating func newName(for asset: AuditedAsset) -> String {
    let name = (asset.modules.first.map { $0 + "-" } ?? "") + asset.set.ownName
    let known = newNames.union(taken.keys.map(\.name))
    let free =
      ([name] + (2...(assets.count + 2)).map { "\(name)-\($0)" }).first { !known.contains($0) } ?? name
    newNames.insert(free)
    return free
  }

  /// The name of each asset afterward, with its namespace.
  func names(_ moves: [PlannedMove]) -> [String] {
    var names = assets.map(\.set.name)
    for move in moves {
      let set = assets[move.asset].set
      if let name = move.newName { names[move.asset] = set.name.dropLast(set.ownName.count) + name }
    }
    for move in moves where move.action == .merge {
      if let into = move.into { names[move.asset] = names[into] }
    }
    return names
  }

  /// The assets that code will find in the target's bundle.
  func leaving(_ moves: [PlannedMove]) -> Set<Int> {
    let homes = assets.indices.filter { isInSameBundle(assets[$0].set.id.catalog) }
    return Set(moves.filter(\.action.leaves).map(\.asset)).union(homes)
  }

  /// What a move requires.
  private func remark(on asset: AuditedAsset) -> String {
    if project.modules.all.isEmpty { return "nothing prevents it" }
    if asset.modules.isEmpty { return "nothing known prevents it, but its module is unknown" }
    return isInSameBundle(asset.set.id.catalog)
      ? "it stays in the same bundle, so no code changes"
      : "nothing prevents it, but code that refers to it has to look in the destination catalog's bundle"
  }

  /// An asset with the same content that is in the target, or moves there first.
  private func sameInTarget(_ index: Int) -> Int? {
    if let same = taken[assets[index].set.replaceability], areSame(index, same) { return same }
    return taken.values.filter { areSame(index, $0) }.min()
  }

  private func areSame(_ one: Int, _ other: Int) -> Bool {
    if let group = assets[one].copies, group == assets[other].copies { return true }
    return contents[one] != nil && contents[one] == contents[other]
  }

  private func reasonToStay(_ index: Int) -> String? {
    let asset = assets[index]
    if let reason = ties.reasonToStay(asset.set) { return reason }
    if isInSameBundle(asset.set.id.catalog) { return nil }
    return blindProgram(asset).map { "\($0) cannot read the destination catalog" } ?? ties.bond(of: index)
      ?? obstacle(for: asset)
  }

  /// Whether every bundle that has a catalog has the target, too.
  func isInSameBundle(_ catalog: RepositoryPath) -> Bool {
    let bundles = Set(project.modules.bundles(compiling: catalog).map(\.owner))
    return !bundles.isEmpty && bundles.isSubset(of: project.modules.bundles(compiling: target).map(\.owner))
  }

  /// A program that uses the asset, or can read it now, but can never read the target.
  private func blindProgram(_ asset: AuditedAsset) -> String? {
    guard !owners.isEmpty else { return nil }
    // Only a program itself can read what is compiled into it.
    let isLinkable = owners.contains { project.modules[$0].kind.isLibrary }
    let seeing = Set(owners.flatMap { project.modules.executables(linking: $0) })
    for name in asset.modules + asset.users {
      guard let module = modulesByName[name] else { continue }
      for program in project.modules.executables(linking: module) where !seeing.contains(program) {
        let kind = project.modules[program].kind
        if kind.isTest { continue }
        if !isLinkable || kind == .watchApp || kind == .appExtension { return names[program] }
      }
    }
    return nil
  }

  /// Why a module that uses the asset can never link the target's module.
  private func obstacle(for asset: AuditedAsset) -> String? {
    // Code of its own module may refer to it in ways that are not certain.
    for user in strangers(among: asset.users + asset.modules) {
      for owner in owners {
        if project.modules.libraries(linkedBy: owner).contains(user) {
          return "\(names[owner]) links \(names[user]), so \(names[user]) cannot link it"
        }
        if project.modules[user].origin == .package, project.modules[owner].origin != .package {
          return "\(names[user]) is in a package, which cannot depend on \(names[owner])"
        }
      }
    }
    return nil
  }

  /// The modules that do not link the target's module.
  private func strangers(among modules: [String]) -> [Module.ID] {
    modules.compactMap { modulesByName[$0] }.filter { user in
      !owners.contains(user) && Set(project.modules.libraries(linkedBy: user)).isDisjoint(with: owners)
    }
  }

  func dependencies(_ moves: [PlannedMove]) -> [NewDependency] {
    guard let owner = owners.first else { return [] }
    var counts: [Module.ID: Int] = [:]
    for move in moves where move.action.leaves && !isInSameBundle(assets[move.asset].set.id.catalog) {
      let asset = assets[move.asset]
      // If nothing certainly uses it, its own module may.
      for user in strangers(among: asset.users.isEmpty ? asset.modules : asset.users) {
        counts[user, default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      NewDependency(
        module: names[$0.key], needs: names[owner], assets: $0.value,
        isCertain: project.modules.knowsDependencies(of: $0.key))
    }
  }

  func products(_ moves: [PlannedMove]) -> [ProductChange] {
    var bytes: [RepositoryPath: Int] = [:]
    for asset in assets { bytes[asset.set.id.catalog, default: 0] += asset.bytes }
    let before = ShippedProducts(project, bytes).sizes()
    for move in moves where move.action.leaves || move.action == .delete {
      bytes[assets[move.asset].set.id.catalog, default: 0] -= move.bytes
      if move.action == .move || move.action == .rename { bytes[target, default: 0] += move.bytes }
    }
    let added = Set(dependencies(moves).compactMap { modulesByName[$0.module] })
    let after = ShippedProducts(project, bytes, linking: owners, into: added).sizes()
    return zip(before, after).compactMap { before, after in
      before.bytes == after.bytes
        ? nil : ProductChange(name: before.name, before: before.bytes, after: after.bytes)
    }.sorted {
      (abs($1.after - $1.before), $0.name) < (abs($0.after - $0.before), $1.name)
    }
  }
}

extension PlannedMove.Action {
  /// Whether code will find the asset in the target.
  var leaves: Bool { self == .move || self == .rename || self == .merge }
}

extension PlannedEdit {
  /// Whether it says how to refer to the target's bundle.
  fileprivate func mentions(_ bundle: PlannedBundle?) -> Bool {
    guard let bundle else { return false }
    return [after, note].contains { $0?.contains(bundle.expression) == true }
  }
}
