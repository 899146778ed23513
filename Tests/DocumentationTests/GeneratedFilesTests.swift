internal import AssetModel
import AssetRules
import TestSupport
import Testing

@testable import LintEngine

/// All rules of the program.
let builtin = RuleCatalog(builtinRules)

struct GeneratedFilesTests {
  @Test func `the reference of the rules is up to date`() throws {
    try GeneratedFile("Rules/README.md").compare(with: builtin.reference)
  }

  @Test func `the example of a configuration is up to date`() throws {
    try GeneratedFile(".assetlint.yml.example").compare(with: builtin.exampleConfiguration)
  }

  @Test func `the table of rules in the README is up to date`() throws {
    let page = GeneratedFile("README.md")
    try page.compare(with: try #require(builtin.updatingTable(in: page.text())))
  }

  @Test func `the sample rule in the documentation compiles`() throws {
    let file = GeneratedFile("Tests/DocumentationTests/HeavyData.swift")
    #expect(try file.text() == RuleReferenceText.sample + "\n")
  }

  @Test(arguments: HeavyData().about.examples.map(\.tree))
  func `the sample rule in the documentation works`(example: String) throws {
    let report = try withExample(example) { root in
      var run = LintRun(root: root, catalog: RuleCatalog([HeavyData()]))
      run.selection.only = [HeavyData().about.id]
      return try run.run().report
    }
    #expect(report.diagnostics.count == (try ExampleTree(example).marks.count))
  }
}
