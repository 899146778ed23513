import Formats
import Testing

/// The expected values are those of ruamel.yaml (YAML 1.2) and PyYAML.
struct YAMLScalarTests {
  @Test(arguments: [
    ("0", 0), ("a", 7), ("b", 8), ("t", 9), ("\t", 9), ("n", 10), ("v", 11), ("f", 12), ("r", 13), ("e", 27),
    (" ", 32), ("\"", 34), ("/", 47), ("\\", 92), ("N", 0x85), ("_", 0xA0), ("L", 0x2028), ("P", 0x2029),
    ("x41", 0x41), ("u00e9", 0xE9), ("U0001F642", 0x1F642), ("ud83d\\ude42", 0x1F642),
  ])
  func `an escape is a character, as the specification lists them`(
    escape: String, scalar: UInt32
  ) throws {
    let node = try YAMLNode(parsing: Array("\"a\\\(escape)b\"".utf8))
    #expect(node.scalar?.text.unicodeScalars.map(\.value) == [97, scalar, 98])
  }

  @Test(arguments: [
    "null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE", ".nan", ".NaN", ".NAN",
    ".inf", ".Inf", ".INF", "+.INF", "-.INF", "0o17", "0x1f", "1", "1.0", "1e3",
  ])
  func `some words are not text`(word: String) throws {
    #expect(try YAMLNode(parsing: Array("- \(word)".utf8)).json != "[\"\(word)\"]")
    #expect(try YAMLNode(parsing: Array("- \(word)x".utf8)).json == "[\"\(word)x\"]")
  }

  @Test(arguments: ["nULL", "TrUE", ".iNF", ".nAN", "0O17", "0X1f", "0x-1", "0o+1", "0o", "0x", "0o8"])
  func `words that only look like them are text`(word: String) throws {
    #expect(try YAMLNode(parsing: Array("- \(word)".utf8)).json == "[\"\(word)\"]")
  }

  @Test(arguments: [
    ("", #"null"#),
    ("# only a comment\n", #"null"#),
    ("---\n", #"null"#),
    ("...\n", #"null"#),
    ("a", #""a""#),
    ("~", #"null"#),
    ("null: Null", #"{"null": null}"#),
    (
      "- true\n- True\n- TRUE\n- false\n- yes\n- no\n- on\n- Off\n- y\n- tRUE",
      #"[true, true, true, false, "yes", "no", "on", "Off", "y", "tRUE"]"#
    ),
    (
      "- 0\n- 12\n- -12\n- +12\n- 007\n- 0o17\n- 0x1F\n- 1_000\n- 0b11\n- 12a\n- -\n- +\n- 1-2",
      #"[0, 12, -12, 12, 7, 15, 31, "1_000", "0b11", "12a", [null], "+", "1-2"]"#
    ),
    (
      "- 1.5\n- -.5\n- 1.\n- 1e3\n- 1E-2\n- .inf\n- -.Inf\n- .nan\n- .\n- 1.2.3\n- e3\n- 1e\n- 9223372036854775807",
      #"[1.5, -0.5, 1.0, 1000.0, 0.01, inf, -inf, nan, ".", "1.2.3", "e3", "1e", 9223372036854775807]"#
    ),
    ("a b  c", #""a b  c""#),
    ("plain: a, b [c] {d} - ? e#f", #"{"plain": "a, b [c] {d} - ? e#f"}"#),
    ("url: http://example.com:80/a?b#c", #"{"url": "http://example.com:80/a?b#c"}"#),
    ("a: b:c", #"{"a": "b:c"}"#),
    ("time: 12:30:45", #"{"time": "12:30:45"}"#),
    (
      "a: 'it''s'\nb: \"x\\ty\\\"\\\\ \\u00e9 \\U0001F642 \\x41\\/\\e\"",
      #"{"a": "it's", "b": "x\ty\"\\ é 🙂 A/<1b>"}"#
    ),
    ("\"a\": 1\n'b': 2", #"{"a": 1, "b": 2}"#),
    ("'a b': c", #"{"a b": "c"}"#),
    ("a : b", #"{"a": "b"}"#),
    ("? a\n: b\n? c\n", #"{"a": "b", "c": null}"#),
    ("a:\n\nb:\n", #"{"a": null, "b": null}"#),
  ])
  func `a plain scalar means what the core schema says`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test(arguments: [
    ("a: one\n  two\n\n  three\n   four\nb: x", #"{"a": "one two\nthree four", "b": "x"}"#),
    ("- a\n b\n- c\n  - d", #"["a b", "c - d"]"#),
    ("one\ntwo\n\n\nthree", #""one two\n\nthree""#),
    ("a: b # comment\n# more\nc: d", #"{"a": "b", "c": "d"}"#),
    ("a: x\n  # c\n", #"{"a": "x"}"#),
    ("a: one\n  \ttwo", #"{"a": "one two"}"#),
    ("a: \"one\n  two\n\n  three \\\n  four\\\n  \\ five\"", #"{"a": "one two\nthree four five"}"#),
    ("a: 'one\n\n\n  two  \n  three'", #"{"a": "one\n\ntwo three"}"#),
    ("a: \" x \n  y \"", #"{"a": " x y "}"#),
    ("a: \"x\\  \n  y\"", #"{"a": "x  y"}"#),
    ("\"a\\tb  \n\n  c\"", #""a\tb\nc""#),
    ("a: \"x\ny\"", #"{"a": "x y"}"#),
    ("- 'x\n y'", #"["x y"]"#),
  ])
  func `lines of a plain or quoted scalar are folded`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test(arguments: [
    ("a: |\n  one\n  two\n\n  three\n\n\nb: x", #"{"a": "one\ntwo\n\nthree\n", "b": "x"}"#),
    ("a: |-\n  one\n\n", #"{"a": "one"}"#),
    ("a: |+\n  one\n\nb: x", #"{"a": "one\n\n", "b": "x"}"#),
    ("a: |+\n\n\nb: c", #"{"a": "\n\n", "b": "c"}"#),
    ("a: |\n\nb: c", #"{"a": "", "b": "c"}"#),
    ("a: >\n  one\n  two\n\n  three\n    more\n  four\n", #"{"a": "one two\nthree\n  more\nfour\n"}"#),
    ("a: >-\n\n  one\n  two\n\n\n  three\n\n", #"{"a": "\none two\n\nthree"}"#),
    ("a: >+\n  x\n\n\n", #"{"a": "x\n\n\n"}"#),
    ("a: |2\n    x\n   y\n", #"{"a": "  x\n y\n"}"#),
    ("a: |1-\n  x\n", #"{"a": " x"}"#),
    ("- |\n a\n- >\n b\n c\n", #"["a\n", "b c\n"]"#),
    ("a: | # comment\n  x # no comment\n# comment\nb: 1", #"{"a": "x # no comment\n", "b": 1}"#),
    ("a: |\n  x", #"{"a": "x"}"#),
    ("a: |\n  x\n   y\n  z\n", #"{"a": "x\n y\nz\n"}"#),
    ("a: >\n  one\n\n    two\n\n  three\n", #"{"a": "one\n\n  two\n\nthree\n"}"#),
    ("a: >\n   x\n\n   \ty\n   z\n", #"{"a": "x\n\n\ty\nz\n"}"#),
    ("a: |\n  \tx\n", #"{"a": "\tx\n"}"#),
    ("a:\n  |\n  x\n", #"{"a": "x\n"}"#),
    ("--- |\n a\n b\n", #""a\nb\n""#),
    ("--- >\nfolded\ntext\n", #""folded text\n""#),
    ("|\n a\n", #""a\n""#),
    ("a:\n - |\n  x\n - y", #"{"a": ["x\n", "y"]}"#),
    ("a: |\n  x\n  # not a comment\n\n# a comment\n", #"{"a": "x\n# not a comment\n"}"#),
    ("a: |+\n  x\n\n# c\n\nb: 1\n", #"{"a": "x\n\n", "b": 1}"#),
    ("a: >\n\n x\n  y\n\n\n z\n", #"{"a": "\nx\n y\n\n\nz\n"}"#),
  ])
  func `a block scalar keeps or folds its lines`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test func `a scalar knows how it was written`() throws {
    let node = try YAMLNode(parsing: Array("[a, 'a', \"a\"]".utf8))
    #expect(node.items?.map(\.scalar?.style) == [.plain, .singleQuoted, .doubleQuoted])
    #expect(try YAMLNode(parsing: Array("|-\n a".utf8)).scalar?.style == .literal)
    #expect(try YAMLNode(parsing: Array(">-\n a".utf8)).scalar?.style == .folded)
    let version = try YAMLNode(parsing: Array("1.10".utf8))
    #expect(version.scalar == YAMLScalar(text: "1.10", style: .plain, meaning: .number(1.1)))
  }
}
