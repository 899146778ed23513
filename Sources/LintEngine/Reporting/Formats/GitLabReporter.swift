internal import AssetModel
internal import Basics
internal import Formats

/// Writes the report as a GitLab Code Quality artifact.
struct GitLabReporter: Reporter {
  static let name = "gitlab"
  static let summary = "GitLab's Code Quality report, for merge requests."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let document = JSONOutput.array(
      report.entries.map { entry in
        [
          "check_name": .string(entry.rule),
          "description": .string(entry.message),
          "fingerprint": .string(entry.fingerprint),
          "severity": .string(entry.severity.word),
          "location": [
            "path": .string("\(style.checkoutPath(entry.place.path))"),
            // GitLab ignores entries without a line.
            "lines": ["begin": .integer((entry.place.position ?? .start).line)],
          ],
        ]
      })
    return document.bytes() + [.newline]
  }
}

extension Severity {
  fileprivate var word: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
