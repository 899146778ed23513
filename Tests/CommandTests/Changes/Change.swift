import Testing

/// A change to the repository in `ChangeTests`, and the complete report about it.
struct Change: Sendable, CustomTestStringConvertible {
  let title: String
  /// The shell commands that make the change. They can use the functions in `ChangeTests.shell`.
  var script: String
  /// The shell command that commits the change and so runs the hook.
  var commit = "git add --all && git commit --quiet --message Change"
  /// The report of the hook, in the form that `ChangeReport` describes.
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
