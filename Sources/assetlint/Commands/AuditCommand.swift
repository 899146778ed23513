internal import AssetAudit
internal import AssetModel
internal import AssetRules
internal import AssetScan
internal import Basics
internal import LintEngine

/// `assetlint audit`: an inventory of the assets, or of the modules that they belong to.
struct AuditCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() throws -> Program.ExitCode {
    if options.migrationSource != nil, options.migrationTarget == nil {
      throw UsageError("--from also needs --to CATALOG, the catalog to move the assets into")
    }
    let formats = options.showsModules ? ["text", "json"] : options.command.formats
    for target in options.reportTargets where !formats.contains(target.format) {
      throw UsageError.unknown("report format", target.format, formats, lists: true)
    }
    var run = try options.lintRun()
    if options.showsModules {
      run.selection = RuleSelection(only: [])
      run.furtherNeeds = .modules
    } else {
      run.prepareForAudit(findsLookalikes: isPrinted(besides: ["text"]))
    }
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in try run.run() }
    var clock = StageClock()
    if options.showsModules {
      let modules = ModuleAudit(outcome.project)
      try options.reportTargets.write { $0.format == "json" ? modules.json() : Array(modules.text().utf8) }
    } else {
      var audit = try audit(outcome, run)
      audit.repository = isPrinted(besides: ["text"]) ? repository(run) : nil
      audit.trend = try trend(to: audit, outcome, run)
      try options.reportTargets.write { render(audit, $0, outcome, run) }
      clock.finish("audit")
    }
    if let complaint = Program.complaint(aboutMissingCatalogs: outcome, at: run.root) {
      Program.complain(complaint)
    }
    for issue in outcome.report.issues { Program.complain("\(issue.place.path): \(issue.message)") }
    if options.showsTimings { Program.complain(timings: outcome.timings + clock.timings) }
    return Program.complain(unopened: outcome.unopened) ? .failure : .clean
  }

  private func isPrinted(besides formats: [String]) -> Bool {
    options.reportTargets.contains { !formats.contains($0.format) }
  }

  /// The repository as the report shows it: the name of its folder, and the audited commit. Without `--rev`, this
  /// is the current commit.
  private func repository(_ run: LintRun) -> AuditedRepository {
    let commit = options.tree.commit(at: run.root)
    return AuditedRepository(
      run.root.name.nameText, at: commit.map { AuditedChange(commit: $0.commit, date: $0.date) })
  }

  private func audit(_ outcome: LintRun.Outcome, _ run: LintRun) throws -> Audit {
    var changes: [RepositoryPath: AuditedChange]?
    // Text and Markdown show no dates, so they do not need git's history.
    if isPrinted(besides: ["text", "markdown"]) {
      let folders = outcome.project.catalogs.map(\.path)
      changes = options.tree.lastChanges(below: folders, at: run.root).mapValues {
        AuditedChange(commit: $0.commit, date: $0.date)
      }
    }
    return Audit(
      outcome.project, outcome.report, changes: changes,
      movingFrom: try catalog(options.migrationSource, in: outcome, run),
      to: try catalog(options.migrationTarget, in: outcome, run), generators: outcome.scan.generators,
      moves: moveScope,
      flags: AuditFlags(root: options.root, hasBaseline: outcome.configuration.baseline != nil))
  }

  /// The catalogs for which to compute moves:
  /// - CSV reports show no moves.
  /// - Text reports show moves for the catalogs with the most assets, or no moves with `--to` or `--since`.
  /// - All other reports show moves for all catalogs.
  private var moveScope: MoveScope {
    if isPrinted(besides: ["text", "csv"]) { return .all }
    return isPrinted(besides: ["csv"]) && options.migrationTarget == nil && options.since == nil
      ? .largest(Audit.movesInText) : .none
  }

  /// The catalog that `--from` or `--to` specifies. `name` can be relative to the root or to the current folder.
  private func catalog(
    _ name: String?, in outcome: LintRun.Outcome, _ run: LintRun
  ) throws(UsageError) -> RepositoryPath? {
    guard let name else { return nil }
    let root = RepositoryPath(bytes: run.root.bytes)
    // If a commit is audited, the catalog may not be on disk.
    let place = (try? resolveLinks(FilePath(name))).flatMap {
      RepositoryPath(bytes: $0.bytes).relative(to: root)
    }
    let catalogs = outcome.project.catalogs.map(\.path)
    let plain = RepositoryPath(name.hasSuffix("/") ? String(name.dropLast()) : name)
    if let found = catalogs.first(where: { $0 == plain || $0 == place }) { return found }
    throw .unknown("catalog", name, catalogs.map { "\($0)" }, lists: true)
  }

  /// What has changed since the commit given by `--since`.
  private func trend(to audit: Audit, _ outcome: LintRun.Outcome, _ run: LintRun) throws -> AuditTrend? {
    guard let name = options.since else { return nil }
    let configuration = try run.configuration()
    var earlier = run
    guard let base = try options.tree.bases(since: name, at: run.root).first else { return nil }
    earlier.source = try base.open(at: run.root)
    let before = try options.showingProgress(&earlier) { run throws(ConfigurationError) in
      try run.run(configuration)
    }
    return AuditTrend(from: Audit(before.project, before.report, moves: .none), named: name, to: audit)
  }

  private func render(
    _ audit: Audit, _ target: ReportTarget, _ outcome: LintRun.Outcome, _ run: LintRun
  ) -> [UInt8] {
    switch target.format {
    case "json": return audit.json()
    case "csv": return audit.csv()
    case "markdown": return Array(audit.markdown().utf8)
    case "html":
      return audit.page(
        options.thumbnails == .none
          ? .none
          : PagePictures(audit, in: outcome.tree, cache: run.caches?.thumbnails, jobs: options.jobs))
    default:
      // The complaint about missing catalogs says the same.
      if audit.catalogs.isEmpty, audit.assets.isEmpty { return [] }
      let width = max(60, min((target.file == nil ? StandardStream.output.columns : nil) ?? 100, 120))
      let parts = [
        options.migrationTarget == nil
          ? "" : audit.migrationText(width: width, listsAll: options.isVerbose),
        audit.trendText(width: width),
      ].filter { !$0.isEmpty }
      return Array((parts.isEmpty ? audit.text(width: width) : parts.joined(separator: "\n")).utf8)
    }
  }
}
