internal import AssetModel

struct BaselineMatch {
  /// For each finding, the indices of the members that are not in the baseline. A finding without members is treated as
  /// having one member.
  let unknown: [[Int]]
  /// For each line of the baseline, whether the finding still exists.
  private let isFound: [Bool]
  private let baseline: Baseline

  init(_ baseline: Baseline, in state: RepositoryState) {
    let found = state.sightings
    let matching = Matching(found.map(\.sighting), known: baseline.entries.map(\.entry.sighting))
    self.baseline = baseline
    isFound = matching.isFound
    unknown = found.members(in: state) { index in !matching.isKnown[index] }
  }

  /// The lines for findings that have been fixed. Lines of rules that did not run are left out.
  func gone(_ rules: Set<String>) -> [(line: Int, entry: BaselineEntry)] {
    zip(baseline.entries, isFound).filter { rules.contains($0.entry.rule) && !$1 }.map(\.0)
  }
}
