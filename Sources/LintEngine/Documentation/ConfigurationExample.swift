internal import AssetModel
internal import Basics

extension RuleCatalog {
  /// A configuration that changes nothing and explains everything, as `.assetlint.yml.example` holds it.
  public var exampleConfiguration: String {
    var text = """
      # What assetlint does in this repository. Every key may be left out; the values below are the defaults.
      # Copy what you want to change into .assetlint.yml at the root. `assetlint explain RULE` says more.
      #
      # A # without a space behind it shows what could stand there.
      # Made from the rules by ASSETLINT_UPDATE=1 swift test; a change by hand is lost.

      # Patterns begin at the root: “Generated” is the folder there, “**/Generated” every one. * and ? stay
      # within one component, ** crosses them, {a,b} is either. A pattern that fits a folder covers what is in it.


      """
    text += keys.map(\.lines).joined(separator: "\n")
    text += """

      # Every rule has a key of its own: its severity (error, warning, info or off), or a record with “severity”,
      # with “included” and “excluded” for the places where it reports, and with the options of the rule.
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
  /// What the key means, its default, and an example.
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
    // What is nothing where it is left out has no value to write down.
    let value = standard == .null ? "  #\(key):" : "  \(key): \(standard.source)"
    return summary.comment.map { "  " + $0 } + explained + [value]
  }
}

extension String {
  /// The text as the lines of a comment.
  fileprivate var comment: [String] { wrapped(to: 100).map { "# " + $0 } }
}
