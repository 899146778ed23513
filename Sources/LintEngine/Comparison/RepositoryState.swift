internal import AssetModel
internal import AssetScan

/// One state of a repository with all its findings, for a comparison.
struct RepositoryState: Sendable {
  private(set) var findings: Findings
  /// For each finding, the indices of members that are not in the baseline; nil if there is no baseline.
  private(set) var unknown: [[Int]]?
  let project: Project
  let tree: FileTree
  private let sets: [RepositoryPath: AssetSet]

  init(_ findings: Findings, in project: Project, of tree: FileTree) {
    self.findings = findings
    self.project = project
    self.tree = tree
    sets = Dictionary(project.sets.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The same state with a baseline, and with findings about entries of the baseline that are fixed.
  func knowing(_ baseline: Baseline, _ report: (BaselineMatch) -> [RuleFinding]) -> RepositoryState {
    let match = BaselineMatch(baseline, in: self)
    let stale = report(match)
    var state = self
    state.findings.all += stale
    state.unknown = match.unknown + stale.map { _ in [0] }
    return state
  }

  /// The set in a folder.
  func set(at path: RepositoryPath) -> AssetSet? { sets[path] }

  /// The findings, one per thing.
  var sightings: [PlacedSighting] {
    Traces(sets) { tree.contentID(of: $0).map { Array($0.hex.utf8) } }.sightings(of: findings.all)
  }

  /// Whether a file, or anything in a set, differs from another state.
  func differs(from other: RepositoryState, at subject: Subject) -> Bool {
    guard subject.file == nil, let set = sets[subject.path] else {
      return differs(from: other, at: subject.location)
    }
    return ([set.contents.path] + set.payloads.map(\.path)).contains { differs(from: other, at: $0) }
  }

  /// Whether the content of a file differs from another state.
  func differs(from other: RepositoryState, at path: RepositoryPath) -> Bool {
    tree.contentID(of: path) != other.tree.contentID(of: path)
  }
}

extension [PlacedSighting] {
  /// For each finding of a state, the members selected by indices of this list.
  func members(in state: RepositoryState, where isMeant: (Int) -> Bool) -> [[Int]] {
    var members = [[Int]](repeating: [], count: state.findings.all.count)
    for (index, item) in enumerated() where isMeant(index) { members[item.finding].append(item.member) }
    return members
  }
}
