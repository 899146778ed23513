internal import AssetModel
internal import Basics

extension Audit {
  /// The audit as tables for a person to read.
  public func text() -> String {
    var lines: [String] = []
    lines +=
      ["Catalogs"] + Self.table(catalogs.map { ["\($0.path)" + Self.mark($0.role)] + Self.cells($0.sum) })
    lines += ["", "Kinds"] + Self.table(kinds.map { [$0.name] + Self.cells($0) })
    lines += ["", "Formats"] + Self.table(formats.map { [$0.name, "\($0.files)", Self.size($0.bytes)] })
    lines += ["", "Copies"] + copies
    lines += [
      "",
      "\(sum.count.counting("asset")) in \(catalogs.count.counting("catalog")), \(sum.files.counting("file")), \(Self.size(sum.bytes))",
    ]
    return lines.map { $0.displayed + "\n" }.joined()
  }

  private var copies: [String] {
    if duplicates.isEmpty { return ["  none"] }
    let waste = duplicates.reduce(0) { $0 + $1.waste }
    return [
      "  \(duplicates.count.counting("group")) of assets that show the same, \(Self.size(waste)) too many"
    ]
      + duplicates.flatMap { group in
        ["  \(Self.size(group.waste))  \(group.assets[0].path)"]
          + group.assets.dropFirst().map { "    = \($0.path)" }
      }
  }

  private static func mark(_ role: CatalogRole) -> String {
    role == .ordinary ? "" : " (\(role.rawValue))"
  }

  private static func cells(_ total: Total) -> [String] {
    [total.count.counting("asset"), total.files.counting("file"), size(total.bytes)]
  }

  /// The rows with their columns aligned, the first to the left and the others to the right.
  private static func table(_ rows: [[String]]) -> [String] {
    guard let columns = rows.first?.count else { return ["  none"] }
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      "  "
        + zip(row, widths).enumerated().map { column, cell in
          let padding = String(repeating: " ", count: cell.1 - cell.0.count)
          return column == 0 ? cell.0 + padding : padding + cell.0
        }.joined(separator: "  ")
    }
  }

  private static func size(_ bytes: Int) -> String {
    bytes.byteText
  }
}
