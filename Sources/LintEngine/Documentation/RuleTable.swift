internal import AssetModel

extension RuleCatalog {
  /// The table of rules in README.md.
  public var table: String {
    let rows = documentedByCategory.flatMap { category, rules in
      ["| **\(category.rawValue)** | | |\n"]
        + rules.map { rule in
          "| [`\(rule.about.id)`](Rules/README.md#\(rule.about.id)) | \(rule.level) | \(rule.about.summary.inCell) |\n"
        }
    }
    return "| rule | default | what it finds |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// The page with a new table between `<!-- rules -->` and `<!-- /rules -->`; nil if either mark is missing.
  public func updatingTable(in page: String) -> String? {
    let start = "<!-- rules -->\n"
    let end = "<!-- /rules -->"
    guard let opening = page.firstRange(of: start),
      let closing = page[opening.upperBound...].firstRange(of: end)
    else { return nil }
    return page[..<opening.upperBound] + table + page[closing.lowerBound...]
  }
}
