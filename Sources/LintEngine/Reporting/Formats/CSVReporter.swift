internal import AssetModel
internal import Basics
internal import Formats

struct CSVReporter: Reporter {
  static let name = "csv"
  static let summary = "A table for spreadsheets, one row per problem."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    var table = CSVOutput([
      "rule", "severity", "path", "line", "column", "name", "module", "message", "bytes", "new",
      "fingerprint",
    ])
    for diagnostic in report.diagnostics {
      let finding = diagnostic.finding
      let module = report.modules[finding.subject?.asset?.catalog ?? finding.place.path]
      table.add([
        .text(diagnostic.rule), .text(diagnostic.severity.rawValue), .text("\(finding.place.path)"),
        .number(finding.place.position?.line), .number(finding.place.position?.column),
        .text(finding.subject?.asset?.name ?? finding.requestedName ?? ""), .text(module ?? ""),
        .text(finding.message), .number(finding.bytes), .text(diagnostic.isNew.map { "\($0)" } ?? ""),
        .text(diagnostic.fingerprint.hex),
      ])
    }
    return table.bytes
  }
}
