import Testing

@testable import LintEngine

/// What Markdown would take for more than a text.
struct MarkdownTextTests {
  @Test(arguments: ["@", "#", "!"]) func `a mention is no mention`(mark: String) {
    #expect("a\(mark)b".inMarkdown == "a\\\(mark)<!-- -->b")
  }

  @Test(arguments: ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$"])
  func `a mark is no mark`(mark: String) {
    #expect("a\(mark)b".inMarkdown == "a\\\(mark)b")
  }

  @Test(arguments: [
    ("https://a.b", "https:\\//a.b"), ("a/b", "a/b"), ("www.a.b", "www\\.a.b"), ("WWW.a", "WWW\\.a"),
    ("a.b", "a.b"), ("", ""),
  ])
  func `an address is no link`(text: String, markdown: String) {
    #expect(text.inMarkdown == markdown)
  }

  @Test(arguments: [
    ("App/a.png", "`App/a.png`"), ("a`b", "a\\`b"), ("a|b", "a\\|b"), ("a\\b", "a\\\\b"), ("", ""),
    ("a*b", "`a*b`"),
  ])
  func `code ends where it should`(text: String, markdown: String) {
    #expect(text.asMarkdownCode == markdown)
  }
}
