internal import AssetModel
internal import Basics
internal import Formats
internal import LintEngine

extension MigrationPlan {
  var json: JSONOutput {
    [
      "source": source.map { .string("\($0)") }, "target": .string("\(target)"),
      "totals": .array(
        PlannedMove.Action.allCases.map { action in
          let total = total(action)
          return [
            "action": .string(action.rawValue), "assets": .integer(total.assets),
            "bytes": .integer(total.bytes),
          ]
        }),
      "moves": .array(
        moves.map { move in
          [
            "asset": .integer(move.asset), "action": .string(move.action.rawValue),
            "reason": .string(move.reason), "into": move.into.map(JSONOutput.integer),
            "new_name": move.newName.map(JSONOutput.string), "bytes": .integer(move.bytes),
            "edits": .array(move.edits.map(\.json)),
          ]
        }),
      "lines_to_change": .integer(edits.lines.count), "lines_to_check": .integer(edits.linesToCheck.count),
      "bundle": bundle?.json, "dependencies": .array(dependencies.map(\.json)),
      "products": .array(products.map(\.json)),
    ]
  }

  func markdown(_ assets: [AuditedAsset]) -> String {
    let rows = moves.filter { $0.action != .stay }.map { move in
      [
        move.action.rawValue, "\(assets[move.asset].set.path)".asMarkdownCode,
        (move.newName ?? move.into.map { assets[$0].set.name } ?? "").inMarkdown, move.bytes.byteText,
        move.reason.inMarkdown, "\(move.edits.lines.count)",
      ]
    }
    let staying = total(.stay).assets
    let rest = staying == 1 ? "stays where it is" : "stay where they are"
    return [
      "### Moving assets\(source.map { " from \("\($0)".asMarkdownCode)" } ?? "") into \("\(target)".asMarkdownCode)",
      Audit.table(["action", "asset", "as", "bytes", "why", "lines to change"], rows),
      staying > 0 ? "\(staying.counting("asset")) \(rest)." : "",
      Audit.table(
        ["asset", "where", "now", "change to", "note"],
        moves.flatMap { move in
          move.edits.map { edit in
            [
              assets[move.asset].set.name.inMarkdown, edit.place.fileAndLine.asMarkdownCode,
              edit.now.asMarkdownCode, edit.after?.asMarkdownCode ?? "",
              ((edit.isToCheck ? "check: " : "") + (edit.note ?? "")).inMarkdown,
            ]
          }
        }),
      bundle?.declaration.map { "\(bundle?.module ?? "") has to declare \($0.asMarkdownCode)." } ?? "",
      Audit.table(
        ["module", "needs", "for assets"],
        dependencies.map {
          [
            $0.module.inMarkdown, $0.needs.inMarkdown + ($0.isCertain ? "" : ", unless it is already linked"),
            "\($0.assets)",
          ]
        }),
      Audit.table(
        ["product", "shipped now", "shipped after"],
        products.map { [$0.name.inMarkdown, $0.before.byteText, $0.after.byteText] }),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension PlannedEdit {
  var json: JSONOutput {
    .object(
      place.members + [("now", .string(now))] + (after.map { [("after", .string($0))] } ?? [])
        + (note.map { [("note", .string($0))] } ?? []) + (isToCheck ? [("to_check", .bool(true))] : []))
  }
}

extension PlannedBundle {
  var json: JSONOutput {
    [
      "module": .string(module), "expression": .string(expression),
      "declaration": declaration.map(JSONOutput.string),
    ]
  }
}

extension NewDependency {
  var json: JSONOutput {
    [
      "module": .string(module), "needs": .string(needs), "assets": .integer(assets),
      "is_certain": .bool(isCertain),
    ]
  }
}

extension ProductChange {
  var json: JSONOutput {
    [
      "name": .string(name), "before": .integer(before), "after": .integer(after),
      "growth": .integer(growth),
    ]
  }
}
