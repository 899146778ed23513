internal import AssetModel

struct ShownFinding {
  let found: RuleFinding
  /// The indices of members to show; nil for all.
  let open: [Int]?
  let diagnostic: Diagnostic

  var finding: Finding { diagnostic.finding }
}
