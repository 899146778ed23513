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
      "bundle": bundle.map {
        [
          "module": .string($0.module), "expression": .string($0.expression),
          "declaration": $0.declaration.map(JSONOutput.string),
        ]
      },
      "dependencies": .array(
        dependencies.map {
          [
            "module": .string($0.module), "needs": .string($0.needs), "assets": .integer($0.assets),
            "is_certain": .bool($0.isCertain),
          ]
        }),
      "products": .array(
        products.map {
          ["name": .string($0.name), "before": .integer($0.before), "after": .integer($0.after)]
        }),
    ]
  }

  /// The plan as a section of a Markdown page.
  func markdown(_ assets: [AuditedAsset]) -> String {
    let rows = moves.filter { $0.action != .stay }.map { move in
      [
        move.action.rawValue, "\(assets[move.asset].set.path)".asMarkdownCode,
        (move.newName ?? move.into.map { assets[$0].set.name } ?? "").inMarkdown, move.bytes.byteText,
        move.reason.inMarkdown, "\(move.edits.count)",
      ]
    }
    let staying = total(.stay).assets
    return [
      "### Moving assets\(source.map { " from \("\($0)".asMarkdownCode)" } ?? "") into \("\(target)".asMarkdownCode)",
      Audit.table(["action", "asset", "as", "bytes", "why", "lines to change"], rows),
      staying > 0 ? "\(staying.counting("asset")) stay where they are." : "",
      Audit.table(
        ["asset", "where", "what it says", "what it has to say", "note"],
        moves.flatMap { move in
          move.edits.map { edit in
            [
              assets[move.asset].set.name.inMarkdown, edit.place.fileAndLine.asMarkdownCode,
              edit.now.asMarkdownCode, edit.after?.asMarkdownCode ?? "", (edit.note ?? "").inMarkdown,
            ]
          }
        }),
      bundle?.declaration.map { "\(bundle?.module ?? "") has to declare \($0.asMarkdownCode)." } ?? "",
      Audit.table(
        ["module", "needs", "for assets"],
        dependencies.map {
          [
            $0.module.inMarkdown, $0.needs.inMarkdown + ($0.isCertain ? "" : ", unless it already links it"),
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
  fileprivate var json: JSONOutput {
    .object(
      place.members + [("now", .string(now))] + (after.map { [("after", .string($0))] } ?? [])
        + (note.map { [("note", .string($0))] } ?? []))
  }
}

extension CatalogMove {
  var json: JSONOutput {
    [
      "unused": .integer(unused),
      "staying": .array(
        staying.map { ["reason": .string($0.reason), "assets": .integer($0.assets)] }),
      "merging": .integer(merging), "clashing": .integer(clashing), "moving": .integer(moving),
      "places": .integer(places), "files": .integer(files),
      "mentions": .array(
        mentions.map {
          ["modules": .texts($0.modules), "places": .integer($0.places), "files": .integer($0.files)]
        }),
      "destinations": .array(
        destinations.map {
          [
            "catalog": .string("\($0.catalog)"), "merging": .integer($0.merging),
            "clashing": .integer($0.clashing),
            "actions": $0.actions.map { actions in
              .object(PlannedMove.Action.allCases.map { ($0.rawValue, .integer(actions[$0] ?? 0)) })
            }, "command": .string($0.command),
          ]
        }),
    ]
  }
}
