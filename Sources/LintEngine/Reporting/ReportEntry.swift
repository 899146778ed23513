internal import AssetModel
internal import Basics

/// A finding, or a file that cannot be read, for formats that list both together.
struct ReportEntry {
  let rule: String
  let severity: Severity
  let place: Place
  let message: String
  let related: [Note]
  /// Identifies the entry in the report. It stays the same from run to run.
  let fingerprint: String
  let bytes: Int

  static let unreadable = "unreadable"

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    severity = diagnostic.severity
    place = diagnostic.finding.place
    message = diagnostic.finding.message
    related = diagnostic.finding.related
    fingerprint = diagnostic.fingerprint.hex
    bytes = diagnostic.finding.bytes
  }

  init(_ issue: ScanIssue) {
    rule = Self.unreadable
    severity = .warning
    place = issue.place
    message = "not checked: \(issue.message)"
    related = []
    fingerprint = Digest(issue.place.path.bytes + [0x1E] + Array(issue.message.utf8)).hex
    bytes = 0
  }
}

extension Report {
  var entries: [ReportEntry] { unread.map(ReportEntry.init) + diagnostics.map(ReportEntry.init) }

  var worstFirst: [ReportEntry] {
    entries.enumerated().sorted { left, right in
      (right.element.severity, right.element.bytes, left.offset)
        < (left.element.severity, left.element.bytes, right.offset)
    }.map(\.element)
  }
}
