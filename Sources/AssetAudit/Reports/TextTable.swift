/// A table with aligned columns for the terminal. `left` contains the columns that are aligned to the left, and `whole`
/// those that are never shortened, because people copy their text.
struct TextTable {
  private var rows: [[String]] = []
  private let left: Set<Int>
  private let whole: Set<Int>
  let hasHead: Bool
  var footer: String?

  init(_ head: [String] = [], left: Set<Int> = [0], whole: Set<Int> = []) {
    self.left = left
    self.whole = whole
    hasHead = !head.isEmpty
    if !head.isEmpty { rows.append(head) }
  }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines of the table. If they would be wider than `width`, one column is shortened, but never the last.
  func lines(width: Int) -> [String] {
    guard let columns = rows.first?.count else { return [] }
    var widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let excess = widths.reduce(2, +) + 2 * (columns - 1) - width
    if excess > 0,
      let widest = left.subtracting(whole).filter({ $0 + 1 < columns }).max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] = max(12, widths[widest] - excess)
    }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        let text = left.contains(column) ? cell.shortenedInside(to: widths[column]) : cell
        let padding = String(repeating: " ", count: max(0, widths[column] - text.count))
        line += left.contains(column) ? text + padding : padding + text
      }
      while line.last == " " { line.removeLast() }
      return line
    } + (footer.map { [$0] } ?? [])
  }
}

extension String {
  /// Shortens a long string in the middle, because the end of a path says more than its middle.
  func shortenedInside(to most: Int) -> String {
    guard count > most, most > 3 else { return self }
    let head = (most - 1) / 3
    return "\(prefix(head))…\(suffix(most - 1 - head))"
  }
}
