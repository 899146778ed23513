import Basics
import SourceIndex
import Testing

struct CommentSearchTests {
  @Test(arguments: [
    (SourceLanguage.yaml, "a: b # ↓uses c"), (.yaml, "# ↓disable:next x - y\na: \"#no\""),
    (.ruby, "#↓uses a\nputs 1 # ↓uses b"), (.ruby, "=begin\n=end"),
    (.interfaceBuilder, "<document>\n<!-- ↓disable:this x - y -->\n<a/></document>"),
    (.propertyList, "<?xml version=\"1.0\"?><plist><!--↓uses a--><string>b</string></plist>"),
    (.propertyList, "/* ↓uses a */ \"key\" = \"value\"; // ↓uses b"),
    (.buildSettings, "// ↓uses a\nASSETCATALOG_COMPILER_APPICON_NAME = AppIcon // ↓uses b"),
    (.buildSettings, "// !$*UTF8*$!\n{ /* ↓uses a */ }"),
    (.quotedText, "val a = \"b\" // ↓uses a\n/* ↓uses b */\n# ↓uses c"),
    (.plainText, "<!-- ↓uses a -->\n<p>b</p>"), (.plainText, "a { color: red } /* ↓uses b */\n// ↓uses c"),
    (.swift, "// ↓uses a\nlet b = \"// \" /* ↓uses c */"), (.objectiveC, "// ↓uses a\n/* ↓uses b */ int c;"),
  ])
  func `every language with comments has instructions`(language: SourceLanguage, marked: String) {
    let source = MarkedSource(marked)
    let text = source.text.replacing("uses ", with: "assetlint:uses ")
      .replacing("disable:", with: "assetlint:disable:")
    let file = FileMentions(indexing: Array(text.utf8), as: language)
    let found = file.mentions.filter { $0.kind == .directive }
    #expect(found.count == source.marks.count)
    #expect(found.map(\.position.line) == source.marks.map(\.line))
    for text in found.map(file.text) {
      #expect(
        ["uses a", "uses b", "uses c", "disable:next x - y", "disable:this x - y"].contains(text), "\(text)")
    }
  }

  @Test(arguments: [
    (SourceLanguage.yaml, "a: \"# assetlint:uses b\""), (.yaml, "a#assetlint:uses b"),
    (.yaml, "# see assetlint:uses b"), (.yaml, "# Assetlint:uses b"), (.yaml, "assetlint:uses b"),
    (.yaml, "// assetlint:uses b"), (.buildSettings, "URL = http://assetlint:uses"),
    (.buildSettings, "# assetlint:uses b"), (.interfaceBuilder, "<a>// assetlint:uses b</a>"),
    (.interfaceBuilder, "<a b=\"assetlint:uses b\"/>"), (.quotedText, "\"assetlint:uses b\""),
    (.swift, "// a \"b\" assetlint:uses c"), (.objectiveC, "/* `b` assetlint:uses c */"),
    (.yaml, "# assetlint"), (.yaml, "# assetlint;uses b"), (.ruby, ""), (.ruby, "assetlint:"),
  ])
  func `text that is not at the start of a comment is not an instruction`(
    language: SourceLanguage, text: String
  ) {
    let file = FileMentions(indexing: Array(text.utf8), as: language)
    #expect(!file.mentions.contains { $0.kind == .directive })
  }

  @Test func `an instruction is found wherever it begins`() {
    for count in 0..<40 {
      let text = String(repeating: "t", count: count) + " # assetlint:uses a"
      let file = FileMentions(indexing: Array(text.utf8), as: .ruby)
      #expect(file.mentions.map(file.text) == ["uses a"], "\(count)")
    }
  }

  @Test func `instructions are in order among the strings`() {
    let file = FileMentions(indexing: Array("a: one # assetlint:uses two\nb: three".utf8), as: .yaml)
    let positions = file.mentions.map(\.position)
    #expect(positions == positions.sorted())
  }
}
