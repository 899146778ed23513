import Testing

/// A change as somebody makes it to the repository of `ChangeTests`, and all that is to be said about it.
struct Change: Sendable, CustomTestStringConvertible {
  let title: String
  /// What a shell runs in the repository, with the functions of `ChangeTests.shell` at hand.
  var script: String
  /// How the change is committed; the hook looks at it before.
  var commit = "git add --all && git commit --quiet --message Change"
  /// The report of the hook; see `ChangeReport`.
  var report: String
  /// The report of a build server on the commit, where it is not that of the hook.
  var laterReport: String?
  /// Whether the working tree has something else than the commit, so that a build server sees another state.
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
