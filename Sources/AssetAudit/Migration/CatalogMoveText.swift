internal import AssetModel
internal import Basics

extension CatalogMove {
  /// The advice for the catalog, as the end of a sentence.
  var summary: String {
    guard let best = advised else { return advice }
    return ["\(advice)", best.workText].joined(separator: "; ") + best.sizeText.map { "; \($0)" }.joined()
  }

  var advice: String {
    if let reasonToStay {
      return isAllUnused
        ? "delete it, because \(reasonToStay)" : "leave it where it is, because \(reasonToStay)"
    }
    return advised.map { "into \($0.catalog): \($0.actionText)" } ?? "there is nothing to move"
  }

  var advised: Destination? { reasonToStay == nil ? destinations.first : nil }
}

extension PlannedMove.Action {
  /// What to do, as a verb before the number of assets.
  fileprivate var instruction: String {
    switch self {
    case .choose: "decide on"
    case .stay: "leave"
    case .delete, .merge, .rename, .move: rawValue
    }
  }
}

extension CatalogMove.Destination {
  var actionText: String {
    PlannedMove.Action.allCases.compactMap { action in
      actions[action].map { "\(action.instruction) \($0)" }
    }.joined(separator: ", ")
  }

  var workText: String {
    let check = linesToCheck > 0 ? ", \(linesToCheck) to check" : ""
    let kept =
      keptReferences > 0
      ? ", \(keptReferences.counting("reference")) stay\(keptReferences == 1 ? "s" : "") as is" : ""
    return (lines > 0 ? "\(lines.counting("line")) to edit in \(files.counting("file"))" : "no lines to edit")
      + check
      + kept
  }

  var sizeText: [String] {
    let sizes = products.prefix(2).map { "\($0.name) \($0.before.byteText) → \($0.after.byteText)" }
    let needs = dependencies.prefix(2).map { "\($0.module) needs \($0.needs)" }
    return [sizes, needs].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
  }
}

extension Audit {
  public static let movesInText = 2

  var movableCatalogs: [(catalog: AuditedCatalog, move: CatalogMove)] {
    catalogs.compactMap { catalog in
      catalog.moving.flatMap { move in
        catalog.total.assets > 0 && catalog.role != .shared ? (catalog, move) : nil
      }
    }.sorted {
      ($1.catalog.total.assets, $0.catalog.path) < ($0.catalog.total.assets, $1.catalog.path)
    }
  }
}
