internal import AssetModel
internal import Basics

extension CatalogMove.Destination {
  init(
    _ plan: MigrationPlan, from source: RepositoryPath, _ facts: MovingFacts, isAdvised: Bool, remark: String
  ) {
    catalog = plan.target
    self.isAdvised = isAdvised
    self.remark = remark
    actions = Dictionary(grouping: plan.moves, by: \.action).mapValues(\.count)
    staying = CatalogMove.Staying.all(plan.moves.filter { $0.action == .stay }.map(\.reason))
    let edits = plan.edits
    let lines = edits.lines
    self.lines = lines.count
    files = Set(lines.map(\.path)).count
    linesToCheck = edits.linesToCheck.count
    let places = Set(plan.moves.lazy.filter(\.action.leaves).flatMap { facts.assets[$0.asset].places })
    keptReferences = places.count { !lines.contains(PlannedLine($0)) }
    modules = CatalogMove.ModuleLines.all(lines, facts.names)
    examples = Array(edits.filter { !$0.isToCheck }.prefix(Self.mostExamples))
    bundle = plan.bundle
    dependencies = plan.dependencies
    products = plan.products
    command =
      "assetlint audit --from \(shellWord("\(source)")) --to \(shellWord("\(plan.target)")) --verbose"
  }

  private static let mostExamples = 3
}

extension CatalogMove.Staying {
  /// Counts the assets for each reason. The most frequent reason comes first. All reasons that mention an interface
  /// file count as one reason.
  static func all(_ reasons: [String]) -> [Self] {
    let (interfaces, others) = (
      reasons.filter { $0.hasSuffix(AssetTies.interfaceClause) },
      reasons.filter { !$0.hasSuffix(AssetTies.interfaceClause) }
    )
    let counts = { (reasons: [String]) in
      Dictionary(grouping: reasons) { $0 }.map { (reason: $0.key, count: $0.value.count) }
        .sorted { ($1.count, $0.reason) < ($0.count, $1.reason) }
    }
    var found = counts(others).map { Self(reason: $0.reason, assets: $0.count) }
    let files = counts(interfaces)
    if let first = files.first {
      let reason =
        files.count == 1
        ? first.reason
        : "storyboards and xibs can only use assets in their own bundle (\(first.reason.dropLast(AssetTies.interfaceClause.count))"
          + " and \((files.count - 1).counting("more file")))"
      found.append(Self(reason: reason, assets: interfaces.count))
    }
    return found.sorted { ($1.assets, $0.reason) < ($0.assets, $1.reason) }
  }
}

extension CatalogMove.ModuleLines {
  static func all(_ lines: Set<PlannedLine>, _ names: ModuleNames) -> [Self] {
    var names = names
    var found: [[String]: (lines: Int, files: Int)] = [:]
    for (path, own) in Dictionary(grouping: lines, by: \.path) {
      let modules = names.users(path).map { names[$0] }
      found[modules, default: (0, 0)].lines += own.count
      found[modules, default: (0, 0)].files += 1
    }
    return found.map { Self(modules: $0.key, lines: $0.value.lines, files: $0.value.files) }
      .sorted { ($1.lines, $0.modules.joined()) < ($0.lines, $1.modules.joined()) }
  }
}
