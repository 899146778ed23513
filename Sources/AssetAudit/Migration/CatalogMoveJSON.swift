internal import AssetModel
internal import Formats

extension CatalogMove {
  var json: JSONOutput {
    [
      "unused": .integer(unused), "parts": .integer(parts),
      "summary": .string(summary), "reason_to_stay": reasonToStay.map(JSONOutput.string),
      "destinations": .array(destinations.map(\.json)), "other_destinations": .integer(others),
      "closed": .array(
        closed.map {
          ["reason": .string($0.reason), "catalogs": .texts($0.catalogs.map { "\($0)" })]
        }),
    ]
  }
}

extension CatalogMove.Destination {
  fileprivate var json: JSONOutput {
    [
      "catalog": .string("\(catalog)"), "advised": .bool(isAdvised), "remark": .string(remark),
      "actions": .object(
        PlannedMove.Action.allCases.compactMap { action in
          actions[action].map { (action.rawValue, .integer($0)) }
        }),
      "staying": .array(
        staying.map { ["reason": .string($0.reason), "assets": .integer($0.assets)] }),
      "lines": .integer(lines), "files": .integer(files), "lines_to_check": .integer(linesToCheck),
      "kept_references": .integer(keptReferences),
      "modules": .array(
        modules.map {
          ["modules": .texts($0.modules), "lines": .integer($0.lines), "files": .integer($0.files)]
        }),
      "examples": .array(examples.map(\.json)), "bundle": bundle?.json,
      "dependencies": .array(dependencies.map(\.json)), "products": .array(products.map(\.json)),
      "command": .string(command),
    ]
  }
}
