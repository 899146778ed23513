internal import AssetModel

/// Compares the findings of a run with a baseline.
struct BaselineMatch {
  /// For each finding, the indices of the members that are not in the baseline. A finding without members is treated as
  /// having one.
  let unknown: [[Int]]
  /// Which lines of the baseline still have a finding.
  private let isFound: [Bool]
  private let baseline: Baseline

  init(_ baseline: Baseline, in state: RepositoryState) {
    let found = state.sightings
    let matching = Matching(found.map(\.sighting), known: baseline.entries.map(\.entry.sighting))
    self.baseline = baseline
    isFound = matching.isFound
    unknown = found.members(in: state) { index in !matching.isKnown[index] }
  }

  /// The lines whose findings are fixed. Lines of rules that did not run are not included.
  func gone(_ rules: Set<String>) -> [(line: Int, entry: BaselineEntry)] {
    zip(baseline.entries, isFound).filter { rules.contains($0.entry.rule) && !$1 }.map(\.0)
  }
}
