internal import AssetModel

/// A finding that is to be shown, with what it takes to show it in another way.
struct ShownFinding {
  let found: RuleFinding
  /// The members worth telling; nil for all.
  let open: [Int]?
  let diagnostic: Diagnostic

  var finding: Finding { diagnostic.finding }
}
