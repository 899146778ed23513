internal import AssetModel
internal import Basics
internal import LintEngine

extension Audit {
  public func markdown() -> String {
    var parts = [
      "## Assets" + (repository.map { " of \($0.title)".inMarkdown } ?? ""),
      headline.map(\.inMarkdown).joined(separator: " · "),
    ]
    if !limits.isEmpty {
      parts.append(limits.map { "> Incomplete: \($0.inMarkdown)" }.joined(separator: "\n>\n"))
    }
    parts += section(
      "Next", advice.steps.enumerated().map { "\($0 + 1). \($1.markdown)" }.joined(separator: "\n"))
    parts += section(
      "Lint findings",
      Self.table(
        ["severity", "rule", "findings", "bytes"],
        rules.map { [$0.severity.rawValue, $0.rule.inMarkdown, "\($0.findings)", $0.bytes.byteText] }))
    parts += section(
      "Modules with assets",
      Self.table(
        ["module", "kind"] + AuditTotal.head,
        modules.filter { !$0.catalogs.isEmpty }.map {
          [$0.name.inMarkdown, $0.kind.rawValue] + $0.total.cells
        }))
    parts += section(
      "Catalogs",
      Self.table(
        ["catalog"] + AuditTotal.head, catalogs.map { ["\($0.path)".asMarkdownCode] + $0.total.cells }))
    parts += section(
      Self.productTitle,
      Self.table(
        ["product", "kind", "assets", "can read", "ships"],
        products.filter { $0.assets > 0 }.map {
          [
            $0.name.inMarkdown, $0.kind.rawValue, "\($0.assets)", $0.bytes.byteText, $0.shippedBytes.byteText,
          ]
        }))
    parts += section(
      "Largest assets",
      Self.table(
        ["bytes", "asset", "verdict"],
        advice.largest.map { assets[$0] }.map {
          [$0.bytes.byteText, "\($0.set.path)".asMarkdownCode, $0.verdict.rawValue]
        }))
    parts += section(
      "Largest savings",
      Self.table(
        ["bytes", "where", "what"],
        advice.savings.map {
          [$0.bytes.byteText, "\($0.place.path)".asMarkdownCode, $0.message.shortened(to: 300).inMarkdown]
        }))
    parts += section(
      "Other findings",
      Self.table(
        ["severity", "rule", "where", "what"],
        otherFindings.map {
          [
            $0.severity.rawValue, $0.rule.inMarkdown, "\($0.place.path)".asMarkdownCode,
            $0.message.shortened(to: 300).inMarkdown,
          ]
        }))
    parts += section(
      "What moving a catalog's assets would change",
      Self.table(
        [
          "catalog", "best destination", "what happens", "lines to edit", "lines to check",
          "references that stay as they are",
        ],
        movableCatalogs.map { catalog, move in
          let best = move.advised
          return ["\(catalog.path)".asMarkdownCode, best.map { "\($0.catalog)".asMarkdownCode } ?? "none"]
            + (best.map {
              [
                ([$0.actionText] + $0.sizeText).joined(separator: "; ").inMarkdown, "\($0.lines)",
                "\($0.linesToCheck)", "\($0.keptReferences)",
              ]
            } ?? [move.advice.inMarkdown, "", "", ""])
        }))
    parts += section("Outliers", advice.outliers.map { "- \($0.markdown)" }.joined(separator: "\n"))
    if let trend { parts.insert(trend.line.inMarkdown, at: 2) }
    if let migration { parts.append(migration.markdown(assets)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func section(_ title: String, _ body: String) -> [String] {
    body.isEmpty ? [] : ["### \(title)", body]
  }

  static func table(_ head: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

extension AuditRemark {
  fileprivate var markdown: String {
    text.inMarkdown + (command.map { ": \($0.asMarkdownCode)" } ?? "")
  }
}
