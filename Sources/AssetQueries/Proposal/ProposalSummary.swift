public import AssetModel
internal import Basics

extension Proposal {
  public func summary(_ report: Report) -> String {
    let none = ["none; the file says why"]
    let note = " (commented out)"
    let catalogs =
      shared.map { ($0.catalogs + $0.others).map { "\($0)" + (sharingIsLoud ? note : "") } } ?? none
    let styles = names.compactMap { names in
      names.style.map {
        "\(names.kind.rawValue) in \($0.rawValue)" + (names.exceptions == 0 ? "" : note)
      }
    }
    let rows = [
      ("shared catalogs", catalogs), ("overrides", overrides.map(\.path.description)),
      ("brands", brands?.brands.map(\.name) ?? []),
      ("names", styles.isEmpty ? none : styles), ("excluded", excluded.map(\.path.description)),
    ]
    let lines = rows.filter { !$0.1.isEmpty }.map { "  \($0): \($1.joined(separator: ", "))" }
    return (["Wrote .assetlint.yml; there \(report.totals) with these settings:"] + lines)
      .map { $0.displayed + "\n" }.joined()
  }
}

extension Report {
  public func leaving(out rules: Set<String>) -> Report {
    Report(
      diagnostics: diagnostics.filter { !rules.contains($0.rule) }, issues: issues,
      rules: self.rules.filter { !rules.contains($0) }, counts: counts)
  }

  var alarms: Int { count(.error) + count(.warning) }

  /// The end of a sentence that counts the findings by severity, such as “are 3 findings (1 error, 2 warnings)”.
  var totals: String {
    let severities = Severity.allCases.reversed().map { (count($0), $0.rawValue) }.filter { $0.0 > 0 }
      .map { $0.counting($1) }
    let total = diagnostics.findingCount
    let all = (total == 1 ? "is " : "are ") + total.counting("finding")
    return severities.isEmpty ? all : "\(all) (\(severities.joined(separator: ", ")))"
  }

  func findings(of rule: String) -> [Finding] {
    diagnostics.lazy.filter { $0.rule == rule }.map(\.finding)
  }

  /// The number of findings from each rule except the given ones. The rule with the most findings comes first.
  func counts(without rules: Set<String>) -> [(rule: String, count: Int)] {
    Dictionary(grouping: diagnostics.lazy.filter { !rules.contains($0.rule) }, by: \.rule)
      .map { ($0.key, $0.value.findingCount) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}

extension [Finding] {
  /// The catalogs with the most findings, worded as the end of a sentence.
  var byCatalog: String {
    let counts = Dictionary(grouping: compactMap { $0.subjects.first?.asset?.catalog }, by: \.self)
      .map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    guard counts.count > 1 else { return counts.first.map { ", in \($0.0)" } ?? "" }
    return ", with the most in " + counts.prefix(2).map { "\($0) (\($1))" }.joined(separator: " and ")
  }
}
