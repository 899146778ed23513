internal import AssetModel
public import LintEngine

extension LintRun {
  /// Makes the run check everything that an audit counts.
  ///
  /// An audit counts the findings of these rules even if they are disabled or in a baseline. It counts what lint
  /// reports with `--verbose`, and merges what lint merges. To find look-alikes, every image must be decoded, which
  /// takes longer than all the rest, so this is skipped for reports that do not list them.
  public mutating func prepareForAudit(findsLookalikes: Bool = true) {
    selection.enabled.formUnion(["unused_asset", "duplicate_asset"])
    if findsLookalikes { selection.enabled.insert("similar_asset") }
    furtherNeeds = [.pictures, .usage, .modules, .lookups]
    baseline = .ignored
    telling = .each
    showsExcused = false
  }
}
