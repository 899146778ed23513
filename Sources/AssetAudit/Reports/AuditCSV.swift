internal import AssetModel
internal import Formats

extension Audit {
  public func csv() -> [UInt8] {
    var table = CSVOutput([
      "name", "kind", "catalog", "set", "modules", "bytes", "files", "formats", "pixel_width", "pixel_height",
      "appearances", "scales", "idioms", "locales", "colors", "verdict", "reason", "references",
      "possible_references", "access",
      "users", "duplicates", "look_alikes", "overrides", "bytes_to_save", "findings", "last_commit",
      "last_change", "migration", "new_name", "lines_to_change", "advice",
    ])
    let moves = Dictionary(
      (migration?.moves ?? []).map { ($0.asset, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, asset) in assets.enumerated() {
      table.add(
        asset.cells + [
          .text(moves[index]?.action.rawValue ?? ""), .text(moves[index]?.newName ?? ""),
          .list((moves[index]?.edits ?? []).map { "\($0.place.fileAndLine): \($0.text)" }),
          .text(asset.isToCheck ? "check first" : asset.verdict == .unused ? "delete" : ""),
        ])
    }
    return table.bytes
  }
}

extension AuditedAsset {
  fileprivate var cells: [CSVOutput.Cell] {
    [
      .text(set.name), .text(set.kind.rawValue), .text("\(set.id.catalog)"), .text("\(set.path)"),
      .list(modules), .number(bytes), .number(set.payloads.count), .list(formats),
      .number(pixels.map { Int($0.width) }), .number(pixels.map { Int($0.height) }),
      .list(traits.appearances), .list(traits.scales), .list(traits.idioms), .list(traits.locales),
      .list(colors.map { $0.circumstances.isEmpty ? $0.value : "\($0.value) (\($0.circumstances))" }),
      .text(verdict.rawValue), .text(reason), .number(places.count),
      .number(possiblePlaces.count),
      .list(access.map { "\($0.style.rawValue) \($0.count)" }), .list(users),
      .number(copies.map { $0 + 1 }), .list(lookalikes.map { "\($0 + 1)" }), .number(overrides.count),
      .number(savings.all), .list(findings.map(\.rule)), .text(lastChange?.commit ?? ""),
      .text(lastChange?.date ?? ""),
    ]
  }
}

extension CSVOutput.Cell {
  fileprivate static func list(_ texts: [String]) -> Self { .text(texts.joined(separator: "; ")) }
}
