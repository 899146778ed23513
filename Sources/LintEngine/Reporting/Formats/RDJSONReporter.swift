internal import AssetModel
internal import Basics
internal import Formats

/// Writes the report in the Reviewdog Diagnostic Format. Columns are omitted, because this format counts
/// bytes, while assetlint counts Unicode scalars.
struct RDJSONReporter: Reporter {
  static let name = "rdjson"
  static let summary = "The Reviewdog Diagnostic Format, for comments on pull requests."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let document: JSONOutput = [
      "source": ["name": "assetlint", "url": .string(ReportStyle.homePage)],
      "diagnostics": .array(report.entries.map { Self.diagnostic($0, style) }),
    ]
    return document.bytes() + [.newline]
  }

  private static func diagnostic(_ entry: ReportEntry, _ style: ReportStyle) -> JSONOutput {
    let related = entry.related.map { note -> JSONOutput in
      ["message": .string(note.message), "location": location(note.place, style)]
    }
    return [
      "message": .string(entry.message),
      "location": location(entry.place, style),
      "severity": .string(entry.severity.word),
      "code": ["value": .string(entry.rule), "url": style.page(of: entry.rule).map { .string($0) }],
      "related_locations": related.isEmpty ? nil : .array(related),
    ]
  }

  private static func location(_ place: Place, _ style: ReportStyle) -> JSONOutput {
    [
      "path": .string("\(style.checkoutPath(place.path))"),
      "range": place.position.map { ["start": ["line": .integer($0.line)]] },
    ]
  }
}

extension Severity {
  fileprivate var word: String {
    switch self {
    case .error: "ERROR"
    case .warning: "WARNING"
    case .info: "INFO"
    }
  }
}
