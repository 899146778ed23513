internal import AssetModel
internal import Basics

/// Writes the report in Checkstyle's format (`checkstyle-report-1.0.0.xsd`), which most CI services and review bots
/// can read.
struct CheckstyleReporter: Reporter {
  static let name = "checkstyle"
  static let summary = "Checkstyle XML, for Jenkins, Danger and other tools."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let files = Dictionary(grouping: report.entries, by: \.place.path).sorted { $0.key < $1.key }
    let elements = files.map { path, entries in
      XMLElement(
        "file", [("name", "\(style.checkoutPath(path))")],
        entries.sorted { $0.place < $1.place }.map(\.element))
    }
    return XMLElement("checkstyle", [("version", "4.3")], elements).document
  }
}

extension ReportEntry {
  fileprivate var element: XMLElement {
    let position = place.position.map { [("line", "\($0.line)"), ("column", "\($0.column)")] } ?? []
    return XMLElement(
      "error",
      position + [
        ("severity", severity.rawValue), ("message", message), ("source", "assetlint.\(rule)"),
      ])
  }
}
