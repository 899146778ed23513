internal import AssetModel

/// A finding to show; other findings may still narrow it.
struct ShownFinding {
  let found: RuleFinding
  /// The members to show; nil for all.
  let open: [Int]?
  let diagnostic: Diagnostic

  var finding: Finding { diagnostic.finding }
}
