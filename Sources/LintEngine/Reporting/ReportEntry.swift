internal import AssetModel
internal import Basics

/// One remark about one place, for formats with a single list of findings and unreadable files.
struct ReportEntry {
  let rule: String
  let severity: Severity
  let place: Place
  let message: String
  let related: [Note]
  /// Stable from run to run, and unique among the entries.
  let fingerprint: String
  /// The bytes that could be saved.
  let bytes: Int

  /// The rule id for a file that could not be read.
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
  /// Unreadable files, then findings, both by place.
  var entries: [ReportEntry] { unread.map(ReportEntry.init) + diagnostics.map(ReportEntry.init) }

  /// All entries, most severe and costly first.
  var worstFirst: [ReportEntry] {
    entries.enumerated().sorted { left, right in
      (right.element.severity, right.element.bytes, left.offset)
        < (left.element.severity, left.element.bytes, right.offset)
    }.map(\.element)
  }
}
