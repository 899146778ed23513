public import AssetModel

extension LintRun.Outcome {
  /// A note that assets reported as unused may be in use, because calls compute asset names at run time.
  ///
  /// Nil in any of these cases:
  /// - No asset is reported as unused.
  /// - No call computes an asset name.
  /// - The report covers only a change or a part of the repository.
  /// - The rule `unresolved_name`, which lists these calls, ran or was explicitly disabled.
  public var computedNamesNote: ScanIssue? {
    guard report.diagnostics.contains(where: { $0.rule == "unused_asset" }), report.comparison == nil,
      request.reported.limits.isEmpty, !report.rules.contains("unresolved_name"),
      !request.disabledRules.contains("unresolved_name"),
      let call = project.usage?.computedNames.first
    else { return nil }
    return ScanIssue(
      call.place,
      "this call computes an asset name at run time, so an asset reported as unused may be in use; "
        + "assetlint --only unresolved_name lists all such calls", .note)
  }
}
