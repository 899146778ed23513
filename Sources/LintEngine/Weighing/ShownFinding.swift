internal import AssetModel

struct ShownFinding {
  let found: RuleFinding
  /// The indices of the members to show; nil to show all.
  let open: [Int]?
  let diagnostic: Diagnostic

  var finding: Finding { diagnostic.finding }
}
