internal import AssetModel
internal import Basics

extension String {
  /// Escapes the characters with a special meaning in a line of Markdown, such as those of links, mentions, HTML and
  /// emphasis.
  package var inMarkdown: String {
    var previous: Unicode.Scalar = " "
    return displayed.escaping { scalar in
      defer { previous = scalar }
      switch scalar {
      // GitHub and GitLab turn mentions, and numbers such as `#1` or `!1`, into links after they have parsed the
      // Markdown. An HTML comment prevents that.
      case "@", "#", "!": return "\\\(scalar)<!-- -->"
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$": return "\\\(scalar)"
      // A URL becomes a link even without brackets.
      case "/" where previous == ":", "." where previous == "w" || previous == "W": return "\\\(scalar)"
      default: return nil
      }
    }
  }

  /// The text as Markdown code. If the text is empty, or has characters that would end the code or the table cell, it
  /// is escaped instead.
  package var asMarkdownCode: String {
    let shown = displayed
    return shown.isEmpty || shown.unicodeScalars.contains { "`|\\".unicodeScalars.contains($0) }
      ? inMarkdown : "`\(shown)`"
  }
}

extension RuleDescription {
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
