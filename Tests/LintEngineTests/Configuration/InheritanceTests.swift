import TestSupport
import Testing

@testable import LintEngine

struct InheritanceTests {
  /// A key in a parent configuration and in a child, and the resulting lines of the effective configuration.
  struct Case: CustomTestStringConvertible, Sendable {
    let parent: String
    let child: String
    let lines: [String]
    var testDescription: String { "\(parent) / \(child)" }

    init(_ parent: String, _ child: String, _ lines: String...) {
      self.parent = parent
      self.child = child
      self.lines = lines
    }
  }

  static let cases = [
    Case("included: [a]", "included: [b]", "  - a @team.yml:1", "  - b @.assetlint.yml:2"),
    Case("excluded: a", "excluded: b", "  - a @team.yml:1", "  - b @.assetlint.yml:2"),
    Case("ignored: [a]", "ignored: []", "ignored: [a] @team.yml:1"),
    Case("ignored: [a]", "ignored:", "ignored: [a] @team.yml:1"),
    Case(
      "dependencies: [../a]", "dependencies: [../b]", "  - \"../a\" @team.yml:1",
      "  - \"../b\" @.assetlint.yml:2"),
    Case("strict: true", "strict: false", "strict: false @.assetlint.yml:2"),
    Case("strict: true", "", "strict: true @team.yml:1"),
    Case("baseline: a", "baseline: b", "baseline: b @.assetlint.yml:2"),
    Case("reporter: json", "reporter: junit", "reporter: junit @.assetlint.yml:2"),
    Case(
      "shared: {catalogs: a, kinds: color}", "shared: {catalogs: b}", "  catalogs: b @.assetlint.yml:2"),
    Case(
      "references: {patterns: [a]}", "references: {patterns: [b]}", "    - a @team.yml:1",
      "    - b @.assetlint.yml:2"),
    Case(
      "modules: [{name: A, kind: app}]", "modules: [{name: B, kind: app}]", "  - name: A @team.yml:1",
      "    kind: app @team.yml:1", "  - name: B @.assetlint.yml:2", "    kind: app @.assetlint.yml:2"),
    Case(
      "overrides: [{paths: a, rules: {wrong_scale: off}}]",
      "overrides: [{paths: b, rules: {wrong_scale: info}}]", "  - paths: a @team.yml:1",
      "      wrong_scale: off @team.yml:1", "  - paths: b @.assetlint.yml:2",
      "      wrong_scale: info @.assetlint.yml:2"),
    Case(
      "suppressions: [{asset: a}]", "suppressions: [{asset: b}]", "  - asset: a @team.yml:1",
      "  - asset: b @.assetlint.yml:2"),
    Case(
      "disabled_rules: [wrong_scale]", "disabled_rules: [empty_asset]", "  - wrong_scale @team.yml:1",
      "  - empty_asset @.assetlint.yml:2", "empty_asset: off @.assetlint.yml:2",
      "wrong_scale: off @team.yml:1"),
    Case("disabled_rules: [wrong_scale]", "wrong_scale: error", "wrong_scale: error @.assetlint.yml:2"),
    Case(
      "disabled_rules: [wrong_scale]", "wrong_scale: {excluded: a}",
      "disabled_rules: [wrong_scale] @team.yml:1", "  severity: off @team.yml:1",
      "  excluded: a @.assetlint.yml:2"),
    Case(
      "disabled_rules: [payload_name]", "opt_in_rules: [payload_name]",
      "opt_in_rules: [payload_name] @.assetlint.yml:2", "payload_name: warning @.assetlint.yml:2"),
    Case(
      "opt_in_rules: [payload_name]", "disabled_rules: [payload_name]",
      "disabled_rules: [payload_name] @.assetlint.yml:2", "payload_name: off @.assetlint.yml:2"),
    Case(
      "opt_in_rules: [payload_name]", "", "opt_in_rules: [payload_name] @team.yml:1",
      "payload_name: warning @team.yml:1"),
    Case(
      "oversized_payload: {severity: error, max_bytes: 1, included: a}",
      "oversized_payload: {max_bytes: 2, included: b}", "  severity: error @team.yml:1",
      "  max_bytes: 2 @.assetlint.yml:2", "    - a @team.yml:1", "    - b @.assetlint.yml:2"),
    Case(
      "oversized_payload: {max_bytes: 1}", "oversized_payload: info",
      "  severity: info @.assetlint.yml:2", "  max_bytes: 1 @team.yml:1"),
  ]

  @Test(arguments: cases)
  func `a file inherits the keys that it does not have`(example: Case) throws {
    let configuration = try wholeConfiguration(
      """
      team.yml:
        \(example.parent)
      .assetlint.yml:
        parent_config: team.yml
        \(example.child)
      """)
    #expect(configuration.stated.sorted() == example.lines.sorted())
  }

  @Test func `the only_rules of a parent lose those that the file disables`() throws {
    for (child, expected) in [
      ("", ["wrong_scale", "empty_asset"]), ("disabled_rules: [wrong_scale]", ["empty_asset"]),
      ("only_rules: [payload_name]", ["payload_name"]),
    ] {
      let configuration = try wholeConfiguration(
        """
        team.yml:
          only_rules: [wrong_scale, empty_asset]
        .assetlint.yml:
          parent_config: team.yml
          \(child)
        """)
      #expect(configuration.onlyRules?.value == expected)
    }
  }

  @Test func `every key has an example of how it is inherited`() {
    let shown = Self.cases.map { $0.parent.prefix { $0 != ":" } }
    for key in builtin.keys where !["only_rules", "parent_config"].contains(key.name) {
      #expect(shown.contains { $0 == key.name }, "\(key.name)")
    }
  }

  @Test func `of three files the nearest decides, and lists are joined starting with the farthest`() throws {
    let configuration = try wholeConfiguration(
      """
      base/company.yml:
        strict: true
        reporter: json
        excluded: [a]
        disabled_rules: [wrong_scale, empty_asset]
        oversized_payload: {max_bytes: 1, max_pixels: 1}
      base/team.yml:
        parent_config: company.yml
        reporter: junit
        excluded: [b]
        opt_in_rules: [wrong_scale]
        oversized_payload: {max_bytes: 2}
      .assetlint.yml:
        parent_config: base/team.yml
        excluded: [c]
        disabled_rules: [wrong_scale]
      """)
    #expect(
      configuration.stated == [
        "  - a @base/company.yml:3", "  - b @base/team.yml:3", "  - c @.assetlint.yml:2",
        "  - wrong_scale @base/company.yml:4", "  - empty_asset @base/company.yml:4",
        "  - wrong_scale @.assetlint.yml:3",
        "strict: true @base/company.yml:1", "reporter: junit @base/team.yml:2",
        "empty_asset: off @base/company.yml:4", "wrong_scale: off @base/company.yml:4",
        "  max_pixels: 1 @base/company.yml:5", "  max_bytes: 2 @base/team.yml:5",
      ])
    #expect(configuration.files == [".assetlint.yml", "base/team.yml", "base/company.yml"])
  }

  @Test func `a mistake is reported in the file that contains it`() throws {
    #expect(
      try problems("team.yml:\n  strict: 1\n.assetlint.yml:\n  parent_config: team.yml\n  strict: 2")
        == [".assetlint.yml:2:9: expected true or false"])
    #expect(
      try problems("team.yml:\n  strict: 1\n.assetlint.yml:\n  parent_config: team.yml")
        == ["team.yml:1:9: expected true or false"])
  }
}
