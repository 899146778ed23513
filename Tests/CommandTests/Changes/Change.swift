import Testing

/// A change that someone makes to the repository of `ChangeTests`, and the complete report about it.
struct Change: Sendable, CustomTestStringConvertible {
  let title: String
  /// The commands that a shell runs in the repository; they can use the functions of `ChangeTests.shell`.
  var script: String
  /// How the change is committed; the hook runs first.
  var commit = "git add --all && git commit --quiet --message Change"
  /// The report of the hook; see `ChangeReport`.
  var report: String
  /// The report of CI on the commit, if it differs from the hook's.
  var laterReport: String?
  /// Whether the working tree differs from the commit, so that CI sees another state.
  var leavesRest = false

  init(
    _ title: String, _ script: String, commit: String? = nil, leavesRest: Bool = false, _ report: String = "",
    later laterReport: String? = nil
  ) {
    self.title = title
    self.script = script
    if let commit { self.commit = commit }
    self.leavesRest = leavesRest
    self.report = report
    self.laterReport = laterReport
  }

  var testDescription: String { title }
}
