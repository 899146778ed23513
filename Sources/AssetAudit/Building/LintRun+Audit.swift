internal import AssetModel
public import LintEngine

extension LintRun {
  /// Makes the run include what an audit counts, even if the configuration turns it off, or a baseline hides it.
  ///
  /// To find look-alikes, every image has to be decoded. This takes longer than everything else, so reports that do not
  /// list them skip it.
  public mutating func prepareForAudit(findsLookalikes: Bool = true) {
    selection.enabled.formUnion(["unused_asset", "duplicate_asset"])
    if findsLookalikes { selection.enabled.insert("similar_asset") }
    furtherNeeds = [.pictures, .usage, .modules, .lookups]
    baseline = .ignored
    telling = .each
    showsExcused = false
  }
}
