internal import AssetModel
internal import AssetUsage

extension MigrationPlan {
  /// Plans how to move the assets in `source` to `target`. If `source` is nil, the plan covers all other catalogs.
  init(_ facts: MovingFacts, from source: RepositoryPath? = nil, to target: RepositoryPath) {
    var planner = MigrationPlanner(facts, from: source, to: target)
    let moves = planner.moves()
    let edits = EditPlanner(
      facts, to: target, names: planner.names(moves), leaving: planner.leaving(moves))
    self.moves = moves.map { move in
      guard move.action.leaves else { return move }
      var move = move
      move.edits = edits.edits(
        move.asset, isInSameBundle: planner.isInSameBundle(facts.assets[move.asset].set.id.catalog))
      return move
    }
    self.source = source
    self.target = target
    bundle = self.moves.contains { $0.edits.contains { $0.mentions(edits.bundle) } } ? edits.bundle : nil
    dependencies = planner.dependencies(moves)
    products = planner.products(moves)
  }
}

/// Decides what happens to each asset in a migration, and how modules and products change as a result.
struct MigrationPlanner {
  private let facts: MovingFacts
  private let assets: [AuditedAsset]
  private var source: RepositoryPath?
  private let target: RepositoryPath
  private let project: Project
  /// The modules that compile the target catalog. Empty if they are unknown.
  private let owners: [Module.ID]
  /// The executables that can read the target catalog.
  private let seeing: Set<Module.ID>
  /// The assets that the target already has, or will have under their present names, by kind and name.
  private var taken: [Replaceability: Int] = [:]
  /// The first asset in `taken` with a given content.
  private var takenContents: [SetContent: Int] = [:]
  /// For each group of copies, its first member in `taken`.
  private var takenCopies: [Int: Int] = [:]
  private var newNames: Set<String> = []

  init(_ facts: MovingFacts, from source: RepositoryPath?, to target: RepositoryPath) {
    self.facts = facts
    assets = facts.assets
    project = facts.project
    self.source = source
    self.target = target
    let owners = facts.names.owners(of: target)
    self.owners = owners
    seeing = Set(owners.flatMap(facts.project.modules.executables(linking:)))
    for index in facts.members[target] ?? [] { take(index) }
  }

  private mutating func take(_ index: Int) {
    taken[assets[index].set.replaceability] = index
    if let content = facts.contents[index] {
      takenContents[content] = min(takenContents[content] ?? index, index)
    }
    if let group = assets[index].copies { takenCopies[group] = min(takenCopies[group] ?? index, index) }
  }

  func moves(from source: RepositoryPath) -> [PlannedMove] {
    var planner = self
    planner.source = source
    return planner.moves()
  }

  mutating func moves() -> [PlannedMove] {
    let candidates = source.map { facts.members[$0] ?? [] } ?? Array(assets.indices)
    let others = candidates.filter { assets[$0].set.id.catalog != target && assets[$0].set.isAddressable }
    // The copy that lint would keep comes first, so that the others are merged into it.
    let ordered = others.filter(isKept) + others.filter { !isKept($0) }
    return ordered.map { index in
      let (action, reason, into, newName) = decision(index)
      return PlannedMove(
        asset: index, action: action, reason: reason, into: into, newName: newName, bytes: assets[index].bytes
      )
    }.sorted { $0.asset < $1.asset }
  }

  private func isKept(_ index: Int) -> Bool {
    facts.contents[index].flatMap { facts.kept[$0] } ?? index == index
  }

  private mutating func decision(_ index: Int) -> (PlannedMove.Action, String, into: Int?, newName: String?) {
    let asset = assets[index]
    if asset.verdict == .unused { return (.delete, "it is unused", nil, nil) }
    if let reason = reasonToStay(index) { return (.stay, reason, nil, nil) }
    let fixed = reasonToKeepName(of: asset.set)
    if let same = sameInTarget(index), fixed == nil || assets[same].set.name == asset.set.name {
      let catalog =
        assets[same].set.id.catalog == target
        ? "is already in the destination" : "moves to the destination, too"
      let fact = "“\(assets[same].set.name)” has the same content and \(catalog)"
      let differences = AssetSet.differences(of: [asset.set, assets[same].set])
      return differences.isEmpty
        ? (.merge, fact, same, nil)
        : (.choose, "\(fact), but the two differ in \(differences.joined(separator: " and "))", same, nil)
    }
    if let other = taken[asset.set.replaceability] {
      let rival =
        assets[other].set.id.catalog == target
        ? "the destination has another asset with this name"
        : "another asset with this name moves to the destination"
      if let fixed {
        return (.stay, "\(rival), and this asset cannot be renamed, because \(fixed)", nil, nil)
      }
      return (.rename, rival, nil, newName(for: asset))
    }
    take(index)
    return (.move, remark(on: asset), nil, nil)
  }

  private func reasonToKeepName(of set: AssetSet) -> String? {
    facts.ranking.uses.maker(ofNameOf: set).map { maker in
      switch maker {
      case .file(let file): "\(file) composes its name at run time"
      case .data(let file): "\(file) contains its name, and other data may, too"
      case .unknown: "code may compose its name at run time"
      }
    }
      ?? facts.ranking.uses.sharer(ofNameOf: set).map { "\($0) also uses this name for a different asset" }
  }

  /// The asset's name with the name of its module, if known, as a prefix, such as `Shop-logo`, or `Shop-logo-2` if
  /// that name is taken.
  private mutating func newName(for asset: AuditedAsset) -> String {
    let name = (asset.modules.first.map { $0 + "-" } ?? "") + asset.set.ownName
    let namespace = asset.set.name.dropLast(asset.set.ownName.count)
    let known = newNames.union(taken.keys.map(\.name))
    let free =
      ([name] + (2...(assets.count + 2)).map { "\(name)-\($0)" }).first { !known.contains(namespace + $0) }
      ?? name
    newNames.insert(namespace + free)
    return free
  }

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

  func leaving(_ moves: [PlannedMove]) -> Set<Int> {
    let homes = facts.members.filter { isInSameBundle($0.key) }.flatMap(\.value)
    return Set(moves.filter(\.action.leaves).map(\.asset)).union(homes)
  }

  private func remark(on asset: AuditedAsset) -> String {
    if project.modules.all.isEmpty { return "nothing prevents the move" }
    if asset.modules.isEmpty {
      return "nothing seems to prevent the move, but it is unknown which module the asset belongs to"
    }
    return isInSameBundle(asset.set.id.catalog)
      ? "it stays in the same bundle, so no code has to change"
      : "nothing prevents the move, but code that refers to the asset has to look in the destination catalog's bundle"
  }

  private func sameInTarget(_ index: Int) -> Int? {
    let content = facts.contents[index]
    if let same = taken[assets[index].set.replaceability],
      content != nil && content == facts.contents[same]
        || assets[index].copies != nil && assets[index].copies == assets[same].copies
    {
      return same
    }
    return [content.flatMap { takenContents[$0] }, assets[index].copies.flatMap { takenCopies[$0] }]
      .compactMap { $0 }.min()
  }

  private func reasonToStay(_ index: Int) -> String? {
    let asset = assets[index]
    if let reason = facts.ties.reasonToStay(asset.set) { return reason }
    if isInSameBundle(asset.set.id.catalog) { return nil }
    return blindProgram(asset).map { "\($0) cannot read the destination catalog" } ?? facts.ties.bond(
      of: index)
      ?? obstacle(for: asset)
  }

  /// Whether every bundle that contains the catalog also contains the target. False if the bundles are unknown.
  func isInSameBundle(_ catalog: RepositoryPath) -> Bool {
    guard let own = facts.homes[catalog], let new = facts.homes[target] else { return false }
    return !own.isEmpty && own.isSubset(of: new)
  }

  /// The name of an app, extension or other program that uses the asset or can load it now, but could not load it from
  /// the target catalog. Nil if there is none, or if the modules of the target are unknown.
  private func blindProgram(_ asset: AuditedAsset) -> String? {
    guard !owners.isEmpty else { return nil }
    // A program can link a library that compiles the target, but watch apps and extensions are not expected to. If only
    // an app compiles the target, no other program can load its assets.
    let isLinkable = owners.contains { project.modules[$0].kind.isLibrary }
    for name in asset.modules + asset.users {
      guard let module = facts.modulesByName[name] else { continue }
      for program in project.modules.executables(linking: module) where !seeing.contains(program) {
        let kind = project.modules[program].kind
        if kind.isTest { continue }
        if !isLinkable || kind == .watchApp || kind == .appExtension { return facts.names[program] }
      }
    }
    return nil
  }

  /// The reason why a module that uses the asset cannot link the target's module, such as a dependency cycle. Nil if
  /// there is none.
  private func obstacle(for asset: AuditedAsset) -> String? {
    // The asset's own module also counts, because its code may refer to the asset in ways that are not certain.
    for user in strangers(among: asset.users + asset.modules) {
      for owner in owners {
        if facts.linked[owner]?.contains(user) == true {
          return
            "\(facts.names[owner]) links \(facts.names[user]), so \(facts.names[user]) cannot link \(facts.names[owner])"
        }
        if project.modules[user].origin == .package, project.modules[owner].origin != .package {
          return "\(facts.names[user]) is in a package, which cannot depend on \(facts.names[owner])"
        }
      }
    }
    return nil
  }

  private func strangers(among modules: [String]) -> [Module.ID] {
    modules.compactMap { facts.modulesByName[$0] }.filter { user in
      !owners.contains(user) && facts.linked[user]?.isDisjoint(with: owners) ?? true
    }
  }

  func dependencies(_ moves: [PlannedMove]) -> [NewDependency] {
    guard let owner = owners.first else { return [] }
    var counts: [Module.ID: Int] = [:]
    for move in moves where move.action.leaves && !isInSameBundle(assets[move.asset].set.id.catalog) {
      let asset = assets[move.asset]
      // If no use is certain, assume that the asset's own module uses it.
      for user in strangers(among: asset.users.isEmpty ? asset.modules : asset.users) {
        counts[user, default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      NewDependency(
        module: facts.names[$0.key], needs: facts.names[owner], assets: $0.value,
        isCertain: project.modules.knowsDependencies(of: $0.key))
    }
  }

  func products(_ moves: [PlannedMove]) -> [ProductChange] {
    var cleaned = facts.bytes
    for move in moves where move.action == .delete {
      cleaned[assets[move.asset].set.id.catalog, default: 0] -= move.bytes
    }
    var bytes = cleaned
    for move in moves where move.action.leaves {
      bytes[assets[move.asset].set.id.catalog, default: 0] -= move.bytes
      if move.action != .merge { bytes[target, default: 0] += move.bytes }
    }
    let added = Set(dependencies(moves).compactMap { facts.modulesByName[$0.module] })
    let after =
      added.isEmpty
      ? facts.shipped : ShippedProducts(project, linking: owners, into: added).shippedCatalogs()
    return zip(facts.shipped, after).compactMap { before, after in
      let sum = { (catalogs: [RepositoryPath], bytes: [RepositoryPath: Int]) in
        catalogs.reduce(0) { $0 + (bytes[$1] ?? 0) }
      }
      let change = ProductChange(
        name: before.name, before: sum(before.catalogs, facts.bytes), after: sum(after.catalogs, bytes),
        growth: sum(after.catalogs, bytes) - sum(before.catalogs, cleaned))
      return change.before == change.after && change.growth == 0 ? nil : change
    }.sorted {
      (abs($1.after - $1.before), $0.name) < (abs($0.after - $0.before), $1.name)
    }
  }
}

extension PlannedMove.Action {
  var leaves: Bool { self == .move || self == .rename || self == .merge }
}

extension PlannedEdit {
  fileprivate func mentions(_ bundle: PlannedBundle?) -> Bool {
    guard let bundle else { return false }
    return [after, note].contains { $0?.contains(bundle.expression) == true }
  }
}
