internal import AssetModel
internal import AssetQueries
internal import AssetRules
internal import Basics
internal import LintEngine

/// `assetlint audit`: what there is, and what of it is there twice, or the modules it belongs to.
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
    let outcome = try run.run()
    for target in options.reports.isEmpty ? [try ReportTarget("text")] : options.reports {
      try target.write(try render(outcome.project, target.format))
    }
    for issue in outcome.report.issues { Program.complain("\(issue.place.path): \(issue.message)") }
    if options.showsTimings { Program.complain(timings: outcome.timings) }
    return .clean
  }

  private func render(_ project: Project, _ format: String) throws(UsageError) -> [UInt8] {
    switch format {
    case "text":
      return Array((options.showsModules ? ModuleAudit(project).text() : Audit(project).text()).utf8)
    case "json": return options.showsModules ? ModuleAudit(project).json() : Audit(project).json()
    default: throw .unknown("format of audit", format, options.command.formats)
    }
  }
}

extension ReportTarget {
  /// Writes a report to where it belongs.
  func write(_ bytes: [UInt8]) throws {
    guard let file else { return try StandardStream.output.write(bytes) }
    do {
      try writeFile(bytes, to: FilePath(file))
    } catch {
      throw UsageError("“\(file)” cannot be written: \(error)")
    }
  }
}
