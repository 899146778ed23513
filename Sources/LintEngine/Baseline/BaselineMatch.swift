internal import AssetModel

/// Which findings of one state of a repository are in a baseline.
struct BaselineMatch {
  /// For each finding, the indices of the members that are not in the baseline; only 0 for a finding without members
  /// that is not in it.
  let unknown: [[Int]]
  /// The lines of the baseline that still have a finding.
  private let isFound: [Bool]
  private let baseline: Baseline

  init(_ baseline: Baseline, in state: RepositoryState) {
    let found = state.sightings
    let matching = Matching(found.map(\.sighting), known: baseline.entries.map(\.entry.sighting))
    self.baseline = baseline
    isFound = matching.isFound
    unknown = found.members(in: state) { index in !matching.isKnown[index] }
  }

  /// The lines that no longer have a finding, for rules that ran.
  func gone(_ rules: Set<String>) -> [(line: Int, entry: BaselineEntry)] {
    zip(baseline.entries, isFound).filter { rules.contains($0.entry.rule) && !$1 }.map(\.0)
  }
}
