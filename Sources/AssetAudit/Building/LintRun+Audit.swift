internal import AssetModel
public import LintEngine

extension LintRun {
  /// Enables the rules and facts that an audit needs, even if the configuration disables them, and ignores the
  /// baseline.
  ///
  /// Finding look-alikes takes longer than everything else, because all images have to be decoded. For reports that do
  /// not list look-alikes, pass false for `findsLookalikes`.
  public mutating func prepareForAudit(findsLookalikes: Bool = true) {
    selection.enabled.formUnion(["unused_asset", "duplicate_asset"])
    if findsLookalikes { selection.enabled.insert("similar_asset") }
    furtherNeeds = [.pictures, .usage, .modules, .lookups]
    baseline = .ignored
    telling = .each
    showsExcused = false
  }
}
