internal import AssetModel
internal import Basics

/// Writes a short comment for a pull request, or the summary of a job. The output is empty if there is
/// nothing to report.
struct MarkdownReporter: Reporter {
  static let name = "markdown"
  static let summary =
    "A comment for a pull request: new and fixed problems, and the change in asset size. Empty if there is nothing to report."

  private static let mostRows = 25
  /// The maximum size in bytes of the list of findings, and also of the list of fixed findings. GitHub rejects comments
  /// over 65,536 characters.
  private static let mostBytes = 30_000
  private static let mostOfMessage = 300
  private static let mostOfPath = 200

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let fixed = report.comparison?.fixed ?? []
    let entries = report.worstFirst
    if entries.isEmpty, fixed.isEmpty { return [] }
    var parts = ["### assetlint: \(report.headline)"]
    if !report.facts.isEmpty { parts.append(report.facts.joined(separator: " · ")) }
    if !entries.isEmpty {
      let rows = Self.fitting(entries.prefix(Self.mostRows).map { Self.row($0, style) })
      parts.append("| | Where | What |\n| --- | --- | --- |\n" + rows.joined(separator: "\n"))
      let rest = entries.count - rows.count
      if rest > 0 { parts.append("… and \(rest) more.") }
    }
    if !fixed.isEmpty { parts.append(Self.list(fixed, style)) }
    return Array((parts.joined(separator: "\n\n") + "\n").utf8)
  }

  private static func row(_ entry: ReportEntry, _ style: ReportStyle) -> String {
    let name = entry.rule.inMarkdown
    let rule = style.page(of: entry.rule).map { "[\(name)](\($0))" } ?? name
    return "| \(entry.severity.sign) | \(place(entry.place, style)) "
      + "| \(entry.message.shortened(to: mostOfMessage).inMarkdown) (\(rule)) |"
  }

  private static func fitting(_ lines: [String]) -> [String] {
    var room = mostBytes
    return Array(
      lines.prefix { line in
        room -= line.utf8.count
        return room >= 0
      })
  }

  private static func list(_ fixed: [Diagnostic], _ style: ReportStyle) -> String {
    let lines = fitting(
      fixed.prefix(mostRows).map { diagnostic in
        "- \(place(diagnostic.finding.place, style)): \(diagnostic.rule.inMarkdown)"
      })
    let rest = fixed.count - lines.count
    return "<details><summary>\(fixed.count) fixed</summary>\n\n" + lines.joined(separator: "\n")
      + (rest > 0 ? "\n- … and \(rest) more" : "") + "\n\n</details>"
  }

  private static func place(_ place: Place, _ style: ReportStyle) -> String {
    let line = place.position.map { ":\($0.line)" } ?? ""
    return ("\(style.checkoutPath(place.path))".shortened(to: mostOfPath) + line).asMarkdownCode
  }
}

extension Report {
  fileprivate var headline: String {
    let word = comparison == nil ? "problem" : "new problem"
    return diagnostics.isEmpty ? "no \(word)s" : diagnostics.findingCount.counting(word)
  }

  fileprivate var facts: [String] {
    let severities = Severity.allCases.reversed().filter { count($0) > 0 }.map { severity in
      count(severity).counting(severity.rawValue)
    }
    var facts = (severities.count > 1 ? severities : []) + (comparison?.effects ?? [])
    if bytesToSave > 0 { facts.append("\(bytesToSave.byteText) could be saved") }
    if !unread.isEmpty { facts.append("\(unread.count.counting("file")) not checked") }
    return facts
  }
}

extension Severity {
  fileprivate var sign: String {
    switch self {
    case .error: "❌"
    case .warning: "⚠️"
    case .info: "ℹ️"
    }
  }
}
