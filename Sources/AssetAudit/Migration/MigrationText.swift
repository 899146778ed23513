internal import AssetModel
internal import Basics

extension Audit {
  /// A report of the planned moves; empty if there is no plan. With `listsAll`, lists every move and every line of code
  /// to change or check.
  public func migrationText(width: Int = 100, listsAll: Bool = false) -> String {
    guard let plan = migration else { return "" }
    let origin = plan.source.map { " from \($0)" } ?? ""
    if plan.moves.isEmpty {
      return "There are no assets to move\(origin) into \(plan.target).".displayed + "\n"
    }
    var lines = ["Plan for moving assets\(origin) into \(plan.target). Nothing has been changed.", ""]
    var totals = TextTable(["action", "assets", "bytes", ""], left: [0, 3])
    for action in PlannedMove.Action.allCases {
      let total = plan.total(action)
      if total.assets > 0 {
        totals.add([action.rawValue, "\(total.assets)", total.bytes.byteText, action.meaning])
      }
    }
    lines += totals.lines(width: width)
    let rows = listsAll ? Int.max : Self.mostRows
    for action in PlannedMove.Action.allCases where action != .stay {
      let moves = plan.moves.filter { $0.action == action }
      lines += section(action.title, moves.map { line($0) }, most: rows)
    }
    let edits = plan.edits
    let (changed, check) = (edits.lines.count, edits.linesToCheck.count)
    if listsAll {
      for (title, isToCheck) in [
        ("Lines to change", false), ("Lines to check, which might not refer to the assets", true),
      ] {
        lines += section(
          title, edits.filter { $0.isToCheck == isToCheck }.map { [$0.place.fileAndLine, $0.text] },
          most: rows)
      }
    } else if !edits.isEmpty {
      let checks = check > 0 ? ", and \(check) to check" : ""
      lines += ["", "\(changed.counting("line")) to change\(checks): add --verbose to list all"]
    }
    let staying = Dictionary(grouping: plan.moves.filter { $0.action == .stay }, by: \.reason)
    lines += section(
      "Stay where they are",
      staying.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
        ["\($0.value.count)", $0.key]
      })
    if let bundle = plan.bundle {
      let code = "In code, the destination's bundle is \(bundle.expression)"
      lines +=
        [""] + (bundle.declaration.map { ["\(code). Declare it in \(bundle.module):", "  \($0)"] } ?? [code])
    }
    lines += section(
      "New dependencies",
      plan.dependencies.map {
        [
          "\($0.module) → \($0.needs)",
          "for \($0.assets.counting("asset"))"
            + ($0.isCertain ? "" : ", unless \($0.needs) is already linked"),
        ]
      })
    lines += section(
      "Asset size per product (files in the repository)",
      plan.products.map { [$0.name, "\($0.before.byteText) → \($0.after.byteText)"] })
    return lines.map { $0.displayed + "\n" }.joined()
  }

  private static let mostRows = 20

  private func line(_ move: PlannedMove) -> [String] {
    let set = assets[move.asset].set
    let result =
      switch move.action {
      case .merge, .choose: "→ \(move.into.map { "\(assets[$0].set.name)" } ?? "")"
      case .rename: "→ \(move.newName ?? "")"
      case .delete, .move, .stay: move.bytes.byteText
      }
    let first = move.edits.first.map { edit in
      "\(edit.place.fileAndLine)" + (move.edits.count > 1 ? " and \(move.edits.count - 1) more" : "")
    }
    return ["\(set.path)", result] + (move.action.leaves ? [first ?? ""] : [])
  }

  /// A section of at most `most` rows. Paths are never shortened, so that they can be copied.
  private func section(_ title: String, _ rows: [[String]], most: Int = mostRows) -> [String] {
    if rows.isEmpty { return [] }
    var table = TextTable(left: [0, 1, 2])
    for row in rows.prefix(most) { table.add(row) }
    if rows.count > most {
      table.footer = "  … and \(rows.count - most) more: add --report json to list all"
    }
    return ["", title] + table.lines(width: .max)
  }
}

extension PlannedMove.Action {
  var title: String {
    switch self {
    case .delete: "Delete first"
    case .merge: "Merge"
    case .choose: "Decide which settings are right, then merge"
    case .rename: "Rename, because the name is taken"
    case .move: "Move"
    case .stay: "Stay"
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .delete: "unused, so no move is needed"
    case .merge: "the destination has an asset with the same content, or gets one in this plan"
    case .choose:
      "the destination has the same content with other settings, or gets it in this plan; first decide on the settings"
    case .rename: "the destination has another asset with the same name, or gets one in this plan"
    case .move: ""
    case .stay: "for the reasons below"
    }
  }
}

extension PlannedEdit {
  var text: String {
    let change = after.map { "\(now) → \($0)" } ?? now
    return note.map { "\(change) (\($0))" } ?? change
  }
}
