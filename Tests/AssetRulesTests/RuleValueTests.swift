import AssetModel
import AssetRules
import Basics
import LintEngine
import TestSupport
import Testing

/// Several rules of one type, as a configuration could define them.
struct RuleValueTests {
  private struct Avoided: Rule {
    let word: String

    var about: RuleDescription {
      RuleDescription(
        id: "no_\(word)", category: .naming, severity: .warning, summary: "Nothing is called \(word).",
        rationale: "The team has agreed on it.", whenToDisable: "Rarely.", examples: [])
    }

    func check(_ project: Project) -> [Finding] {
      project.sets.filter { $0.name.contains(word) }.map { Finding(about: $0, "has “\(word)” in its name") }
    }
  }

  @Test func `two rules of one type are two rules`() throws {
    let tree = """
      .assetlint.yml:
        no_old: error
        no_tmp: {excluded: [Attic]}
      Assets.xcassets/old-close.imageset/close.png: png 24x24
      Assets.xcassets/tmp-close.imageset/close.png: png 24x24 red
      Attic/Assets.xcassets/tmp-open.imageset/open.png: png 24x24 blue
      """
    try withExample(tree) { root in
      let run = LintRun(root: root, catalog: RuleCatalog([Avoided(word: "old"), Avoided(word: "tmp")]))
      let found = try run.run().report.diagnostics.map { "\($0.rule) \($0.severity) \($0.finding.message)" }
      #expect(found == ["no_old error has “old” in its name", "no_tmp warning has “tmp” in its name"])
    }
  }

  @Test func `an asset that code cannot reach is reported with the first of its catalogs`() throws {
    let tree = """
      .assetlint.yml:
        only_rules: [unreachable_asset]
        modules:
          - {name: One, kind: app, sources: [One], resources: [One]}
          - {name: Two, kind: app, sources: [Two]}
      One/A.xcassets/close.imageset/close.png: png 24x24
      One/B.xcassets/close.imageset/close.png: png 24x24
      One/View.swift: func close() { show(Image("close")) }
      Two/View.swift: func close() { show(Image("close")) }
      """
    try withExample(tree) { root in
      let report = try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run().report
      #expect(report.diagnostics.map(\.finding.place.path) == ["Two/View.swift"])
      #expect(report.diagnostics.first?.finding.message.hasSuffix("; add it to Two.app") == true)
      #expect(
        report.diagnostics.first?.finding.related.map(\.place.path.parent) == [
          "One/A.xcassets/close.imageset", "One/B.xcassets/close.imageset",
        ])
    }
  }
}
