internal import Basics

/// A table to be written as comma-separated values (RFC 4180, with plain line feeds).
public struct CSVOutput: Sendable {
  /// The table as UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// What one cell holds.
  public enum Cell: Sendable {
    case text(String)
    /// Nil for an empty cell.
    case number(Int?)
  }

  /// A table with the names of its columns.
  public init(_ columns: [String]) {
    write(columns)
  }

  /// Adds a row.
  public mutating func add(_ cells: [Cell]) {
    write(cells.map(\.source))
  }

  private mutating func write(_ cells: [String]) {
    bytes += cells.joined(separator: ",").utf8
    bytes.append(.newline)
  }
}

extension CSVOutput.Cell {
  fileprivate var source: String {
    switch self {
    case .number(let number): return number.map(String.init) ?? ""
    case .text(""): return ""
    case .text(let text):
      let shown = text.displayed
      // Every text is quoted, so that programs with other separators read it too.
      return "\"" + (shown.beginsFormula ? "'" : "") + shown.escaping { $0 == "\"" ? "\"\"" : nil } + "\""
    }
  }
}

extension String {
  /// Whether a spreadsheet would evaluate the cell as a formula, leading spaces or not. The last four characters are
  /// the full-width forms, which Japanese spreadsheets accept too.
  fileprivate var beginsFormula: Bool {
    unicodeScalars.first { $0 != " " }.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
  }
}
