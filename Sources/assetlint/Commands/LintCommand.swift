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
    let run = try options.lintRun()
    let targets = try targets(try run.configuration())
    let outcome = try run.run()
    // Too many warnings fail the run as one error does.
    let failing = hasTooManyWarnings(outcome.report) ? min(options.failOn, .warning) : options.failOn
    let shown = options.isQuiet ? outcome.report.keeping { $0 >= failing } : outcome.report
    for (reporter, target) in targets {
      try target.write(reporter.render(shown, style(for: target, failing)))
    }
    if options.showsStatistics { complain(statistics: outcome.report) }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    if outcome.project.catalogs.isEmpty, outcome.project.sets.isEmpty {
      Program.complain("assetlint: there is no asset catalog in this repository")
    }
    return outcome.report.diagnostics.contains { $0.severity >= failing } ? .findings : .clean
  }

  private func targets(
    _ configuration: Configuration
  ) throws(UsageError) -> [(reporter: any Reporter, target: ReportTarget)] {
    let targets =
      options.reports.isEmpty
      ? [ReportTarget(format: configuration.reporter?.value ?? "text", file: nil)] : options.reports
    var known: [(reporter: any Reporter, target: ReportTarget)] = []
    for target in targets {
      guard let reporter = Reporters.named(target.format) else {
        throw .unknown("report format", target.format, Reporters.names)
      }
      known.append((reporter, target))
    }
    return known
  }

  private func style(for target: ReportTarget, _ failing: Severity) -> ReportStyle {
    let isOnScreen = target.file == nil && StandardStream.output.isTerminal
    return ReportStyle(
      toolVersion: Program.version,
      isColored: target.file == nil && options.color.isOn(onTerminal: isOnScreen),
      width: isOnScreen ? StandardStream.output.columns : nil, failing: failing,
      rules: RuleCatalog(builtinRules).descriptions)
  }

  private func hasTooManyWarnings(_ report: Report) -> Bool {
    options.maxWarnings.map { report.count(.warning) > $0 } ?? false
  }

  private func complain(statistics report: Report) {
    let counts = Dictionary(grouping: report.diagnostics, by: \.rule).mapValues(\.count)
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      Program.complain("\(rule): \(count)")
    }
  }
}

extension Report {
  /// The same report with the diagnostics of some severities only.
  fileprivate func keeping(_ isKept: (Severity) -> Bool) -> Report {
    Report(
      diagnostics: diagnostics.filter { isKept($0.severity) }, issues: issues, rules: rules, counts: counts)
  }
}

extension ColorChoice {
  /// Whether to colour, given where the text goes and what the environment asks for.
  func isOn(onTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let no = environmentVariable("NO_COLOR"), !no.isEmpty { return false }
      if let force = environmentVariable("CLICOLOR_FORCE"), force != "0" { return true }
      return onTerminal && environmentVariable("TERM") != "dumb"
    }
  }
}
