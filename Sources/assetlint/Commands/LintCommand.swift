internal import AssetModel
internal import AssetRules
internal import AssetScan
internal import Basics
internal import LintEngine

/// `assetlint lint`: what is wrong, and whether that fails the run.
struct LintCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Runs the rules and reports.
  func run() throws -> Program.ExitCode {
    let outcome = try options.lintRun().run()
    for diagnostic in outcome.report.diagnostics {
      let place = diagnostic.finding.place
      let position = place.position.map { ":\($0.line):\($0.column)" } ?? ""
      try Program.printOut(
        "\(place.path)\(position): \(diagnostic.severity): \(diagnostic.finding.message) (\(diagnostic.rule))\n"
      )
    }
    for issue in outcome.report.issues {
      try Program.printOut("\(issue.place.path): issue: \(issue.message)\n")
    }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    if outcome.project.catalogs.isEmpty, outcome.project.sets.isEmpty {
      Program.complain("assetlint: there is no asset catalog in this repository")
    }
    return fails(outcome.report) ? .findings : .clean
  }

  private func fails(_ report: Report) -> Bool {
    if report.diagnostics.contains(where: { $0.severity >= options.failOn }) { return true }
    return options.maxWarnings.map { report.count(.warning) > $0 } ?? false
  }
}

extension Options {
  /// The run that the options describe.
  func lintRun() throws -> LintRun {
    let root = try RepositoryRoot(self)
    var run = LintRun(root: root.path, catalog: RuleCatalog(builtinRules))
    run.configurationFile = try config.map { try resolveLinks(FilePath($0)) }
    run.limits = try root.limits(operands)
    run.selection = RuleSelection(
      only: try only.map { Set(try known($0, in: run.catalog)) },
      enabled: Set(try known(enabled, in: run.catalog)),
      disabled: Set(try known(disabled, in: run.catalog)))
    run.isStrict = isStrict ? true : nil
    run.jobs = jobs
    return run
  }

  private func known(_ names: [String], in catalog: RuleCatalog) throws(UsageError) -> [String] {
    for name in names where !catalog.knows(name) {
      throw .unknown("rule", name, catalog.ids)
    }
    return names
  }
}

extension Program {
  /// Prints how long the stages took.
  static func complain(timings: [StageTiming]) {
    for timing in timings {
      complain("\(timing.stage): \(Int((timing.seconds * 1e6).rounded())) µs")
    }
  }
}
