internal import AssetModel
internal import AssetRules
internal import AssetScan
internal import Basics
internal import Cache
internal import LintEngine

/// `assetlint lint`: reports findings, and fails if any of them is severe enough.
struct LintCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    var runs = try options.byRepository().map { try $0.lintRun() }
    let roots = runs.map(\.root)
    let targets = targets(try runs[0].configuration())
    let reporters = try reporters(of: targets)
    let answer: LintAnswer
    // With --timings, a cached answer would be useless, because no stage would run.
    if runs.count == 1, !options.showsTimings {
      let question = question(targets)
      answer = try options.showingProgress(&runs[0]) { run throws(any Error) in
        try run.answer(to: question) { report([$0], of: roots, targets, reporters) }
      }
    } else {
      let outcomes = try runs.indices.map { index in
        try options.showingProgress(&runs[index]) { run throws(ConfigurationError) in try run.run() }
      }
      answer = report(outcomes, of: roots, targets, reporters)
    }
    try targets.write { target in
      targets.firstIndex(of: target).map { answer.pages[$0] } ?? []
    }
    if let summaryFile, let summary = answer.summary {
      try ReportTarget(format: "markdown", file: summaryFile).write(summary, appending: true)
    }
    for complaint in answer.complaints { Program.complain(complaint) }
    return answer.exitCode
  }

  /// What the output depends on besides the files in the repository, such as the options, the current folder
  /// and the terminal.
  private func question(_ targets: [ReportTarget]) -> [String] {
    let here = (try? resolveLinks(FilePath("."))).map { "\($0)" } ?? ""
    return ["\(options)", here, summaryFile ?? ""]
      + targets.map { target in
        let isOnScreen = isOnScreen(target)
        let isColored = isColored(target)
        return "\(target) \(isOnScreen) \(isColored) \(isOnScreen ? StandardStream.output.columns ?? 0 : 0)"
      }
  }

  private func report(
    _ outcomes: [LintRun.Outcome], of roots: [FilePath], _ targets: [ReportTarget],
    _ reporters: [String: any Reporter]
  ) -> LintAnswer {
    if options.showsTimings { for outcome in outcomes { Program.complain(timings: outcome.timings) } }
    let (root, report) = joint(roots, outcomes.map(\.reportWithNotes))
    let verdict = RunVerdict(report, options)
    let shown = options.isQuiet ? report.keeping { $0 >= verdict.failing } : report
    var answer = LintAnswer(exitCode: verdict.isFailure ? .findings : .clean)
    let emptiness = zip(outcomes, roots).compactMap(Program.complaint(aboutMissingCatalogs:at:))
    let isEmpty = emptiness.count == outcomes.count
    answer.pages = targets.map { target in
      var style = style(for: target, verdict, root)
      style.mentionsEmptiness = !isEmpty || target.file != nil
      return reporters[target.format]?.render(shown, style) ?? []
    }
    if reporters["github"] != nil {
      answer.summary = Reporters.named("markdown")?.render(
        shown, style(for: ReportTarget(format: "markdown", file: summaryFile), verdict, root))
    }
    if options.showsStatistics { answer.complaints += statistics(report) }
    if isEmpty {
      answer.complaints += emptiness
      if options.isStrict || outcomes[0].configuration.isStrict?.value ?? false { answer.exitCode = .failure }
    }
    if let complaint = Program.complaint(unopened: outcomes.flatMap(\.unopened)) {
      answer.complaints.append(complaint)
      answer.exitCode = .failure
    }
    return answer
  }

  /// The file that GitHub Actions provides for the job summary; nil outside GitHub Actions.
  private var summaryFile: String? {
    environmentVariable("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Combines the reports of all runs into one. Its paths are relative to the folder that contains all roots.
  private func joint(_ roots: [FilePath], _ reports: [Report]) -> (root: FilePath, report: Report) {
    guard roots.count > 1 else { return (roots[0], reports[0]) }
    var common = roots[0]
    while !roots.allSatisfy({ $0.relative(to: common) != nil }), common.parent != common {
      common = common.parent
    }
    let folders = roots.map { $0.relative(to: common) ?? .root }
    return (common, Report(joining: zip(folders, reports).map { (folder: $0, report: $1) }))
  }

  private func targets(_ configuration: Configuration) -> [ReportTarget] {
    guard options.reports.isEmpty, let format = configuration.reporter?.value else {
      return options.reportTargets
    }
    return [ReportTarget(format: format, file: nil)]
  }

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

  private func style(for target: ReportTarget, _ verdict: RunVerdict, _ root: FilePath) -> ReportStyle {
    var style = ReportStyle(
      toolVersion: Program.version, isColored: isColored(target),
      width: isOnScreen(target) ? StandardStream.output.columns : nil, failing: verdict.failing,
      rules: RuleCatalog(builtinRules).descriptions)
    style.exceededLimit = verdict.exceededLimit
    style.isVerbose = options.isVerbose
    style.isQuiet = options.isQuiet
    style.root = root
    style.folder = RepositoryRoot.checkoutFolder(of: root)
    // If the current folder no longer exists, fall back to paths from the root.
    if let here = try? resolveLinks(FilePath(".")) { style.paths = PathBase(root: root, from: here) }
    return style
  }

  private func isOnScreen(_ target: ReportTarget) -> Bool {
    target.file == nil && StandardStream.output.isTerminal
  }

  private func isColored(_ target: ReportTarget) -> Bool {
    target.file == nil && options.color.isOn(onTerminal: isOnScreen(target))
  }

  private func statistics(_ report: Report) -> [String] {
    let counts = Dictionary(grouping: report.diagnostics, by: \.rule).mapValues(\.findingCount)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key): \($0.value)" }
  }
}

extension LintRun.Outcome {
  fileprivate var reportWithNotes: Report {
    var report = report
    if let note = computedNamesNote { report.issues = (report.issues + [note]).sorted() }
    return report
  }
}

/// The output of `assetlint lint` and its exit code.
private struct LintAnswer: Archived {
  var pages: [[UInt8]] = []
  /// The text for the job summary.
  var summary: [UInt8]?
  /// The lines for standard error.
  var complaints: [String] = []
  var exitCode: Program.ExitCode

  init(exitCode: Program.ExitCode) {
    self.exitCode = exitCode
  }

  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    guard let exitCode = Program.ExitCode(rawValue: Int32(try archive.byte())) else { throw ArchiveError() }
    self.exitCode = exitCode
    for _ in 0..<(try archive.count()) { pages.append(try archive.bytes()) }
    if try archive.flag() { summary = try archive.bytes() }
    for _ in 0..<(try archive.count()) { complaints.append(try archive.text()) }
  }

  func write(to archive: inout ArchiveWriter) {
    archive.write(byte: UInt8(truncatingIfNeeded: exitCode.rawValue))
    archive.write(pages.count)
    for page in pages { archive.write(page) }
    archive.write(summary != nil)
    if let summary { archive.write(summary) }
    archive.write(complaints.count)
    for complaint in complaints { archive.write(complaint) }
  }
}

private struct RunVerdict {
  let failing: Severity
  /// The value of `--max-warnings` if it is exceeded, otherwise nil.
  let exceededLimit: Int?
  let isFailure: Bool

  init(_ report: Report, _ options: Options) {
    let warnings = report.count(.warning)
    exceededLimit = options.maxWarnings.flatMap { warnings > $0 ? $0 : nil }
    // If there are too many warnings, they fail the run, as an error would.
    let failing = exceededLimit == nil ? options.failOn : min(options.failOn, .warning)
    self.failing = failing
    isFailure = report.diagnostics.contains { $0.severity >= failing }
  }
}

extension Report {
  fileprivate func keeping(_ isKept: (Severity) -> Bool) -> Report {
    var report = self
    report.diagnostics.removeAll { !isKept($0.severity) }
    return report
  }
}

extension ColorChoice {
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
