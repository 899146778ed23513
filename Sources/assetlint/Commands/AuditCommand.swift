internal import AssetModel
internal import AssetQueries
internal import AssetRules
internal import Basics
internal import LintEngine

/// `assetlint audit`: the inventory with duplicates, or the modules.
struct AuditCommand {
  private let options: Options

  init(_ options: Options) {
    self.options = options
  }

  /// Counts and prints.
  func run() throws -> Program.ExitCode {
    if let operand = options.operands.first { throw UsageError("audit takes no “\(operand)”") }
    var run = try options.lintRun()
    run.selection = RuleSelection(only: [])
    run.furtherNeeds = options.showsModules ? .modules : ContentMeasure.picture.needs
    let outcome = try options.showingProgress(&run) { run throws(ConfigurationError) in try run.run() }
    try options.reportTargets.write { try render(outcome.project, $0.format) }
    for issue in outcome.report.issues { Program.complain("\(issue.place.path): \(issue.message)") }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    return Program.complain(unopened: outcome.unopened) ? .failure : .clean
  }

  private func render(_ project: Project, _ format: String) throws(UsageError) -> [UInt8] {
    switch format {
    case "text":
      return Array((options.showsModules ? ModuleAudit(project).text() : Audit(project).text()).utf8)
    case "json": return options.showsModules ? ModuleAudit(project).json() : Audit(project).json()
    default: throw .unknown("format of audit", format, options.command.formats, lists: true)
    }
  }
}
