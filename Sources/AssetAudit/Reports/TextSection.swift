internal import Basics

/// A section of a report, shortened if the report is long.
struct TextSection {
  private let title: String
  private let head: [String]
  private var rows: [[String]]
  private let count: Int
  private let one: String
  private var command = "assetlint audit --report markdown"

  init(_ title: String, _ rows: [[String]], of count: Int? = nil, _ one: String = "line") {
    self.title = title
    head = []
    self.rows = rows
    self.count = count ?? rows.count
    self.one = one
  }

  /// `count` is the number of rows before shortening.
  init(_ title: String, _ table: TextTable, _ width: Int, of count: Int? = nil, _ one: String) {
    self.title = title
    let lines = table.lines(width: width)
    head = Array(lines.prefix(table.hasHead ? 1 : 0))
    rows = lines.dropFirst(head.count).map { [$0] }
    self.count = count ?? rows.count
    self.one = one
  }

  /// The title, the rows, and the command that shows the remaining rows. Empty if there are no rows.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    let rest = count - rows.count
    return ["", title] + head + rows.joined()
      + (rest > 0 ? ["  … and \(rest.counting("more \(one)")): \(command)"] : [])
  }

  func adding(_ flags: AuditFlags) -> TextSection {
    var section = self
    section.command = flags.added(to: command)
    return section
  }

  /// Sections are not shortened to fewer rows than this, because fewer rows would not say much.
  private static let fewestRows = 5

  fileprivate var shortened: TextSection? {
    guard rows.count > Self.fewestRows else { return nil }
    var section = self
    section.rows.removeLast()
    return section
  }
}

extension [TextSection] {
  /// Drops the last rows of the longest sections until at most `most` lines are left, or all sections are short.
  func fitting(_ most: Int) -> [TextSection] {
    var sections = self
    while sections.reduce(0, { $0 + $1.lines.count }) > most {
      let candidates = sections.indices.filter { sections[$0].shortened != nil }
      guard let longest = candidates.max(by: { sections[$0].lines.count <= sections[$1].lines.count }),
        let shortened = sections[longest].shortened
      else { break }
      sections[longest] = shortened
    }
    return sections
  }
}
