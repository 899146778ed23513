internal import AssetModel
internal import Basics

extension TextPage {
  /// Writes a finding as compilers do, so that editors can jump to its line. Then writes the related places:
  /// all of them if `isVerbose` is true, otherwise only the first few.
  mutating func write(_ diagnostic: Diagnostic, isVerbose: Bool = true) {
    let finding = diagnostic.finding
    write(
      head: [
        Run(text(finding.place), .strong), Run(": "),
        Run(diagnostic.severity.rawValue, diagnostic.severity.ink), Run(":"),
      ],
      [Run(finding.message.readable, folds: true), Run("(\(diagnostic.rule))", .quiet, folds: true)])
    let shown = isVerbose ? finding.related.count : Self.mostNotes
    for note in finding.related.prefix(shown) {
      write(
        head: [Run(text(note.place)), Run(": "), Run("note", .green), Run(":")],
        [Run(note.message.readable, folds: true)], indent: 4)
    }
    if finding.related.count > shown {
      write(Run("and \((finding.related.count - shown).counting("more place"))", .quiet), indent: 4)
    }
  }

  private static let mostNotes = 3

  mutating func write(fixed diagnostic: Diagnostic) {
    write(
      head: [Run(text(diagnostic.finding.place), .strong), Run(":")],
      [
        Run(diagnostic.finding.message.readable, folds: true),
        Run("(\(diagnostic.rule))", .quiet, folds: true),
      ])
  }

  mutating func write(_ issue: ScanIssue) {
    write(
      head: [Run(text(issue.place), .strong), Run(":")], [Run(issue.message.readable, folds: true)])
  }

  private func text(_ place: Place) -> String {
    let path = paths.text(place.path)
    return place.position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}

extension String {
  /// Shortens quoted names in the text, and then the text itself, because a name can be extremely long.
  fileprivate var readable: String { shorteningQuotes(to: 80).shortened(to: 1000) }
}

extension Severity {
  var ink: TextPage.Ink {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info: .cyan
    }
  }
}
