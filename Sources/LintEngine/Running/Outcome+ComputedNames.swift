public import AssetModel

extension LintRun.Outcome {
  /// A note that assets reported as unused may be in use, because calls compute asset names at run time. Nil if the
  /// report does not call any asset unused, if it lists these calls, or if it is about a part of the repository.
  public var computedNamesNote: ScanIssue? {
    guard let calls = project.usage?.computedNames, let first = calls.first, report.comparison == nil,
      request.reported.limits.isEmpty, !report.rules.contains("unresolved_name"),
      report.diagnostics.contains(where: { $0.rule == "unused_asset" })
    else { return nil }
    let others = calls.count - 1
    return ScanIssue(
      first.place,
      (others == 0 ? "this call computes an asset name" : "this call and \(others) more compute asset names")
        + " at run time, so an asset reported as unused may be in use"
        + (others == 0 ? "" : "; assetlint --only unresolved_name lists the calls"), .note)
  }
}
