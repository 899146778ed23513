import Basics
import Formats
import TestSupport
import Testing

struct YAMLQuotingTests {
  @Test(arguments: [
    ("Pods", "Pods"), ("Modules/*/Tests", "Modules/*/Tests"), ("two words", "two words"),
    ("_a-b.c", "_a-b.c"),
    ("", "\"\""), ("true", "\"true\""), ("No", "\"No\""), ("null", "\"null\""), ("y", "\"y\""),
    ("12", "\"12\""),
    ("**/Generated", "\"**/Generated\""), ("a: b", "\"a: b\""), ("a #b", "\"a #b\""), (" a", "\" a\""),
    ("a ", "\"a \""), ("-", "\"-\""), (".5", "\".5\""), ("~", "\"~\""), ("!a", "\"!a\""), ("a,b", "\"a,b\""),
    ("é", "\"é\""), ("\"\\\n\t", "\"\\\"\\\\\\n\\t\""), ("\u{1}\u{85}\u{2028}", "\"\\u0001\\u0085\\u2028\""),
    ("\u{202E}\u{200B}\u{1FFFE}", "\"\\u202e\\u200b\\U0001fffe\""),
    ("a:::b##", "\"a\\u003a\\u003a:b\\u0023#\""),
  ])
  func `a string is quoted if it could be misread`(_ text: String, _ source: String) {
    #expect(YAMLScalar.source(for: text) == source)
  }

  @Test func `what is written is read back as the same string`() throws {
    var random = SeededRandom(seed: 29)
    let letters = Array(
      "aé🙂 \n\t\r\"'\\#:-?,[]{}&*!|>%@`~.0eEyn<=/\u{0}\u{7F}\u{85}\u{2028}\u{FEFF}\u{202E}".unicodeScalars)
    for _ in 0..<3000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text.append(letters.randomElement(using: &random) ?? "a")
      }
      let source = YAMLScalar.source(for: String(text))
      for yaml in [source, "- \(source)", "[\(source)]", "{a: \(source)}", "k: \(source) # c"] {
        let node = try YAMLNode(parsing: Array(yaml.utf8))
        let value = node.items?[0] ?? node["a"] ?? node["k"] ?? node
        #expect(value.string.map { Array($0.utf8) } == Array(String(text).utf8), "\(yaml)")
      }
      #expect(source.displayed == source)
      #expect(
        try YAMLNode(parsing: Array("\(source): x".utf8)).entries?[0].key.text.unicodeScalars.elementsEqual(
          text) == true)
    }
  }
}
