internal import AssetModel
internal import Basics

extension RuleCatalog {
  public func listing(width: Int) -> String {
    let documented = documented
    let idWidth = documented.map(\.about.id.count).max() ?? 0
    let levelWidth = documented.map(\.level.count).max() ?? 0
    let margin = 2 + idWidth + 2 + levelWidth + 2
    // On narrow terminals, the summary is on its own line.
    let isNarrow = width < margin + 30
    let indentation = String(repeating: " ", count: isNarrow ? 4 : margin)
    return documentedByCategory.map { category, rules in
      rules.reduce(into: "\(category.rawValue)\n") { text, rule in
        let head = "  \(rule.about.id.padded(to: idWidth))  \(rule.level.padded(to: levelWidth))  "
        let lines = rule.about.summary.wrapped(to: width - indentation.count)
        let indented = lines.map { indentation + $0 + "\n" }.joined()
        text += isNarrow ? head.trimmingEnd + "\n" + indented : head + indented.dropFirst(margin)
      }
    }.joined(separator: "\n")
  }
}

extension String {
  var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}
