internal import AssetModel
internal import Basics

extension TextPage {
  /// Writes a table with one row for each rule and severity. Omits the table if it would have at most one row and all
  /// findings are listed anyway.
  mutating func writeTable(of report: Report, _ style: ReportStyle) {
    let rows = report.rows
    if rows.count < 2, report.diagnostics.allSatisfy(style.lists) { return }
    let severity = rows.map(\.severity.rawValue.count).max() ?? 0
    let rule = rows.map(\.rule.count).max() ?? 0
    let count = rows.map { "\($0.count)".count }.max() ?? 0
    for row in rows {
      let number = "\(row.count)"
      write(
        Run("  "), Run(row.severity.rawValue.padded(to: severity), row.severity.ink),
        Run("  " + row.rule.padded(to: rule) + "  "),
        Run(String(repeating: " ", count: count - number.count) + number),
        Run(row.bytes > 0 ? "  \(row.bytes.byteText)" : "", .quiet))
    }
    breakLine()
  }

  mutating func write(summaryOf report: Report, _ style: ReportStyle) {
    if report.counts.catalogs == 0, report.counts.assets == 0, report.diagnostics.isEmpty {
      if style.mentionsEmptiness { write(sentence: "No asset catalogs found, so there is nothing to check.") }
      return
    }
    write(sentence: report.sentence, report.diagnostics.isEmpty ? .plain : .strong)
    let warnings = report.count(.warning)
    if let limit = style.exceededLimit {
      write(sentence: "There are more warnings than --max-warnings \(limit) allows, so the run fails.")
    } else if style.failing > .warning, warnings > 0 {
      write(sentence: "Warnings do not fail the run; use --fail-on warning to change that.")
    }
    if let omission = report.omission(style) { write(sentence: omission) }
  }
}

extension Report {
  fileprivate struct Row {
    let rule: String
    let severity: Severity
    let count: Int
    let bytes: Int
  }

  /// The rows, sorted by severity, then by the number of findings.
  fileprivate var rows: [Row] {
    Dictionary(grouping: diagnostics) { "\($0.rule) \($0.severity)" }.values.map { group in
      Row(
        rule: group[0].rule, severity: group[0].severity, count: group.findingCount,
        bytes: group.bytesToSave)
    }.sorted { ($1.severity, $1.count, $0.rule) < ($0.severity, $0.count, $1.rule) }
  }

  fileprivate func omission(_ style: ReportStyle) -> String? {
    if style.isVerbose { return nil }
    let hasHidden = !diagnostics.allSatisfy(style.lists)
    let hasFolded = families.contains { style.lists($0.first) && $0.members.count > FindingFamily.mostShown }
    return switch (hasFolded, hasHidden) {
    case (true, true):
      "Similar findings are grouped, and minor ones are only counted; --verbose lists them all."
    case (true, false): "Similar findings are grouped; --verbose lists them all."
    case (false, true): "Minor findings are only counted; --verbose lists them."
    case (false, false): nil
    }
  }

  fileprivate var sentence: String {
    var parts = [problems] + (comparison?.effects ?? [])
    if bytesToSave > 0 { parts.append("\(bytesToSave.byteText) can be saved") }
    if counts.suppressed > 0 { parts.append("\(counts.suppressed) suppressed") }
    if counts.baselined > 0 { parts.append("\(counts.baselined) in the baseline") }
    let looked = "\(counts.assets.counting("asset")) in \(counts.catalogs.counting("catalog"))"
    let base = comparison.map { " against \($0.base.shortened(to: 80))" } ?? ""
    return "Checked \(looked)\(base): \(parts.joined(separator: "; "))."
  }

  private var problems: String {
    let new = comparison == nil ? "" : "new "
    let severities = Severity.allCases.reversed().filter { count($0) > 0 }.map {
      count($0).counting(new + $0.rawValue)
    }
    return severities.isEmpty ? "no \(new)problems" : severities.joined(separator: ", ")
  }
}
