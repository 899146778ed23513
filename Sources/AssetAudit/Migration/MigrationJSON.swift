internal import AssetModel
internal import Basics
internal import Formats
internal import LintEngine

extension MigrationPlan {
  var json: JSONOutput {
    [
      "target": .string("\(target)"),
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
          ]
        }),
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
        move.reason.inMarkdown,
      ]
    }
    let staying = total(.stay).assets
    return [
      "### Moving assets into \("\(target)".asMarkdownCode)",
      Audit.table(["action", "asset", "as", "bytes", "why"], rows),
      staying > 0 ? "\(staying.counting("asset")) stay where they are." : "",
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
