import Basics
import Formats
import Testing

struct YAMLErrorTests {
  @Test(arguments: [
    ("a: - b", "1:4: this must start on a line of its own"),
    ("a: one # x\n  two", "2:3: this does not line up with the entries above"),
    ("a: one\n\ttwo", "2:1: a tab cannot indent; use spaces"),
    ("a: |\n\n\n  x\n y", "5:2: this does not line up with the entries above"),
    ("a: |\n   \n  x\n", "3:3: a blank line above has more spaces than this first line of text"),
    ("a: |0\n x", "1:5: this is unexpected; nothing more can stand on the line"),
    ("a: > x\n y", "1:6: this is unexpected; nothing more can stand on the line"),
    ("a:\n  b: c\n d: e", "3:2: this does not line up with the entries above"),
    (
      "a: b\n  c: d",
      "2:4: this colon makes a key of several lines; check the indentation and the line above"
    ),
    (" a: b\nc: d", "2:1: this does not line up with what stands above"),
    ("a:\n  - b\n c: d", "3:2: this does not line up with the entries above"),
    ("a: b\n- c", "2:1: a list entry stands where a key is expected"),
    ("- a\nb: c", "2:1: this does not line up with what stands above"),
    ("a\nb: c", "2:2: this colon makes a key of several lines; check the indentation and the line above"),
    ("a: b\nc\nd: e", "2:1: a colon is missing behind this key"),
    ("a: b: c", "1:5: a mapping cannot start here: quote the value, or begin it on the next line"),
    ("key: [a] b", "1:10: this is unexpected; nothing more can stand on the line"),
    ("- a\n-b", "2:1: this does not line up with what stands above"),
    ("? - a\n: b", "1:1: a key cannot be a list or a mapping; quote a text that begins with a bracket"),
    ("[a,, b]", "1:4: a value is missing here"),
    ("[, a]", "1:2: a value is missing here"),
    ("[a, b", "1:1: this bracket is never closed"),
    ("{a: b", "1:1: this bracket is never closed"),
    ("[a]]", "1:4: this is unexpected; nothing more can stand on the line"),
    ("[-1, - 2]", "1:6: a value cannot start with '-'; quote it"),
    ("[\n---\n]", "1:1: this bracket is never closed"),
    ("{ : a}", "1:3: a key is missing here"),
    ("[#a\n b]", "1:2: a value cannot start with '#'; quote it"),
    ("[a,#b\n c]", "1:4: a value cannot start with '#'; quote it"),
    ("[a\n b: c]", "2:3: this colon makes a key of several lines; is a bracket above not closed?"),
    ("&a\n&b c", "2:1: a value has one tag and one anchor at most"),
    ("&a [*a]", "1:5: there is no anchor 'a' above; quote a text that begins with '*'"),
    ("- &a - b", "1:6: this must start on a line of its own"),
    ("a: {<<: 1}", "1:5: '<<' takes a mapping or a list of mappings"),
    ("a: &a [1]\nb: {<<: *a}", "2:5: '<<' takes a mapping or a list of mappings"),
    ("!!int x", "1:1: the value does not fit its tag"),
    ("!!seq {a: b}", "1:1: the value does not fit its tag"),
    ("%YAML 1.2\na", "2:1: '---' is missing after the directives"),
    ("a\n---\nb", "2:1: the file holds more than one document"),
    ("a\n...\nb", "3:1: the file holds more than one document"),
    ("--- a: b", "1:6: a mapping cannot start here: quote the value, or begin it on the next line"),
    ("--- - a", "1:5: this must start on a line of its own"),
    ("a: \"x\n...\n\"", "1:4: this quote is never closed"),
    ("---\n---\n", "2:1: the file holds more than one document"),
    ("a: 'b", "1:4: this quote is never closed"),
    ("a: \"\\q\"", "1:5: there is no such escape; write \\\\ for a backslash"),
    ("a: \"\\ud83d\"", "1:5: there is no such escape; write \\\\ for a backslash"),
    ("\ta: b", "1:1: a tab cannot indent; use spaces"),
    ("a:\n\tb: c", "2:1: a tab cannot indent; use spaces"),
    ("-\t- a", "1:3: this must start on a line of its own"),
    ("- \t- a", "1:4: this must start on a line of its own"),
    ("@a", "1:1: a value cannot start with '@'; quote it"),
    ("a: %b", "1:4: a value cannot start with '%'; quote it"),
    ("a: ]", "1:4: a value cannot start with ']'; quote it"),
    ("%a", "1:3: '---' is missing after the directives"),
    ("a: ,b", "1:4: a value cannot start with ','; quote it"),
    ("a: |\n\tb", "2:1: a tab cannot indent; use spaces"),
    ("a: 1\na: 2", "2:1: the key 'a' is given twice"),
    ("{a: 1, a: 2}", "1:8: the key 'a' is given twice"),
    ("a: 1\n'a': 2", "2:1: the key 'a' is given twice"),
    ("a: ? b", "1:4: this must start on a line of its own"),
    ("{a: *b}", "1:5: there is no anchor 'b' above; quote a text that begins with '*'"),
    ("!!str : a", "1:7: a value cannot start with ':'; quote it"),
    (": a", "1:1: a value cannot start with ':'; quote it"),
    ("a: -\n", "1:4: this must start on a line of its own"),
    ("a: 'b'c", "1:7: this is unexpected; nothing more can stand on the line"),
    ("a: *", "1:5: a name is missing behind '*' or '&'; quote a text that begins so"),
    ("a: [b]: c", "1:7: a mapping cannot start here: quote the value, or begin it on the next line"),
    (
      "'a\n b': c",
      "2:4: this colon makes a key of several lines; check the indentation and the line above"
    ),
    ("[a]: b", "1:1: a key cannot be a list or a mapping; quote a text that begins with a bracket"),
    ("- - a\n - b", "2:2: this does not line up with the entries above"),
    ("? a: b\n: c", "1:1: a key cannot be a list or a mapping; quote a text that begins with a bracket"),
    ("- *.png", "1:3: there is no anchor '.png' above; quote a text that begins with '*'"),
    ("- **/Generated", "1:3: there is no anchor '*/Generated' above; quote a text that begins with '*'"),
    ("- !Pods/**", "1:3: the value does not fit its tag; quote a text that begins with '!'"),
    ("a: [b\nc: d\n]", "2:2: this colon makes a key of several lines; is a bracket above not closed?"),
    ("? ? a", "1:1: a key cannot be a list or a mapping; quote a text that begins with a bracket"),
    ("{? {a: b}}", "1:4: a key cannot be a list or a mapping; quote a text that begins with a bracket"),
    ("a: {{ b }}", "1:5: a key cannot be a list or a mapping; quote a text that begins with a bracket"),
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
  func `a file that is not UTF-8 text is refused`(_ bytes: [UInt8], _ description: String) {
    let error = #expect(throws: YAMLError.self) { try YAMLNode(parsing: bytes) }
    #expect(error?.description == description)
  }
}
