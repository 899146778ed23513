internal import AssetModel
internal import Basics

extension Audit {
  /// The migration plan as text; empty if there is none.
  public func migrationText(width: Int = 100) -> String {
    guard let plan = migration else { return "" }
    var lines = ["Plan for moving assets into \(plan.target). Nothing has been changed.", ""]
    var totals = TextTable(["action", "assets", "bytes", ""], left: [0, 3])
    for action in PlannedMove.Action.allCases {
      let total = plan.total(action)
      if total.assets > 0 {
        totals.add([action.rawValue, "\(total.assets)", total.bytes.byteText, action.meaning])
      }
    }
    lines += totals.lines(width: width)
    for action in PlannedMove.Action.allCases where action != .stay {
      lines += section(action.title, plan.moves.filter { $0.action == action }.map(line))
    }
    let staying = Dictionary(grouping: plan.moves.filter { $0.action == .stay }, by: \.reason)
    lines += section(
      "Stay where they are",
      staying.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
        ["\($0.value.count)", $0.key]
      })
    lines += section(
      "New dependencies",
      plan.dependencies.map {
        [
          "\($0.module) → \($0.needs)",
          "for \($0.assets.counting("asset"))"
            + ($0.isCertain ? "" : ", unless it already links it"),
        ]
      })
    lines += section(
      "Asset size per product (size of the source files)",
      plan.products.map { [$0.name, "\($0.before.byteText) → \($0.after.byteText)"] })
    return lines.map { $0.displayed + "\n" }.joined()
  }

  private static let mostRows = 20

  private func line(_ move: PlannedMove) -> [String] {
    let set = assets[move.asset].set
    return switch move.action {
    case .merge: ["\(set.path)", "→ \(move.into.map { "\(assets[$0].set.name)" } ?? "")"]
    case .rename: ["\(set.path)", "→ \(move.newName ?? "")"]
    default: ["\(set.path)", move.bytes.byteText]
    }
  }

  /// Paths are never shortened, so that they can be copied.
  private func section(_ title: String, _ rows: [[String]]) -> [String] {
    if rows.isEmpty { return [] }
    var table = TextTable(left: [0, 1])
    for row in rows.prefix(Self.mostRows) { table.add(row) }
    if rows.count > Self.mostRows {
      table.footer = "  … and \(rows.count - Self.mostRows) more: add --report csv to list all"
    }
    return ["", title] + table.lines(width: .max)
  }
}

extension PlannedMove.Action {
  var title: String {
    switch self {
    case .delete: "Delete first"
    case .merge: "Merge"
    case .rename: "Rename, because the name is taken"
    case .move: "Move"
    case .stay: "Stay"
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .delete: "unused, so there is no need to move them"
    case .merge: "the destination has the same picture, or will have it"
    case .rename: "the destination has another picture with that name"
    case .move: ""
    case .stay: "for the reasons below"
    }
  }
}
