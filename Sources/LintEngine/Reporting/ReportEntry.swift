internal import AssetModel
internal import Basics

/// One remark on one place, for formats that have a single list for findings and for what could not be read.
struct ReportEntry {
  let rule: String
  let severity: Severity
  let place: Place
  let message: String
  let related: [Note]
  /// Stays the same from run to run, and differs from that of every other entry.
  let fingerprint: String
  /// The bytes that could be saved.
  let bytes: Int

  /// What stands for the rule of a file that could not be read.
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
  /// What could not be read, then the findings, both by place.
  var entries: [ReportEntry] { unread.map(ReportEntry.init) + diagnostics.map(ReportEntry.init) }

  /// All entries, the most severe and costly first.
  var worstFirst: [ReportEntry] {
    entries.enumerated().sorted { left, right in
      (right.element.severity, right.element.bytes, left.offset)
        < (left.element.severity, left.element.bytes, right.offset)
    }.map(\.element)
  }
}
