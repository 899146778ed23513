internal import AssetModel
internal import Basics

extension RuleCatalog {
  /// The description of a rule for the terminal; nil if there is no such rule.
  public func explanation(of id: String, width: Int) -> String? {
    documented.first { $0.about.id == id }?.explanation(width: width)
  }
}

extension DocumentedRule {
  fileprivate func explanation(width: Int) -> String {
    var parts = [
      "\(about.id) (\(about.category.rawValue), \(standing))",
      about.summary.wrapped(to: width).joined(separator: "\n"),
      about.rationale.wrapped(to: width).joined(separator: "\n"),
    ]
    if !options.isEmpty {
      parts.append("Options\n" + options.map { $0.explanation(width: width) }.joined(separator: "\n"))
    }
    parts += reported.map { "Reported: \($0.title)\n" + $0.indented }
    parts += silent.map { "Not reported: \($0.title)\n" + $0.indented }
    parts.append("When to disable: \(about.whenToDisable)".wrapped(to: width).joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var standing: String {
    about.isOptIn ? "off by default, \(about.severity.rawValue) when turned on" : about.severity.rawValue
  }
}

extension DocumentedOption {
  fileprivate func explanation(width: Int) -> String {
    var text = "  \(key): \(standard.source)\n" + Self.paragraph("\(summary) Takes \(shape.words).", 6, width)
    for field in shape.fields {
      text += "\n" + Self.paragraph("\(field.key): \(field.summary) Takes \(field.shape.words).", 8, width)
    }
    return text
  }

  private static func paragraph(_ text: String, _ indentation: Int, _ width: Int) -> String {
    text.wrapped(to: width - indentation).map { String(repeating: " ", count: indentation) + $0 }
      .joined(separator: "\n")
  }
}

extension Example {
  fileprivate var indented: String {
    tree.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
      .joined(separator: "\n")
  }
}
