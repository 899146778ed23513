internal import AssetModel
public import LintEngine

extension LintRun {
  /// Makes the run check everything that an audit counts.
  ///
  /// An audit counts the findings of three rules even if they are disabled or in a baseline. It counts what lint reports
  /// with `--verbose`, and merges what lint merges.
  public mutating func prepareForAudit() {
    selection.enabled.formUnion(["unused_asset", "duplicate_asset", "similar_asset"])
    furtherNeeds = [.pictures, .usage, .modules, .lookups]
    baseline = .ignored
    telling = .each
    showsExcused = false
  }
}
