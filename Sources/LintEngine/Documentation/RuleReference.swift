internal import AssetModel

extension RuleCatalog {
  /// The content of `Rules/README.md`.
  public var reference: String {
    var page = RuleReferenceText.head + "\n\n## Contents\n\n"
    for (category, rules) in documentedByCategory {
      let links = rules.map { "[`\($0.about.id)`](#\($0.about.id))" }.joined(separator: ", ")
      page += "- \(category.rawValue): \(links)\n"
    }
    page +=
      "- [Kinds of asset](#kinds-of-asset), [writing a rule](#writing-a-rule), [reading an example](#reading-an-example)\n"
    for (category, rules) in documentedByCategory {
      page += "\n## \(category.rawValue)\n\n" + rules.map(\.section).joined(separator: "\n")
    }
    return page + "\n" + kinds + "\n" + RuleReferenceText.tail + "\n"
  }

  private var kinds: String {
    let rows = AssetKind.allCases.map { "| `\($0.rawValue)` | `.\($0.folderExtension)` |\n" }
    return """
      ## Kinds of asset

      The names used by options and `shared:`.

      | kind | folder |
      | --- | --- |

      """ + rows.joined()
  }
}

extension DocumentedRule {
  fileprivate var section: String {
    var text = "### \(about.id)\n\n**\(about.summary)** \(standing)\n\n\(about.rationale)\n"
    if !options.isEmpty {
      text += "\n| option | value | default | |\n| --- | --- | --- | --- |\n"
      text += options.map(\.rows).joined()
    }
    if let example = reported.first { text += "\nReported: \(example.title)\n" + example.block }
    if let example = silent.first { text += "\nNot reported: \(example.title)\n" + example.block }
    return text + "\n**When to disable:** \(about.whenToDisable)\n"
  }

  private var standing: String {
    about.isOptIn
      ? "Off by default; `\(about.severity.rawValue)` when turned on." : "`\(about.severity.rawValue)`"
  }
}

extension DocumentedOption {
  /// The table row of an option. If its value is a record or a list of records, there is also a row for each key.
  fileprivate var rows: String {
    let row = "| `\(key)` | \(shape.words.inCell) | `\(standard.source.inCell)` | \(summary.inCell) |\n"
    return shape.fields.reduce(into: row) { rows, field in
      rows += "| … `\(field.key)` | \(field.shape.words.inCell) | | \(field.summary.inCell) |\n"
    }
  }
}

extension Example {
  fileprivate var block: String { "```text\n\(tree)\n```\n" }
}

extension String {
  var inCell: String {
    String(flatMap { $0 == "|" ? "\\|" : $0.isNewline ? " " : String($0) })
  }
}
