public import AssetModel

extension LintRun.Outcome {
  /// A note that assets reported as unused may be in use, because calls compute asset names at run time. Nil if no
  /// asset is reported as unused, or if there are no such calls. Also nil if the report covers only a change or a
  /// part of the repository, or if `unresolved_name`, which lists these calls, ran or was explicitly disabled.
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
