internal import AssetModel
internal import Basics

/// Writes the report as workflow commands for GitHub Actions, which shows them next to the lines of a pull request.
///
/// GitHub shows ten annotations of each severity per step, and silently drops the others.
struct GitHubReporter: Reporter {
  static let name = "github"
  static let summary =
    "Annotations on the lines of a pull request, for GitHub Actions; up to ten per severity."

  static let most = 10

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let entries = Dictionary(grouping: report.worstFirst, by: \.severity)
    var lines: [String] = []
    for severity in Severity.allCases.reversed() {
      let all = entries[severity] ?? []
      lines += all.prefix(Self.most).map { Self.command($0, style) }
      let rest = all.count - Self.most
      if rest > 0 {
        lines.append(
          "and \(rest.counting("more \(severity.command)")), omitted because GitHub shows only ten per severity"
        )
      }
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private static func command(_ entry: ReportEntry, _ style: ReportStyle) -> String {
    var properties = [("file", "\(style.checkoutPath(entry.place.path))")]
    if let position = entry.place.position {
      properties += [("line", "\(position.line)"), ("col", "\(position.column)")]
    }
    properties.append(("title", "assetlint: \(entry.rule)"))
    let text = ([entry.message] + entry.related.map { "\($0.place.text): \($0.message)" })
      .map { escaped($0.displayed) }.joined(separator: "%0A")
    return "::\(entry.severity.command) "
      + properties.map { "\($0)=\(escapedProperty($1.displayed))" }.joined(separator: ",") + "::\(text)"
  }

  private static func escaped(_ text: String) -> String {
    text.escaping { $0 == "%" ? "%25" : nil }
  }

  /// Escapes the value of a property, in which colons and commas must be escaped, too.
  private static func escapedProperty(_ text: String) -> String {
    escaped(text).escaping { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}

extension Severity {
  fileprivate var command: String { self == .info ? "notice" : rawValue }
}
