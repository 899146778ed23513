internal import AssetModel
internal import Basics

extension String {
  /// The text, escaped so that Markdown shows it as it is, even in a table cell: no links, mentions, HTML or emphasis.
  package var inMarkdown: String {
    var previous: Unicode.Scalar = " "
    return displayed.escaping { scalar in
      defer { previous = scalar }
      switch scalar {
      // Mentions, issue numbers and URLs are linked after Markdown is parsed; a comment prevents that.
      case "@", "#", "!": return "\\\(scalar)<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$": return "\\\(scalar)"
      // URLs without angle brackets also become links.
      case "/" where previous == ":", "." where previous == "w" || previous == "W": return "\\\(scalar)"
      default: return nil
      }
    }
  }

  /// The text as code in Markdown, unless it contains something that would end the code or a cell.
  package var asMarkdownCode: String {
    let shown = displayed
    return shown.isEmpty || shown.unicodeScalars.contains { "`|\\".unicodeScalars.contains($0) }
      ? inMarkdown : "`\(shown)`"
  }
}

extension RuleDescription {
  /// What the rule finds, why, an example of what it reports and one of what it accepts, and when to disable it.
  var markdown: String {
    let reported =
      examples.first { $0.isReported }.map { "\n\nReported: \($0.title)\n\n" + $0.markdown } ?? ""
    let silent =
      examples.first { !$0.isReported }.map { "\n\nNot reported: \($0.title)\n\n" + $0.markdown } ?? ""
    return "**\(summary)**\n\n\(rationale)\(reported)\(silent)\n\n**When to disable:** \(whenToDisable)"
  }
}

extension Example {
  fileprivate var markdown: String { "```text\n\(tree)\n```" }
}
