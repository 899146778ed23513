internal import AssetModel
internal import Basics

/// Finds the best destinations for the assets of each catalog.
struct CatalogMoves {
  private let facts: MovingFacts
  private let project: Project
  private var planners: [RepositoryPath: MigrationPlanner] = [:]
  private let targets: [Catalog]
  /// For each catalog, the number of files that use its assets. If two destinations are otherwise equal, the catalog
  /// that more files use is better.
  private let breadth: [RepositoryPath: Int]

  init(_ facts: MovingFacts) {
    self.facts = facts
    project = facts.project
    let modules = facts.project.modules
    let ships = { (catalog: Catalog) in !modules.bundles(compiling: catalog.path).isEmpty }
    // If no catalog is known to ship, there are probably no project files, so a destination need not ship.
    let shipping = facts.project.catalogs.filter(ships)
    targets = (shipping.isEmpty ? facts.project.catalogs : shipping).filter { catalog in
      catalog.role != .override && !facts.project.isForDevelopment(catalog.path)
        && !(facts.members[catalog.path] ?? []).contains { facts.assets[$0].set.isInTests }
    }
    breadth = facts.members.mapValues { members in
      Set(members.lazy.flatMap { facts.assets[$0].places.lazy.map(\.path) }).count
    }
  }

  /// The maximum numbers of destinations to describe, in other bundles and in the same bundle.
  private static let most = (elsewhere: 4, sameBundle: 3)

  mutating func move(of source: RepositoryPath) -> CatalogMove {
    let members = facts.members[source] ?? []
    var move = CatalogMove()
    move.unused = members.count { facts.assets[$0].verdict == .unused }
    move.parts = members.count { facts.assets[$0].verdict != .unused && !facts.assets[$0].set.isAddressable }
    guard move.unused < members.count else {
      if !members.isEmpty {
        move.isAllUnused = true
        move.reasonToStay = "all its assets are unused"
      }
      return move
    }
    var open: [Candidate] = []
    var closed: [String: [RepositoryPath]] = [:]
    for target in targets where target.path != source {
      let candidate = candidate(target, from: source)
      if candidate.leaving > 0 {
        open.append(candidate)
      } else if let reason = CatalogMove.Staying.all(candidate.reasons).first?.reason {
        closed[reason, default: []].append(target.path)
      }
    }
    move.closed = closed.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      CatalogMove.Closed(reason: $0.key, catalogs: $0.value)
    }
    let most = open.map(\.leaving).max() ?? 0
    open.sort { $0.rank(most).lexicographicallyPrecedes($1.rank(most)) }
    let chosen =
      open.filter { !$0.isInSameBundle }.prefix(Self.most.elsewhere)
      + open.filter(\.isInSameBundle).prefix(Self.most.sameBundle)
    move.others = open.count - chosen.count
    move.destinations = chosen.map { destination($0, from: source) }.enumerated()
      .sorted { ($0.element.isAdvised ? 0 : 1, $0.offset) < ($1.element.isAdvised ? 0 : 1, $1.offset) }
      .map(\.element)
    if move.destinations.first?.isAdvised != true {
      move.reasonToStay = move.destinations.first?.remark ?? reasonWithoutDestination(members, move.closed)
    }
    return move
  }

  private func reasonWithoutDestination(_ members: [Int], _ closed: [CatalogMove.Closed]) -> String {
    if closed.isEmpty { return "there is no other catalog to move the assets to" }
    let bonds = members.filter { facts.assets[$0].verdict != .unused && facts.assets[$0].set.isAddressable }
      .map { facts.ties.reasonToStay(facts.assets[$0].set) ?? facts.ties.bond(of: $0) }
    let reasons = bonds.compactMap { $0 }
    if reasons.count == bonds.count, let first = CatalogMove.Staying.all(reasons).first {
      return first.reason
    }
    return "no other catalog is in every product that can use these assets"
  }

  private struct Candidate {
    let path: RepositoryPath
    let isShared: Bool
    let isInSameBundle: Bool
    /// The number of assets that would move to this catalog.
    let leaving: Int
    let merging: Int
    let reasons: [String]
    let dependencies: Int
    let breadth: Int

    /// The sort key of a destination, where lower is better. These criteria make it better, the most important one
    /// first:
    /// - It is a shared catalog.
    /// - It can take at least half of `most`, the largest number of assets that any catalog can take.
    /// - It is in a different bundle.
    /// - It needs fewer new dependencies.
    /// - More copies can be merged. Within one bundle, this does not count, because no move is needed to merge
    ///   them.
    /// - It can take more assets.
    /// - More files use its assets.
    func rank(_ most: Int) -> [Int] {
      [
        isShared ? 0 : 1, 2 * leaving >= most ? 0 : 1, isInSameBundle ? 1 : 0, dependencies,
        isInSameBundle ? 0 : -merging,
        -leaving,
        -breadth,
      ]
    }
  }

  private mutating func candidate(_ target: Catalog, from source: RepositoryPath) -> Candidate {
    let planner = planner(to: target.path)
    let moves = planner.moves(from: source)
    let merging = moves.count { $0.action == .merge }
    let isInSameBundle = planner.isInSameBundle(source)
    let leaving = moves.count { $0.action.leaves }
    let isHidden = project.isForDevelopment(target.path) && !project.isForDevelopment(source)
    return Candidate(
      path: target.path, isShared: target.role == .shared, isInSameBundle: isInSameBundle,
      leaving: isHidden ? 0 : leaving, merging: merging,
      reasons: isHidden
        ? ["the destination catalog is for development only and does not ship"]
        : moves.filter { !$0.action.leaves && $0.action != .delete }.map(\.reason),
      dependencies: planner.dependencies(moves).count, breadth: breadth[target.path] ?? 0)
  }

  private mutating func planner(to target: RepositoryPath) -> MigrationPlanner {
    if let known = planners[target] { return known }
    let planner = MigrationPlanner(facts, from: nil, to: target)
    planners[target] = planner
    return planner
  }

  private func destination(_ candidate: Candidate, from source: RepositoryPath) -> CatalogMove.Destination {
    let plan = MigrationPlan(facts, from: source, to: candidate.path)
    let (isAdvised, remark) = advice(plan, candidate)
    return CatalogMove.Destination(plan, from: source, facts, isAdvised: isAdvised, remark: remark)
  }

  private func advice(_ plan: MigrationPlan, _ candidate: Candidate) -> (isAdvised: Bool, remark: String) {
    if candidate.isShared { return (true, "the configuration lists this catalog as shared") }
    if let source = plan.source, project.isForDevelopment(source), !project.isForDevelopment(plan.target) {
      return (false, "after the move, the assets would ship, although they are only needed for development")
    }
    let leaving = plan.moves.lazy.filter(\.action.leaves).map { facts.assets[$0.asset] }
    let sharers = leaving.count(where: \.isUsedElsewhere)
    let growing = plan.products.filter { $0.growth > 0 }.sorted { ($1.ratio, $0.name) < ($0.ratio, $1.name) }
    let growth = plan.products.reduce(0) { $0 + $1.growth }
    if sharers == 0, growth > 0, let worst = growing.first {
      let others =
        growing.count > 1 ? ", and \((growing.count - 1).counting("other product")) would grow, too" : ""
      return (
        false,
        "\(worst.name) would grow by \(worst.growth.byteText) (from \(worst.before.byteText))\(others), "
          + "although no additional modules would use the assets"
      )
    }
    if candidate.isInSameBundle {
      let changes = plan.edits.isEmpty ? " without changes" : " after the planned edits"
      return (true, "this catalog is in the same bundle, so code still finds the assets\(changes)")
    }
    let users = Set(leaving.flatMap { $0.users.isEmpty ? $0.modules : $0.users })
    let strangers = Set(plan.dependencies.lazy.filter(\.isCertain).map(\.module))
    if sharers == 0, candidate.merging == 0, !users.isEmpty, users.isSubset(of: strangers),
      let needs = plan.dependencies.first?.needs
    {
      return (false, "\(needs) is not linked by any module that uses the assets")
    }
    if plan.dependencies.isEmpty { return (true, "every module that uses the assets can read this catalog") }
    return (
      true,
      "code could still find the assets if \(plan.dependencies.count.counting("module")) linked the module of this catalog"
    )
  }
}

extension ProductChange {
  fileprivate var ratio: Double { Double(growth) / Double(max(before, 1)) }
}
