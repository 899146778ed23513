import Basics
import Formats
import Testing

struct YAMLErrorTests {
  @Test(arguments: [
    ("a: - b", "1:4: a list must start on its own line"),
    ("a: one # x\n  two", "2:3: the indentation does not match the entries above"),
    ("a: one\n\ttwo", "2:1: tabs cannot be used for indentation; use spaces"),
    ("a: |\n\n\n  x\n y", "5:2: the indentation does not match the entries above"),
    ("a: |\n   \n  x\n", "3:3: the first line of text is indented less than a blank line above it"),
    ("a: |0\n x", "1:5: unexpected text after the value"),
    ("a: > x\n y", "1:6: unexpected text after the value"),
    ("a:\n  b: c\n d: e", "3:2: the indentation does not match the entries above"),
    (
      "a: b\n  c: d",
      "2:4: the key before this colon spans several lines, which YAML does not allow; check the indentation and the line above"
    ),
    (" a: b\nc: d", "2:1: the indentation does not match the lines above"),
    ("a:\n  - b\n c: d", "3:2: the indentation does not match the entries above"),
    ("a: b\n- c", "2:1: expected a key, found a list entry"),
    ("- a\nb: c", "2:1: the indentation does not match the lines above"),
    (
      "a\nb: c",
      "2:2: the key before this colon spans several lines, which YAML does not allow; check the indentation and the line above"
    ),
    ("a: b\nc\nd: e", "2:1: expected ':' after this key"),
    ("a: b: c", "1:5: a mapping cannot start here: quote the value, or begin the mapping on the next line"),
    ("key: [a] b", "1:10: unexpected text after the value"),
    ("- a\n-b", "2:1: the indentation does not match the lines above"),
    ("? - a\n: b", "1:1: a key cannot be a list or a mapping; quote text that begins with a bracket"),
    ("[a,, b]", "1:4: expected a value"),
    ("[, a]", "1:2: expected a value"),
    ("[a, b", "1:1: this bracket is never closed"),
    ("{a: b", "1:1: this bracket is never closed"),
    ("[a]]", "1:4: unexpected text after the value"),
    ("[-1, - 2]", "1:6: a value cannot start with '-'; quote it"),
    ("[\n---\n]", "1:1: this bracket is never closed"),
    ("{ : a}", "1:3: expected a key"),
    ("[#a\n b]", "1:2: a value cannot start with '#'; quote it"),
    ("[a,#b\n c]", "1:4: a value cannot start with '#'; quote it"),
    (
      "[a\n b: c]",
      "2:3: the key before this colon spans several lines, which YAML does not allow; is there an unclosed bracket above?"
    ),
    ("&a\n&b c", "2:1: a value can have only one tag and one anchor"),
    ("&a [*a]", "1:5: unknown anchor 'a'; if the value itself begins with '*', quote it"),
    ("- &a - b", "1:6: a list must start on its own line"),
    ("a: {<<: 1}", "1:5: '<<' takes a mapping or a list of mappings"),
    ("a: &a [1]\nb: {<<: *a}", "2:5: '<<' takes a mapping or a list of mappings"),
    ("!!int x", "1:1: the value does not match its tag"),
    ("!!seq {a: b}", "1:1: the value does not match its tag"),
    ("%YAML 1.2\na", "2:1: expected '---' after the directives"),
    ("a\n---\nb", "2:1: the file has more than one document"),
    ("a\n...\nb", "3:1: the file has more than one document"),
    ("--- a: b", "1:6: a mapping cannot start here: quote the value, or begin the mapping on the next line"),
    ("--- - a", "1:5: a list must start on its own line"),
    ("a: \"x\n...\n\"", "1:4: this quote is never closed"),
    ("---\n---\n", "2:1: the file has more than one document"),
    ("a: 'b", "1:4: this quote is never closed"),
    ("a: \"\\q\"", "1:5: invalid escape; write \\\\ for a backslash"),
    ("a: \"\\ud83d\"", "1:5: invalid escape; write \\\\ for a backslash"),
    ("\ta: b", "1:1: tabs cannot be used for indentation; use spaces"),
    ("a:\n\tb: c", "2:1: tabs cannot be used for indentation; use spaces"),
    ("-\t- a", "1:3: a list must start on its own line"),
    ("- \t- a", "1:4: a list must start on its own line"),
    ("@a", "1:1: a value cannot start with '@'; quote it"),
    ("a: %b", "1:4: a value cannot start with '%'; quote it"),
    ("a: ]", "1:4: a value cannot start with ']'; quote it"),
    ("%a", "1:3: expected '---' after the directives"),
    ("a: ,b", "1:4: a value cannot start with ','; quote it"),
    ("a: |\n\tb", "2:1: tabs cannot be used for indentation; use spaces"),
    ("a: 1\na: 2", "2:1: duplicate key 'a'"),
    ("{a: 1, a: 2}", "1:8: duplicate key 'a'"),
    ("a: 1\n'a': 2", "2:1: duplicate key 'a'"),
    ("a: ? b", "1:4: a key must start on its own line"),
    ("{a: *b}", "1:5: unknown anchor 'b'; if the value itself begins with '*', quote it"),
    ("!!str : a", "1:7: a value cannot start with ':'; quote it"),
    (": a", "1:1: a value cannot start with ':'; quote it"),
    ("a: -\n", "1:4: a list must start on its own line"),
    ("a: 'b'c", "1:7: unexpected text after the value"),
    (
      "a: *",
      "1:5: expected a name after '*' or '&'; if the value itself begins with that character, quote it"
    ),
    ("a: [b]: c", "1:7: a mapping cannot start here: quote the value, or begin the mapping on the next line"),
    (
      "'a\n b': c",
      "2:4: the key before this colon spans several lines, which YAML does not allow; check the indentation and the line above"
    ),
    ("[a]: b", "1:1: a key cannot be a list or a mapping; quote text that begins with a bracket"),
    ("- - a\n - b", "2:2: the indentation does not match the entries above"),
    ("? a: b\n: c", "1:1: a key cannot be a list or a mapping; quote text that begins with a bracket"),
    ("- *.png", "1:3: unknown anchor '.png'; if the value itself begins with '*', quote it"),
    ("- **/Generated", "1:3: unknown anchor '*/Generated'; if the value itself begins with '*', quote it"),
    ("- !Pods/**", "1:3: the value does not match its tag; if the value itself begins with '!', quote it"),
    (
      "a: [b\nc: d\n]",
      "2:2: the key before this colon spans several lines, which YAML does not allow; is there an unclosed bracket above?"
    ),
    ("? ? a", "1:1: a key cannot be a list or a mapping; quote text that begins with a bracket"),
    ("{? {a: b}}", "1:4: a key cannot be a list or a mapping; quote text that begins with a bracket"),
    ("a: {{ b }}", "1:5: a key cannot be a list or a mapping; quote text that begins with a bracket"),
    ("a: \"x\ny", "1:4: this quote is never closed"),
  ])
  func `an error says where and why`(_ yaml: String, _ description: String) {
    let error = #expect(throws: YAMLError.self) { try YAMLNode(parsing: Array(yaml.utf8)) }
    #expect(error?.description == description)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is UTF-16 or UTF-32; only UTF-8 can be read"),
      ([0xFE, 0xFF, 0x00, 0x61], "1:1: the file is UTF-16 or UTF-32; only UTF-8 can be read"),
      ([0x61, 0x00], "1:1: the file is UTF-16 or UTF-32; only UTF-8 can be read"),
      ([0x61, 0x0A, 0x62, 0xC3], "2:2: the file is not valid UTF-8 here"),
      ([0xC3, 0xA9, 0xE9, 0x61], "1:2: the file is not valid UTF-8 here"),
      ([0x61, 0x0A, 0x1B], "2:1: control characters are not allowed in YAML"),
      ([0x61, 0x61, 0x61, 0x00], "1:4: control characters are not allowed in YAML"),
    ] as [([UInt8], String)])
  func `a file that is not UTF-8 text is rejected`(_ bytes: [UInt8], _ description: String) {
    let error = #expect(throws: YAMLError.self) { try YAMLNode(parsing: bytes) }
    #expect(error?.description == description)
  }
}
