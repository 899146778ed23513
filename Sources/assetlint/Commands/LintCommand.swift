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
    let targets = targets(try run.configuration())
    let reporters = try reporters(of: targets)
    let outcome = try run.run()
    // Too many warnings fail the run as one error does.
    let failing = hasTooManyWarnings(outcome.report) ? min(options.failOn, .warning) : options.failOn
    let shown = options.isQuiet ? outcome.report.keeping { $0 >= failing } : outcome.report
    try targets.write { target in
      reporters[target.format]?.render(shown, style(for: target, failing, run.root)) ?? []
    }
    if reporters["github"] != nil { try summarize(shown, run.root) }
    if options.showsStatistics { complain(statistics: outcome.report) }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    if outcome.project.catalogs.isEmpty, outcome.project.sets.isEmpty {
      Program.complain("assetlint: there is no asset catalog in this repository")
    }
    return outcome.report.diagnostics.contains { $0.severity >= failing } ? .findings : .clean
  }

  private func targets(_ configuration: Configuration) -> [ReportTarget] {
    guard options.reports.isEmpty, let format = configuration.reporter?.value else {
      return options.reportTargets
    }
    return [ReportTarget(format: format, file: nil)]
  }

  /// The reporters of all formats asked for.
  private func reporters(of targets: [ReportTarget]) throws(UsageError) -> [String: any Reporter] {
    var known: [String: any Reporter] = [:]
    for target in targets {
      guard let reporter = Reporters.named(target.format) else {
        throw .unknown("report format", target.format, Reporters.names, lists: true)
      }
      known[target.format] = reporter
    }
    return known
  }

  /// Adds the report to the page about the job where GitHub Actions has one.
  private func summarize(_ report: Report, _ root: FilePath) throws(ReportError) {
    guard let file = environmentVariable("GITHUB_STEP_SUMMARY"), !file.isEmpty else { return }
    let target = ReportTarget(format: "markdown", file: file)
    let page = Reporters.named(target.format)?.render(report, style(for: target, options.failOn, root)) ?? []
    try target.write(page, appending: true)
  }

  private func style(for target: ReportTarget, _ failing: Severity, _ root: FilePath) -> ReportStyle {
    let isOnScreen = target.file == nil && StandardStream.output.isTerminal
    var style = ReportStyle(
      toolVersion: Program.version,
      isColored: target.file == nil && options.color.isOn(onTerminal: isOnScreen),
      width: isOnScreen ? StandardStream.output.columns : nil, failing: failing,
      rules: RuleCatalog(builtinRules).descriptions)
    style.root = root
    style.folder = RepositoryRoot.checkoutFolder(of: root)
    return style
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
    var report = self
    report.diagnostics.removeAll { !isKept($0.severity) }
    return report
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
