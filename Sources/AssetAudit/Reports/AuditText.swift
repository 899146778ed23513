internal import AssetModel
internal import Basics

extension Audit {
  /// A summary: the most important figures, and commands that show more.
  public func text(width: Int = 100) -> String {
    if catalogs.isEmpty, assets.isEmpty { return "There are no asset catalogs in this repository.\n" }
    var lines = [headline.joined(separator: ", ")]
    lines += limits.prefix(Self.mostLimits).flatMap { ("Incomplete: " + $0).wrapped(to: width) }
    if limits.count > Self.mostLimits {
      lines.append("Incomplete: … for \((limits.count - Self.mostLimits).counting("more reason"))")
    }
    let end = [
      "", "For a page with images, run " + flags.added(to: "assetlint audit --report html=audit.html"),
    ]
    let sections = sections(width: width).map { $0.adding(flags) }
      .fitting(Self.mostLines - lines.count - end.count)
    return (lines + sections.flatMap(\.lines) + end).map { $0.displayed + "\n" }.joined()
  }

  private func sections(width: Int) -> [TextSection] {
    [
      TextSection("Next", advice.steps.enumerated().map { $1.lines(bullet: "  \($0 + 1). ", width: width) }),
      TextSection("Lint findings", ruleTable, width, of: rules.count, "rule"),
      hasOwners
        ? TextSection(
          "Where assets are", moduleTable, width, of: modules.count { !$0.catalogs.isEmpty }, "module")
        : TextSection("Where assets are", catalogTable, width, of: catalogs.count, "catalog"),
      TextSection(
        Self.productTitle, productTable, width, of: products.count { $0.assets > 0 }, "product"),
      TextSection("Largest savings", savingTable, width, "finding"),
      TextSection("Largest assets", largestTable, width, "asset"),
      TextSection(
        "Moving the assets of a catalog", moveRows(width: width), of: movableCatalogs.count, "catalog"),
      TextSection("Outliers", advice.outliers.map { $0.lines(bullet: "  ", width: width) }),
    ]
  }

  static let productTitle =
    "Asset size per product (files in the repository; “ships” includes copies in extensions)"

  private static let mostLines = 60
  private static let mostLimits = 3
  private static let mostRows = 10

  private var hasOwners: Bool { modules.contains { !$0.catalogs.isEmpty } }

  var headline: [String] {
    [
      "\(total.assets.counting("asset")) in \(catalogs.count.counting("catalog"))",
      total.files.counting("file"), total.bytes.byteText,
      "\(bytesToSave.byteText) can be saved",
    ] + (total.unused > 0 ? ["\(total.unused) unused"] : [])
      + (copies.isEmpty ? [] : [copies.count.counting("group") + " of copies"])
      + (total.doubtful > 0 ? ["\(total.doubtful) doubtful"] : [])
      + (lookalikes.isEmpty ? [] : [lookalikes.count.counting("pair") + " of look-alikes"])
  }

  private func moveRows(width: Int) -> [[String]] {
    movableCatalogs.prefix(Self.movesInText).map { catalog, move in
      let work = move.advised.map { $0.lines > 0 ? "; \($0.lines.counting("line")) to edit" : "" } ?? ""
      return "\(catalog.path): \(move.advice)\(work)".wrapped(to: width - 2).enumerated().map {
        ($0 == 0 ? "  " : "    ") + $1
      }
    }
  }

  private var ruleTable: TextTable {
    var table = TextTable([], left: [0, 1, 4], whole: [1])
    for rule in rules.prefix(Self.mostRows) {
      table.add([
        rule.severity.rawValue, rule.rule, "\(rule.findings)", rule.bytes > 0 ? rule.bytes.byteText : "",
        flags.added(to: "assetlint --only \(rule.rule)"),
      ])
    }
    return table
  }

  private var moduleTable: TextTable {
    var table = TextTable(["module"] + AuditTotal.head)
    let owning = modules.filter { !$0.catalogs.isEmpty }
    for module in owning.prefix(Self.mostRows) { table.add([module.name] + module.total.cells) }
    return table
  }

  private var catalogTable: TextTable {
    var table = TextTable(AuditTotal.head + ["catalog"], left: [AuditTotal.head.count])
    let heavy = catalogs.sorted { ($1.total.bytes, $0.path) < ($0.total.bytes, $1.path) }
    for catalog in heavy.prefix(Self.mostRows) { table.add(catalog.total.cells + ["\(catalog.path)"]) }
    return table
  }

  private var productTable: TextTable {
    var table = TextTable(["product", "kind", "assets", "can read", "ships"], left: [0, 1])
    for product in products.lazy.filter({ $0.assets > 0 }).prefix(Self.mostRows) {
      table.add([
        product.name, product.kind.rawValue, "\(product.assets)", product.bytes.byteText,
        product.shippedBytes.byteText,
      ])
    }
    return table
  }

  private var largestTable: TextTable {
    var table = TextTable(left: [1, 2, 3], whole: [1])
    for asset in advice.largest.map({ assets[$0] }) {
      table.add([
        asset.bytes.byteText, asset.set.name.shortenedInside(to: 32), asset.verdict.rawValue,
        "\(asset.set.id.catalog)",
      ])
    }
    return table
  }

  private var savingTable: TextTable {
    var table = TextTable(left: [1, 2], whole: [1])
    for saving in advice.savings {
      table.add([saving.bytes.byteText, saving.rule, saving.name])
    }
    return table
  }
}

extension AuditSaving {
  fileprivate var name: String {
    let path = place.path.nameText == "Contents.json" ? place.path.parent : place.path
    return "\(path)" + (others > 0 ? " and \(others) more" : "")
  }
}

extension AuditRemark {
  fileprivate func lines(bullet: String, width: Int) -> [String] {
    let margin = String(repeating: " ", count: bullet.count)
    let text = text.wrapped(to: width - bullet.count).enumerated().map { ($0 == 0 ? bullet : margin) + $1 }
    guard let command else { return text }
    let line = text.last.map { "\($0): \(command)" } ?? command
    return line.count <= width ? text.dropLast() + [line] : text + [margin + command]
  }
}
