internal import AssetModel
internal import AssetRules
internal import AssetScan
internal import Basics
internal import LintEngine

/// `assetlint lint`: reports findings, and whether they fail the run.
struct LintCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Runs the rules and reports.
  func run() throws -> Program.ExitCode {
    var run = try options.lintRun()
    let targets = targets(try run.configuration())
    let reporters = try reporters(of: targets)
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in try run.run() }
    let verdict = RunVerdict(outcome.report, options)
    let shown = options.isQuiet ? outcome.report.keeping { $0 >= verdict.failing } : outcome.report
    try targets.write { target in
      reporters[target.format]?.render(shown, style(for: target, verdict, run.root)) ?? []
    }
    if reporters["github"] != nil { try summarize(shown, verdict, run.root) }
    if options.showsStatistics { complain(statistics: outcome.report) }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    if outcome.project.catalogs.isEmpty, outcome.project.sets.isEmpty {
      Program.complain("assetlint: no asset catalogs in this repository")
      if run.isStrict ?? outcome.configuration.isStrict?.value ?? false { return .failure }
    }
    if Program.complain(unopened: outcome.unopened) { return .failure }
    return verdict.isFailure ? .findings : .clean
  }

  private func targets(_ configuration: Configuration) -> [ReportTarget] {
    guard options.reports.isEmpty, let format = configuration.reporter?.value else {
      return options.reportTargets
    }
    return [ReportTarget(format: format, file: nil)]
  }

  /// The reporters of all requested formats.
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

  /// Adds the report to the job summary on GitHub Actions.
  private func summarize(
    _ report: Report, _ verdict: RunVerdict, _ root: FilePath
  ) throws(ReportError) {
    guard let file = environmentVariable("GITHUB_STEP_SUMMARY"), !file.isEmpty else { return }
    let target = ReportTarget(format: "markdown", file: file)
    let page = Reporters.named(target.format)?.render(report, style(for: target, verdict, root)) ?? []
    try target.write(page, appending: true)
  }

  private func style(for target: ReportTarget, _ verdict: RunVerdict, _ root: FilePath) -> ReportStyle {
    let isOnScreen = target.file == nil && StandardStream.output.isTerminal
    var style = ReportStyle(
      toolVersion: Program.version,
      isColored: target.file == nil && options.color.isOn(onTerminal: isOnScreen),
      width: isOnScreen ? StandardStream.output.columns : nil, failing: verdict.failing,
      rules: RuleCatalog(builtinRules).descriptions)
    style.exceededLimit = verdict.exceededLimit
    style.isVerbose = options.isVerbose
    style.isQuiet = options.isQuiet
    style.root = root
    style.folder = RepositoryRoot.checkoutFolder(of: root)
    // Without a current folder, fall back to paths from the root.
    if let here = try? resolveLinks(FilePath(".")) { style.paths = PathBase(root: root, from: here) }
    return style
  }

  private func complain(statistics report: Report) {
    let counts = Dictionary(grouping: report.diagnostics, by: \.rule).mapValues(\.count)
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      Program.complain("\(rule): \(count)")
    }
  }
}

/// The effect of the findings on the exit code.
private struct RunVerdict {
  /// The lowest severity that fails the run.
  let failing: Severity
  /// The limit on warnings, if it is exceeded.
  let exceededLimit: Int?
  let isFailure: Bool

  init(_ report: Report, _ options: Options) {
    let warnings = report.count(.warning)
    exceededLimit = options.maxWarnings.flatMap { warnings > $0 ? $0 : nil }
    // Too many warnings fail the run like an error.
    let failing = exceededLimit == nil ? options.failOn : min(options.failOn, .warning)
    self.failing = failing
    isFailure = report.diagnostics.contains { $0.severity >= failing }
  }
}

extension Report {
  /// The same report with only the diagnostics of some severities.
  fileprivate func keeping(_ isKept: (Severity) -> Bool) -> Report {
    var report = self
    report.diagnostics.removeAll { !isKept($0.severity) }
    return report
  }
}

extension ColorChoice {
  /// Whether to use color, given the stream and the environment.
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
