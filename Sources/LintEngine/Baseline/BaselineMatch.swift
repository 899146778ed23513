internal import AssetModel

/// What of one state of a repository a baseline knows.
struct BaselineMatch {
  /// For each finding the members that the baseline does not know, by their places; of a finding about one thing that it
  /// does not know, the place of that.
  let unknown: [[Int]]
  /// The lines of the baseline that are still found.
  private let isFound: [Bool]
  private let baseline: Baseline

  init(_ baseline: Baseline, in state: RepositoryState) {
    let found = state.sightings
    let matching = Matching(found.map(\.sighting), known: baseline.entries.map(\.entry.sighting))
    self.baseline = baseline
    isFound = matching.isFound
    unknown = found.members(in: state) { index in !matching.isKnown[index] }
  }

  /// The lines that nothing matches any more, of rules that ran.
  func gone(_ rules: Set<String>) -> [(line: Int, entry: BaselineEntry)] {
    zip(baseline.entries, isFound).filter { rules.contains($0.entry.rule) && !$1 }.map(\.0)
  }
}
