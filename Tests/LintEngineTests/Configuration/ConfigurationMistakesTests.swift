import Testing

@testable import LintEngine

struct ConfigurationMistakesTests {
  /// The text of a configuration, and the problems with it, without the name of the file.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let problems: [String]
    var testDescription: String { text }

    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }
  }

  private func check(_ example: Case) {
    do throws(ConfigurationError) {
      _ = try Configuration(example.text)
      #expect(example.problems.isEmpty)
    } catch {
      #expect(error.problems.map { "\($0)".replacing(".assetlint.yml:", with: "") } == example.problems)
    }
  }

  @Test(arguments: [
    Case("exclude: [a]", "1:1: unknown key “exclude”: did you mean “excluded”?"),
    Case("wrong_scal: off", "1:1: unknown key “wrong_scal”: did you mean “wrong_scale”?"),
    Case("something_else: 1", "1:1: unknown key “something_else”"),
    Case("disabled_rules: [wrong_scal]", "1:18: unknown rule “wrong_scal”: did you mean “wrong_scale”?"),
    Case("disabled_rules: [all]", "1:18: unknown rule “all”"),
    Case("opt_in_rules: [al]", "1:16: unknown rule “al”: did you mean “all”?"),
    Case("only_rules: wrong_scal", "1:13: unknown rule “wrong_scal”: did you mean “wrong_scale”?"),
    Case("reporter: jnit", "1:11: unknown report format “jnit”: did you mean “junit”?"),
    Case("wrong_scale: eror", "1:14: unknown severity “eror”: did you mean “error”?"),
    Case("wrong_scale: high", "1:14: unknown severity “high”; expected one of: error, warning, info, off"),
    Case("shared: {kind: image}", "1:10: unknown key “kind”: did you mean “kinds”?"),
    Case("shared: {kinds: [imag]}", "1:18: unknown word “imag”: did you mean “image”?"),
    Case(
      "shared: {brands: [{nme: A}]}", "1:20: unknown key “nme”: did you mean “name”?",
      "1:19: a brand needs “name” and “catalogs”"),
    Case("references: {pattern: a}", "1:14: unknown key “pattern”: did you mean “patterns”?"),
    Case(
      "overrides: [{path: a, rules: {wrong_scale: off}}]",
      "1:14: unknown key “path”: did you mean “paths”?", "1:13: an override needs “paths” and “rules”"),
    Case(
      "overrides: [{paths: a, rules: {wrong_scal: off}}]",
      "1:32: unknown key “wrong_scal”: did you mean “wrong_scale”?"),
    Case(
      "suppressions: [{asset: a, rule: wrong_scal}]",
      "1:33: unknown rule “wrong_scal”: did you mean “wrong_scale”?"),
    Case(
      "suppressions: [{asset: a, because: b}]",
      "1:27: unknown key “because”; expected one of: asset, rule, reason, expires"),
    Case("modules: [{name: A, kind: ap}]", "1:27: unknown word “ap”: did you mean “app”?"),
    Case("oversized_payload: {max_byte: 1}", "1:21: unknown key “max_byte”: did you mean “max_bytes”?"),
    Case(
      "asset_name: {conventions: [{style: snakecase}]}",
      "1:36: unknown word “snakecase”: did you mean “snake_case”?"),
    Case("asset_name: {conventions: [{stile: a}]}", "1:29: unknown key “stile”: did you mean “style”?"),
  ])
  func `an unknown word is reported, with the one that was probably meant`(example: Case) {
    check(example)
  }

  @Test(arguments: [
    Case("strict: yes", "1:9: expected true or false"),
    Case("strict: [true]", "1:9: expected true or false"),
    Case("included: {a: b}", "1:11: expected a string"),
    Case("included: [[a]]", "1:12: expected a string"),
    Case("wrong_scale: true", "1:14: expected a string"),
    Case("wrong_scale: [error]", "1:14: expected a string"),
    Case("oversized_payload: {max_bytes: many}", "1:32: expected a whole number, zero or greater"),
    Case("oversized_payload: {max_bytes: -1}", "1:32: expected a whole number, zero or greater"),
    Case("shared: [a]", "1:9: expected keys and values"),
    Case("overrides: [a]", "1:13: expected keys and values"),
    Case("- a", "1:1: expected keys and values"),
    Case(
      "excluded: [\"a[b\"]",
      "1:12: “a[b” is not a valid pattern: '[' has no closing ']'; write \\[ to match a literal bracket"),
    Case(
      "references: {patterns: [\"*\"]}",
      "1:25: “*” is not a valid pattern: it matches every name; disable unused_asset instead, or use a narrower pattern such as 'flag_*'"
    ),
    Case(
      "references: {patterns: \"a{\"}",
      "1:24: “a{” is not a valid pattern: unbalanced braces; write \\{ or \\} to match a literal brace"
    ),
    Case("suppressions: [{asset: a, expires: soon}]", "1:36: expected a date such as 2027-01-31"),
    Case("suppressions: [{asset: a, expires: 2027}]", "1:36: expected a date such as 2027-01-31"),
    Case("strict: true\nstrict: false", "2:1: duplicate key 'strict'"),
    Case("strict: {", "1:9: this bracket is never closed"),
  ])
  func `a value of the wrong type is reported, with the right one`(example: Case) { check(example) }

  @Test(arguments: [
    Case("suppressions: [{rule: wrong_scale}]", "1:16: a suppression needs “asset”"),
    Case("suppressions: [{asset: }]", "1:16: a suppression needs “asset”"),
    Case("overrides: [{paths: [a]}]", "1:13: an override needs “paths” and “rules”"),
    Case(
      "overrides: [{paths: [], rules: {wrong_scale: off}}]",
      "1:13: an override needs “paths” and “rules”"),
    Case("overrides: [{paths: [a], rules: {}}]", "1:13: an override needs “paths” and “rules”"),
    Case("modules: [{name: A}]", "1:11: a module needs “name” and “kind”"),
    Case("modules: [{kind: app}]", "1:11: a module needs “name” and “kind”"),
    Case("shared: {brands: [{name: A, catalogs: []}]}", "1:19: a brand needs “name” and “catalogs”"),
    Case(
      "shared: {brands: [{name: A, catalogs: a}, {name: B, catalogs: b}, {name: A, catalogs: c}]}",
      "1:67: duplicate brand “A”"),
  ])
  func `missing keys of a record are reported`(example: Case) { check(example) }

  @Test func `every mistake in a file is reported, in the order of the file`() {
    check(
      Case(
        """
        exclude: [a]
        disabled_rules: [wrong_scal, wrong_scale, unused]
        shared: {kinds: [imag, color, pictures], brands: [{name: A}, {catalogs: b}]}
        oversized_payload:
          max_bytes: many
          excluded: ["["]
        strict: 1
        """,
        "1:1: unknown key “exclude”: did you mean “excluded”?",
        "2:18: unknown rule “wrong_scal”: did you mean “wrong_scale”?", "2:43: unknown rule “unused”",
        "3:18: unknown word “imag”: did you mean “image”?", "3:31: unknown word “pictures”",
        "3:51: a brand needs “name” and “catalogs”", "3:62: a brand needs “name” and “catalogs”",
        "5:14: expected a whole number, zero or greater",
        "6:14: “[” is not a valid pattern: '[' has no closing ']'; write \\[ to match a literal bracket",
        "7:9: expected true or false"))
  }

  @Test func `a long word is shortened in a message`() throws {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration("disabled_rules: [\(String(repeating: "x", count: 81))]")
    }
    #expect(error?.problems[0].message == "unknown rule “\(String(repeating: "x", count: 79))…”")
  }

  @Test(arguments: [
    "", "# nothing", "strict: ~", "only_rules:", "shared:", "included:", "excluded: a", "wrong_scale: false",
    "wrong_scale: {severity: off}", "overrides:", "suppressions: []", "modules:\n", "references: {}",
    "suppressions: {asset: a}", "shared: {catalogs: 12}",
  ])
  func `nothing, a single value in place of a list, and old words for off are fine`(text: String) throws {
    _ = try Configuration(text)
  }
}
