internal import Basics
internal import LintEngine

extension Options {
  /// Runs `work`, and shows progress on the terminal if it takes longer than half a second. With `--quiet`, or if
  /// `TERM` is `dumb`, no progress is shown.
  func showingProgress<Outcome, Failure>(
    _ run: inout LintRun, _ work: (LintRun) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    guard !isQuiet, environmentVariable("TERM") != "dumb", let line = ProgressLine(after: 0.5) else {
      return try work(run)
    }
    defer { line.end() }
    run.announce = { line.show("assetlint: \($0) …") }
    return try work(run)
  }
}
