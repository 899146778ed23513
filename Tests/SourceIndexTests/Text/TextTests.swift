import SourceIndex
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    (
      #"{"icon": "close", "n": 1, "names": ["a b", "c\/d", ""]}"#,
      ["icon", "close", "n", "names", "a b", "c/d"]
    ),
    (#"{"text": "say \"hi\" now"}"#, ["text", "say \"hi\" now"]),
    (#"import x from './a.png'; const s = `b`; // don't, it's"#, ["./a.png", "b"]),
    (#"<Image source={{uri: 'close'}} />"#, ["close"]),
    (#"val a = "close" + b"#, ["close"]),
    (#"{"a": "close", "b": "close"}"#, ["a", "close", "b", "close"]),
    (#"{"a": ["close", "close"]}"#, ["a", "close"]),
    (#"{"a": "…", "b": "---"}"#, ["a", "…", "b"]),
    ("\"no end\n\"yes\"", ["yes"]),
  ])
  func `quoted text is a word`(source: String, expected: [String]) {
    let file = FileMentions(source, as: .quotedText)
    #expect(file.mentions.allSatisfy { $0.kind == .word })
    #expect(file.strings == expected)
  }

  @Test(arguments: [
    (#"{"icon": "close", "title": "Close"}"#, ["close: icon", "Close: title"]),
    (#"{"icons": ["a", "b"], "x": "c"}"#, ["a: icons", "b: icons", "c: x"]),
    (#"{"icon": {"name": "a", "size": ["b"]}, "x": {"y": "c"}}"#, ["a: name", "b: size", "c: y"]),
    (#"["a", {"k": ["b", ["c"]]}, "d"]"#, ["b: k", "c: k"]),
    ("const icon = 'a', b = load('c', { d: 'e' }); f('g')", ["a: icon", "c: load", "e: d", "g: f"]),
    (#"<attribute name="a" defaultValueString="b"/>"#, ["a: name", "b: defaultValueString"]),
    (#"]})"a""#, []),
  ])
  func `quoted text belongs to a key, variable or call`(source: String, expected: [String]) {
    let file = FileMentions(source, as: .quotedText)
    let entries = file.mentions.filter { file[$0.context].role == .entry }
    #expect(entries.map { "\(file[$0.text]): \(file[file[$0.context].subject])" } == expected)
  }

  @Test(arguments: [1, 63, 64, 65])
  func `a key, variable or call is no longer than a name`(_ length: Int) {
    let key = String(repeating: "k", count: length)
    for source in ["\"\(key)\": \"a\"", "\(key) = 'a'", "\(key)('a')"] {
      let file = FileMentions(source, as: .quotedText)
      let subjects = file.mentions.filter { file[$0.text] == "a" }.map { file[file[$0.context].subject] }
      #expect(subjects == [length <= 64 ? key : ""])
    }
  }

  @Test(arguments: [SourceLanguage.quotedText, .plainText, .yaml])
  func `both sides of a conflict count, and it is reported`(language: SourceLanguage) {
    let file = FileMentions("<<<<<<< HEAD\n\"a\"\n=======\n\"b\"\n>>>>>>> x\n\"c\"", as: language)
    #expect(Set(["a", "b", "c"]).isSubset(of: file.strings))
    #expect(!file.strings.contains("HEAD"))
    #expect(file.problems.map(\.kind) == [.conflictMarks])
    #expect(file.problems.map(\.position.line) == [1])
  }

  @Test func `quotes in a long string are examined once`() {
    let long = "\"" + String(repeating: #"{\"a\":"#, count: 200_000) + "\" \"b\""
    #expect(FileMentions(long, as: .quotedText).strings == ["b"])
  }

  @Test func `endless brackets are followed to a limited depth`() {
    let deep = String(repeating: #"{"a":["#, count: 100_000)
    #expect(FileMentions(deep + #""b""#, as: .quotedText).strings == ["a", "b"])
  }

  @Test(arguments: [
    ("<img src=\"images/close.png\" alt='x'>", ["img", "src", "images/close.png", "alt", "x"]),
    ("a { background: url(close.png); }", ["a", "background", "url", "close.png"]),
    ("name,icon\nA,close@2x", ["name", "icon", "A", "close@2x"]),
  ])
  func `where words need no quotes, every word counts`(source: String, expected: [String]) {
    #expect(FileMentions(source, as: .plainText).strings == expected)
  }

  @Test(arguments: [
    ("icon: close\n", ["close", "icon"]), ("- App Icon\n", ["App Icon", "App", "Icon"]),
    ("a: \"b c\" # d", ["a", "\"b c\"", "b c", "d"]),
  ])
  func `values of YAML need no quotes`(source: String, expected: [String]) {
    #expect(Set(FileMentions(source, as: .yaml).strings) == Set(expected))
  }

  @Test func `a long string is searched for the words it quotes`() {
    let long = "<p style='x'>" + String(repeating: "text ", count: 30) + "<img src='close.png'>"
    #expect(
      FileMentions("{\"a\": \"\(long)\", \"b\": \"c\"}", as: .quotedText).strings == [
        "a", "x", "close.png", "b", "c",
      ])
  }

  @Test func `a word is where its string begins`() {
    let source = MarkedSource("{\"↓é\": [\n  '↓a b', \"↓名\"]}")
    #expect(FileMentions(indexing: source.bytes, as: .quotedText).mentions.map(\.position) == source.marks)
  }

  @Test(arguments: [SourceLanguage.quotedText, .plainText, .yaml])
  func `a damaged text is read to its end`(language: SourceLanguage) {
    let sample = "{\"a\\\"b\": 'c', `d`: \"é\",\n<<<<<<< HEAD\n key: some value # x\n - https://x.y/z.png \\"
    expectReadableWhenDamaged(Array(sample.utf8), as: language)
  }

  @Test(
    arguments: ["\"", "\"\\", "'", "`\\\"'", "\\", "a: ", "a'", "{\"a\":", "x "],
    [SourceLanguage.quotedText, .yaml])
  func `a long repetition takes linear time`(unit: String, language: SourceLanguage) {
    let source = String(repeating: unit, count: 10_000) + "\n\"last\""
    #expect(FileMentions(source, as: language).strings.contains { $0.hasSuffix("last") })
  }
}
