internal import AssetModel

struct ShownFinding {
  let found: RuleFinding
  /// The indices of the finding's members to show; nil to show all of them.
  let open: [Int]?
  let diagnostic: Diagnostic

  var finding: Finding { diagnostic.finding }
}
