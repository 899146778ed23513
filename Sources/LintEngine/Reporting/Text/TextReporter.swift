internal import AssetModel
internal import Basics

/// The report for a person at a terminal: the problems asset by asset, and a summary.
struct TextReporter: Reporter {
  static let name = "text"
  static let summary = "For people: a line for every problem, grouped by asset, and a summary."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    var page = TextPage(isColored: style.isColored, width: style.width)
    for group in report.groups {
      for diagnostic in group { page.write(diagnostic) }
      page.breakLine()
    }
    for (title, issues) in [("Could not be read:", report.unread), ("Note:", report.notes)]
    where !issues.isEmpty {
      page.write(TextPage.Run(title, .strong))
      for issue in issues { page.write(issue) }
      page.breakLine()
    }
    page.write(summaryOf: report, failing: style.failing)
    return Array(page.text.utf8)
  }
}

extension Report {
  /// The diagnostics asset by asset in the order of their places; of one asset, the most costly first.
  fileprivate var groups: [[Diagnostic]] {
    Dictionary(grouping: diagnostics.enumerated(), by: \.element.finding.group)
      .sorted { $0.key < $1.key }
      .map { _, group in
        group.sorted { left, right in
          (right.element.severity, right.element.finding.bytes, left.offset)
            < (left.element.severity, left.element.finding.bytes, right.offset)
        }.map(\.element)
      }
  }
}

extension Finding {
  /// What the finding is shown under: the asset at its place, or the file.
  fileprivate var group: RepositoryPath { subject?.path ?? place.path }
}

extension TextPage {
  /// Writes what is wrong on a line that begins as a compiler's, so that editors can follow it, and below it
  /// the places that belong to it.
  mutating func write(_ diagnostic: Diagnostic) {
    let finding = diagnostic.finding
    write(
      Run(finding.place.text, .strong), Run(": "),
      Run(diagnostic.severity.rawValue, diagnostic.severity.ink), Run(":"),
      Run(" " + finding.message, folds: true), Run(" (\(diagnostic.rule))", .quiet, folds: true))
    for note in finding.related {
      write(
        Run(note.place.text), Run(": "), Run("note", .green), Run(":"), Run(" " + note.message, folds: true),
        indent: 4)
    }
  }

  /// Writes what could not be read, and why.
  mutating func write(_ issue: ScanIssue) {
    write(Run(issue.place.text, .strong), Run(":"), Run(" " + issue.message, folds: true))
  }

  /// Writes how many problems there are in how much, and whether they matter to the run.
  fileprivate mutating func write(summaryOf report: Report, failing: Severity) {
    let counts = report.counts
    if counts.catalogs == 0, counts.assets == 0, report.diagnostics.isEmpty {
      write(Run("No asset catalog found: there is nothing to check", folds: true))
      return
    }
    var line = report.diagnostics.isEmpty ? "No problems" : report.diagnostics.count.counting("problem")
    let severities = Severity.allCases.reversed().filter { report.count($0) > 0 }
    if !severities.isEmpty {
      line += " (" + severities.map { report.count($0).counting($0.rawValue) }.joined(separator: ", ") + ")"
    }
    line += " in \(counts.assets.counting("asset")) of \(counts.catalogs.counting("catalog"))"
    if report.bytesToSave > 0 { line += "; \(report.bytesToSave.byteText) could be saved" }
    if counts.suppressed > 0 { line += "; \(counts.suppressed) suppressed" }
    if counts.baselined > 0 { line += "; \(counts.baselined) in the baseline" }
    write(Run(line, report.diagnostics.isEmpty ? .plain : .strong, folds: true))
    if failing > .warning, report.count(.warning) > 0 {
      write(Run("Warnings do not fail the run; with --fail-on warning they do", folds: true))
    }
  }
}

extension Severity {
  fileprivate var ink: TextPage.Ink {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}
