internal import AssetModel
public import LintEngine

extension LintRun {
  /// Makes the run find out what an audit counts.
  ///
  /// An audit counts what three rules report, whether or not the team wants to hear of it every day, and what a baseline
  /// has put off is there all the same. It counts all that they find: a copy is one even where its asset is unused.
  public mutating func prepareForAudit() {
    selection.enabled.formUnion(["unused_asset", "duplicate_asset", "similar_asset"])
    furtherNeeds = [.pictures, .usage, .modules]
    baseline = .ignored
    telling = .everything
  }
}
