internal import AssetModel
internal import Basics

/// Writes the report in the format of compiler messages, which Xcode shows next to the code.
struct XcodeReporter: Reporter {
  static let name = "xcode"
  static let summary = "Compiler-style warnings and errors, for a run script phase in Xcode."

  func render(_ report: Report, _ style: ReportStyle) -> [UInt8] {
    let lines = report.entries.flatMap { entry in
      [Self.line(entry.place, entry.severity.word, "\(entry.message) (\(entry.rule))", style)]
        + entry.related.map { Self.line($0.place, "note", $0.message, style) }
    }
    return Array(lines.joined().utf8)
  }

  private static func line(_ place: Place, _ word: String, _ message: String, _ style: ReportStyle) -> String
  {
    // Xcode ignores messages without a line.
    let position = place.position ?? .start
    let path = style.root.appending(place.path)
    return "\(path):\(position.line):\(position.column): \(word): \(message)".displayed + "\n"
  }
}

extension Severity {
  fileprivate var word: String { self == .info ? "note" : rawValue }
}
