import Formats
import Testing

/// The expected values are those of ruamel.yaml (YAML 1.2) and PyYAML.
struct YAMLCollectionTests {
  @Test(arguments: [
    ("- a\n- b\n-\n- - c\n  - d\n-\n  - e\n", #"["a", "b", null, ["c", "d"], ["e"]]"#),
    ("a:\n- b\n- c\nd: e", #"{"a": ["b", "c"], "d": "e"}"#),
    ("a:\n  - b\n  - c:\n      d\n    e: f\n", #"{"a": ["b", {"c": "d", "e": "f"}]}"#),
    ("- a: b\n  c: d\n- e: f", #"[{"a": "b", "c": "d"}, {"e": "f"}]"#),
    ("-   a: b\n    c: d", #"[{"a": "b", "c": "d"}]"#),
    ("- - - a\n    - b\n  - c\n- d", #"[[["a", "b"], "c"], "d"]"#),
    ("a:\n    b: c\n    d:\n      e: f\ng: h", #"{"a": {"b": "c", "d": {"e": "f"}}, "g": "h"}"#),
    ("  a: b\n  c: d\n", #"{"a": "b", "c": "d"}"#),
    ("a: [\n  b\n]", #"{"a": ["b"]}"#),
    ("-a: b", #"{"-a": "b"}"#),
    ("a:b", #""a:b""#),
  ])
  func `indentation makes collections`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test(arguments: [
    ("[]", #"[]"#),
    ("{}", #"{}"#),
    ("[ ]", #"[]"#),
    ("[a, b, 'c', \"d\", [e], {f: g}]", #"["a", "b", "c", "d", ["e"], {"f": "g"}]"#),
    ("{a: b, c: {d: e}, f: [g, h]}", #"{"a": "b", "c": {"d": "e"}, "f": ["g", "h"]}"#),
    ("[a, b, ]", #"["a", "b"]"#),
    ("{a: b, }", #"{"a": "b"}"#),
    ("{a, b: , c}", #"{"a": null, "b": null, "c": null}"#),
    ("{\"a\":1,'b':[1],\"c\" : 2}", #"{"a": 1, "b": [1], "c": 2}"#),
    ("[a: b, c]", #"[{"a": "b"}, "c"]"#),
    ("[\"a\":b]", #"[{"a": "b"}]"#),
    ("[? a : b]", #"[{"a": "b"}]"#),
    ("{? a : b, ? c}", #"{"a": "b", "c": null}"#),
    ("{a: http://x.y/z, b: c:d}", #"{"a": "http://x.y/z", "b": "c:d"}"#),
    ("[a b\n  c, d]", #"["a b c", "d"]"#),
    ("{a:\n  b,\nc: 'd\n e'}", #"{"a": "b", "c": "d e"}"#),
    ("[a # comment\n, b]", #"["a", "b"]"#),
    ("[a\n]", #"["a"]"#),
    ("{a:b}", #"{"a:b": null}"#),
    ("{a: b,c: d}", #"{"a": "b", "c": "d"}"#),
    ("[a, [b, {c: [d]}]]\n", #"["a", ["b", {"c": ["d"]}]]"#),
    ("{a: 1\n, b: 2\n}", #"{"a": 1, "b": 2}"#),
    ("{a\n  b: c}", #"{"a b": "c"}"#),
    ("[::a, a::b, ?x, -y]", #"["::a", "a::b", "?x", "-y"]"#),
    ("{a: [b, c], d: }", #"{"a": ["b", "c"], "d": null}"#),
  ])
  func `brackets make collections`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test(arguments: [
    ("a: &x 1\nb: *x", #"{"a": 1, "b": 1}"#),
    ("a: &x [1, 2]\nb: *x\nc: [*x, *x]", #"{"a": [1, 2], "b": [1, 2], "c": [[1, 2], [1, 2]]}"#),
    ("&x a: b\nc: *x", #"{"a": "b", "c": "a"}"#),
    ("a: &x\n  b: c\nd: *x", #"{"a": {"b": "c"}, "d": {"b": "c"}}"#),
    ("- &a\n- *a", #"[null, null]"#),
    ("x: &x a\n*x : b", #"{"x": "a", "a": "b"}"#),
    ("a: &x 1\nb: &x 2\nc: *x", #"{"a": 1, "b": 2, "c": 2}"#),
    ("&m\na: b", #"{"a": "b"}"#),
    ("- &x a: 1\n  b: 2\n- *x", #"[{"a": 1, "b": 2}, "a"]"#),
    ("a: &x\nb: *x", #"{"a": null, "b": null}"#),
    (
      "base: &b {a: 1, b: 2}\nc:\n  <<: *b\n  b: 3\n",
      #"{"base": {"a": 1, "b": 2}, "c": {"a": 1, "b": 3}}"#
    ),
    (
      "a: &a {x: 1}\nb: &b {x: 2, y: 2}\nc: {<<: [*a, *b], z: 3}",
      #"{"a": {"x": 1}, "b": {"x": 2, "y": 2}, "c": {"x": 1, "y": 2, "z": 3}}"#
    ),
    (
      "a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nc: {<<: *b}",
      #"{"a": {"x": 1}, "b": {"x": 1, "y": 2}, "c": {"x": 1, "y": 2}}"#
    ),
    ("a: {\"<<\": 1}", #"{"a": {"<<": 1}}"#),
    ("a: {<<: {b: c}, b: d}", #"{"a": {"b": "d"}}"#),
  ])
  func `aliases and merge keys arrive resolved`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test(arguments: [
    (
      "- !!str 12\n- !!int \"12\"\n- !!float 1\n- !!bool \"true\"\n- !!null ''\n- ! 12\n- !!str\n- !local x\n- !local {a: 1}",
      #"["12", 12, 1.0, true, null, "12", "", "x", {"a": 1}]"#
    ),
    ("!!map\na: b", #"{"a": "b"}"#),
    ("!!seq [a]", #"["a"]"#),
    ("a: !!map {b: c}", #"{"a": {"b": "c"}}"#),
    ("!<tag:yaml.org,2002:str> 12", #""12""#),
    ("!!str &a x", #""x""#),
    ("&a !!str 1", #""1""#),
    ("- &a !!str\n  12", #"["12"]"#),
    ("!!str a: 1", #"{"a": 1}"#),
    ("%YAML 1.2\n---\na", #""a""#),
    ("%TAG !e! tag:example.com,2000:\n---\n!e!foo 12", #""12""#),
    ("a\n...\n", #""a""#),
    ("---\na\n...\n# end\n", #""a""#),
    ("--- a\n", #""a""#),
    ("--- # c\na: b", #"{"a": "b"}"#),
    ("---a", #""---a""#),
    ("--- {a: b}", #"{"a": "b"}"#),
    ("--- [a,\nb]\n", #"["a", "b"]"#),
  ])
  func `tags decide, and directives are skipped`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }

  @Test(arguments: [
    ("a: \"\\ud83d\\ude42\"", #"{"a": "🙂"}"#),
    ("a:\tb", #"{"a": "b"}"#),
    ("a: b\t# c", #"{"a": "b"}"#),
    ("-\ta", #"["a"]"#),
    ("a:\n  b\n\t\n  c", #"{"a": "b\nc"}"#),
    ("a: 1\n\t\n", #"{"a": 1}"#),
    ("a: 1\n\t# x\n", #"{"a": 1}"#),
    ("a: #b", #"{"a": null}"#),
    ("a#: b", #"{"a#": "b"}"#),
    ("#a: b", #"null"#),
    ("? a\n? b", #"{"a": null, "b": null}"#),
    ("- ? a\n  : b", #"[{"a": "b"}]"#),
    ("a: &x", #"{"a": null}"#),
    ("a: !!str", #"{"a": ""}"#),
    ("[&x]", #"[null]"#),
    ("[!!str , b]", #"["", "b"]"#),
    ("{&a b: c}", #"{"b": "c"}"#),
    ("- !!str\n- a", #"["", "a"]"#),
    ("? |\n  a\n: b", #"{"a\n": "b"}"#),
    ("? a\n\n: b\n\n? c\n: d", #"{"a": "b", "c": "d"}"#),
    ("é: ü\n🙂: [ä, ö]", #"{"é": "ü", "🙂": ["ä", "ö"]}"#),
    ("a: b\r\nc:\r\n  - d\r\n  - |\r\n    x\r\n    y\r\n", #"{"a": "b", "c": ["d", "x\ny\n"]}"#),
    ("a: b\rc: d", #"{"a": "b", "c": "d"}"#),
    ("a:   \n  b:   \n    c  \n", #"{"a": {"b": "c"}}"#),
    ("a: --\n", #"{"a": "--"}"#),
    ("- -1\n- --", #"[-1, "--"]"#),
    ("a: ---", #"{"a": "---"}"#),
    ("a: <<", #"{"a": "<<"}"#),
    ("<<: {a: 1}", #"{"a": 1}"#),
    ("a:\n\n\n   - b\n\n   - c\n", #"{"a": ["b", "c"]}"#),
    ("\n\n\na: b\n\n", #"{"a": "b"}"#),
    ("   # x\na: b", #"{"a": "b"}"#),
    ("a: [b, c]   # d\n", #"{"a": ["b", "c"]}"#),
    ("- a: &x\n    b: c\n  d: *x", #"[{"a": {"b": "c"}, "d": {"b": "c"}}]"#),
    ("a: \"\"\nb: ''", #"{"a": "", "b": ""}"#),
    (
      "a:\n  - - b\n    - c\n  -\n    d: e\n    f:\n    - g\n    - h: i\n      j: k\n",
      #"{"a": [["b", "c"], {"d": "e", "f": ["g", {"h": "i", "j": "k"}]}]}"#
    ),
    ("- !x [a]\n- !x a", #"[["a"], "a"]"#),
  ])
  func `odd but valid texts are read`(_ yaml: String, _ json: String) throws {
    #expect(try YAMLNode(parsing: Array(yaml.utf8)).json == json)
  }
}
