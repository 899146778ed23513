import Testing

@testable import LintEngine

/// Text that has a special meaning in Markdown.
struct MarkdownTextTests {
  @Test(arguments: ["@", "#", "!"]) func `a mention is escaped`(mark: String) {
    #expect("a\(mark)b".inMarkdown == "a\\\(mark)<!-- -->b")
  }

  @Test(arguments: ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$"])
  func `a mark is escaped`(mark: String) {
    #expect("a\(mark)b".inMarkdown == "a\\\(mark)b")
  }

  @Test(arguments: [
    ("https://a.b", "https:\\//a.b"), ("a/b", "a/b"), ("www.a.b", "www\\.a.b"), ("WWW.a", "WWW\\.a"),
    ("a.b", "a.b"), ("", ""),
  ])
  func `an address does not become a link`(text: String, markdown: String) {
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
