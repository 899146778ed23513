internal import AssetAudit
internal import AssetModel
internal import AssetRules
internal import AssetScan
internal import Basics
internal import LintEngine

/// `assetlint audit`: everything known about the assets, or the modules they belong to.
struct AuditCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Looks, counts and prints.
  func run() throws -> Program.ExitCode {
    if let operand = options.operands.first { throw UsageError("audit takes no “\(operand)”") }
    let formats = options.showsModules ? ["text", "json"] : options.command.formats
    for target in options.reportTargets where !formats.contains(target.format) {
      throw UsageError.unknown("format of audit", target.format, formats, lists: true)
    }
    var run = try options.lintRun()
    if options.showsModules {
      run.selection = RuleSelection(only: [])
      run.furtherNeeds = .modules
    } else {
      run.prepareForAudit()
    }
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in try run.run() }
    if options.showsModules {
      let modules = ModuleAudit(outcome.project)
      try options.reportTargets.write { $0.format == "json" ? modules.json() : Array(modules.text().utf8) }
    } else {
      let audit = audit(outcome)
      try options.reportTargets.write { render(audit, $0) }
    }
    for issue in outcome.report.issues { Program.complain("\(issue.place.path): \(issue.message)") }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    return .clean
  }

  private func audit(_ outcome: LintRun.Outcome) -> Audit {
    Audit(outcome.project, outcome.report)
  }

  private func render(_ audit: Audit, _ target: ReportTarget) -> [UInt8] {
    switch target.format {
    case "json": return audit.json()
    case "csv": return audit.csv()
    case "markdown": return Array(audit.markdown().utf8)
    default:
      let width = target.file == nil ? StandardStream.output.columns : nil
      return Array(audit.text(width: max(60, min(width ?? 100, 120))).utf8)
    }
  }
}
