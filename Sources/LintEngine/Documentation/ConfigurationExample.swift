internal import AssetModel
internal import Basics

extension RuleCatalog {
  /// The content of `.assetlint.yml.example`: every key with its default and an explanation.
  public var exampleConfiguration: String {
    var text = """
      # All configuration keys with their defaults. Every key is optional.
      # Copy what you want to change into .assetlint.yml at the root. `assetlint explain RULE` describes a rule.
      #
      # Lines with no space after the # are examples of values.
      # Generated from the rules by ASSETLINT_UPDATE=1 swift test; do not edit.

      # Patterns start at the root: “Generated” matches only there, and “**/Generated” at any depth. * and ? match
      # within one folder or file name, ** matches across several, and {a,b} matches a or b. A pattern that matches a
      # folder covers its content.


      """
    text += keys.map(\.lines).joined(separator: "\n")
    text += """

      # Every rule has its own key. The value is a severity (error, warning, info or off), or a mapping with “severity”,
      # “included” and “excluded” for paths, and the options of the rule.
      #missing_payload: warning
      #wrong_scale:
      #  severity: error
      #  excluded: [App/Legacy.xcassets]

      """
    for (category, rules) in documentedByCategory {
      text += "\n# ---- \(category.rawValue)\n\n" + rules.map(\.lines).joined(separator: "\n")
    }
    return text
  }
}

extension ConfigurationKey {
  fileprivate var lines: String {
    let sampleLines = sample?.split(separator: "\n").map { "#" + $0 } ?? []
    let standardLine = standard.map { ["\(name): \($0)"] } ?? []
    return (field.summary.comment + standardLine + sampleLines).map { $0 + "\n" }.joined()
  }
}

extension DocumentedRule {
  fileprivate var lines: String {
    let remark = about.isOptIn ? "  # \(about.severity.rawValue) when turned on" : ""
    let head = about.summary.comment + ["\(about.id):", "  severity: \(level)\(remark)"]
    return (head + options.flatMap(\.lines)).map { $0 + "\n" }.joined()
  }
}

extension DocumentedOption {
  fileprivate var lines: [String] {
    let explained = shape.fields.flatMap { "\($0.key): \($0.summary)".comment }.map { "  " + $0 }
    // If there is no default, the key is commented out.
    let value = standard == .null ? "  #\(key):" : "  \(key): \(standard.source)"
    return summary.comment.map { "  " + $0 } + explained + [value]
  }
}

extension String {
  fileprivate var comment: [String] { wrapped(to: 100).map { "# " + $0 } }
}
