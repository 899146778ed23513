import Basics
import TestSupport
import Testing

@testable import LintEngine

struct EffectiveConfigurationTests {
  /// The lines of the effective configuration, without the places where they are set.
  private func plain(_ configuration: Configuration) -> [String] {
    configuration.effective(builtin).split(separator: "\n").map { line in
      String(line.split(separator: "  # ").first ?? "").trimmingEnd
    }
  }

  @Test(
    arguments: builtin.keys.compactMap(\.sample) + [
      builtin.exampleConfiguration, "", "wrong_scale: off", "reporter: null",
    ])
  func `what is printed has the effect of what was written`(text: String) throws {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("parent_config") }
    let configuration = try Configuration(lines.joined(separator: "\n"))
    let printed = configuration.effective(builtin)
    #expect(try plain(Configuration(printed)) == plain(configuration))
  }

  @Test(arguments: builtin.keys)
  func `every part of a key is printed with its place`(key: ConfigurationKey) throws {
    guard let sample = key.sample, key.name != "parent_config" else { return }
    let printed = try Configuration(sample).effective(builtin)
    #expect(printed.contains("  # .assetlint.yml:"))
    for field in key.field.shape.fields { #expect(printed.contains("\(field.key):"), "\(field.key)") }
  }

  @Test func `every key and rule is printed with its default`() throws {
    let printed = Configuration().effective(builtin)
    for key in builtin.keys where key.standard != nil {
      #expect(printed.contains("\n\(key.name): \(key.standard ?? "")\n"))
    }
    for rule in builtin.documented { #expect(printed.contains("\n\(rule.about.id):")) }
    #expect(printed.contains("\noversized_payload:\n  severity: warning\n  max_bytes: 1000000\n"))
    #expect(!printed.contains(".assetlint.yml"))
  }

  @Test func `reasons, dates, exceptions and modules are printed`() throws {
    let configuration = try Configuration(
      """
      excluded: [a, b]
      suppressions:
        - asset: hero
          reason: "a: b"
          expires: 2030-01-31
      wrong_scale: {excluded: [c]}
      modules: [{name: A, kind: app, sources: [s], bundle_identifier: a.b}]
      """)
    #expect(
      configuration.stated == [
        "excluded: [a, b] @.assetlint.yml:1", "  - asset: hero @.assetlint.yml:3",
        "    reason: \"a: b\" @.assetlint.yml:4", "    expires: \"2030-01-31\" @.assetlint.yml:5",
        "  - name: A @.assetlint.yml:7", "    kind: app @.assetlint.yml:7",
        "    sources: [s] @.assetlint.yml:7", "    bundle_identifier: a.b @.assetlint.yml:7",
        "  excluded: [c] @.assetlint.yml:6",
      ])
  }

  @Test func `an omitted part of a policy is printed with its default`() throws {
    let printed = try Configuration("shared: {catalogs: [a]}").effective(builtin)
    #expect(printed.contains("\n  catalogs: [a]  # .assetlint.yml:1\n"))
    #expect(printed.contains("\n  kinds: [color, data, image, symbol]\n"))
  }

  @Test func `a rule that is on in one place shows its options`() throws {
    let text =
      "disabled_rules: [oversized_payload]\noverrides: [{paths: a, rules: {oversized_payload: info}}]"
    #expect(try Configuration(text).effective(builtin).contains("\noversized_payload:\n  severity: off"))
    #expect(
      try Configuration("oversized_payload: off").effective(builtin).contains("\noversized_payload: off"))
  }

  @Test func `no configured text can control a terminal`() throws {
    let text = #"excluded: ["a\u001bMb", "\u202ex", "a\nb", "a::b"]"#
    let printed = try Configuration(text).effective(builtin)
    #expect(
      printed.contains(#"excluded: ["a\u001bMb", "\u202ex", "a\nb", "a\u003a:b"]"#),
      "\(printed.prefix(200))")
    #expect(
      try Configuration(printed).excluded.map(\.value.pattern) == [
        "a\u{1B}Mb", "\u{202E}x", "a\nb", "a::b",
      ])
  }

  @Test func `a long line moves only its own comment`() throws {
    let long = String(repeating: "x", count: 80)
    let printed = try Configuration("ignored: [a]\nexcluded: [\(long)]").effective(builtin)
    #expect(printed.contains("\nignored: [a]  # .assetlint.yml:1\n"))
    #expect(printed.contains("\nexcluded: [\(long)]  # .assetlint.yml:2\n"))
  }
}
