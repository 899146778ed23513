internal import Basics

/// A table that is written as comma-separated values (RFC 4180), except that lines end with a line feed only.
public struct CSVOutput: Sendable {
  public private(set) var bytes: [UInt8] = []

  public enum Cell: Sendable {
    case text(String)
    case number(Int?)
  }

  public init(_ columns: [String]) {
    write(columns)
  }

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
      // Text without commas is quoted, too, because some programs also split at semicolons.
      return "\"" + (shown.beginsFormula ? "'" : "") + shown.escaping { $0 == "\"" ? "\"\"" : nil } + "\""
    }
  }
}

extension String {
  /// Whether a spreadsheet might evaluate the cell as a formula. Some spreadsheets ignore leading spaces, and
  /// Japanese ones also accept the full-width forms `＝＋－＠`.
  fileprivate var beginsFormula: Bool {
    unicodeScalars.first { $0 != " " }.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
  }
}
