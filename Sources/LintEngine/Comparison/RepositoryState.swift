internal import AssetModel
internal import AssetScan

/// The findings in one state of a repository, with everything that a comparison with another state needs.
struct RepositoryState: Sendable {
  private(set) var findings: Findings
  /// For each finding, the indices of its members that are not in the baseline. Nil if there is no baseline.
  private(set) var unknown: [[Int]]?
  let inventory: Inventory
  /// Where each asset is used, the most certain use first. Empty for the present state.
  private(set) var uses: [AssetID: [Place]] = [:]
  let tree: FileTree

  init(_ findings: Findings, _ inventory: Inventory, of tree: FileTree) {
    self.findings = findings
    self.inventory = inventory
    self.tree = tree
  }

  init(_ facts: StateFacts, of tree: FileTree) {
    self.init(facts.findings, facts.inventory, of: tree)
    uses = facts.uses
  }

  /// The same state, compared with the baseline. For each line of the baseline whose finding has been fixed, adds a
  /// finding that reports the line. Without a baseline, nothing changes.
  func knowing(
    _ baseline: (path: RepositoryPath, content: Baseline)?, _ request: LintRequest
  ) -> RepositoryState {
    guard let baseline else { return self }
    let match = BaselineMatch(baseline.content, in: self)
    let gone = match.gone(request.ruleIDs)
    let stale = StaleSuppression().check(gone, of: baseline.path, isStrict: request.isStrict)
      .map { RuleFinding($0, of: StaleSuppression.about.id) }
    var state = self
    state.findings.all += stale
    state.unknown = match.unknown + stale.map { _ in [0] }
    return state
  }

  var sightings: [PlacedSighting] {
    Traces(inventory) { tree.contentID(of: $0).map { Array($0.hex.utf8) } }.sightings(of: findings.all)
  }

  func differs(from other: RepositoryState, at subject: Subject) -> Bool {
    guard subject.file == nil, let set = inventory.set(at: subject.path) else {
      return differs(from: other, at: subject.location)
    }
    return ([set.contents] + set.payloads).contains { differs(from: other, at: $0) }
  }

  func differs(from other: RepositoryState, at path: RepositoryPath) -> Bool {
    tree.contentID(of: path) != other.tree.contentID(of: path)
  }
}

extension [PlacedSighting] {
  func members(in state: RepositoryState, where isMeant: (Int) -> Bool) -> [[Int]] {
    var members = [[Int]](repeating: [], count: state.findings.all.count)
    for (index, item) in enumerated() where isMeant(index) { members[item.finding].append(item.member) }
    return members
  }
}
