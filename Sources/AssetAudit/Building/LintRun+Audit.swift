internal import AssetModel
public import LintEngine

extension LintRun {
  /// Includes what an audit counts even if the configuration disables it or a baseline hides it. To find look-alikes,
  /// every image must be decoded, which takes longer than all the rest, so this is skipped for reports that do not list
  /// them.
  public mutating func prepareForAudit(findsLookalikes: Bool = true) {
    selection.enabled.formUnion(["unused_asset", "duplicate_asset"])
    if findsLookalikes { selection.enabled.insert("similar_asset") }
    furtherNeeds = [.pictures, .usage, .modules, .lookups]
    baseline = .ignored
    telling = .each
    showsExcused = false
  }
}
