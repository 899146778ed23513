import AssetModel
import AssetQueries
import AssetRules
import Basics
import LintEngine
import TestSupport
import Testing

struct ProposalTextTests {
  /// The proposed configuration for a repository, and the report under that configuration.
  private func proposal(at root: FilePath) throws -> (text: String, report: Report, read: Configuration) {
    var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
    run.furtherNeeds = [.usage, .modules, .digests]
    let outcome = try run.run(Configuration())
    let proposal = Proposal(outcome.project, outcome.report)
    let configuration = try run.configuration(proposal.text(counting: outcome.report))
    let judged = try run.report(on: outcome, under: configuration)
    let text = proposal.text(counting: judged)
    // The report of a run that reads the proposed text as its configuration.
    return (text, try run.run(try run.configuration(text)).report, configuration)
  }

  @Test(arguments: try listFolder(projectFolder.appending("Fixtures")).map(\.name))
  func `the written file can be read, and its counts are right`(_ name: [UInt8]) throws {
    let root = projectFolder.appending("Fixtures").appending(RepositoryPath(bytes: name)).appending(
      "repository")
    guard try FileStatus.of(root) != nil else { return }
    let (text, report, _) = try proposal(at: root)
    let words = text.split { $0.isWhitespace || $0 == "#" }.joined(separator: " ")
    #expect(words.contains("there \(report.diagnostics.findingCount.beingFindings)"))
    for (rule, count) in Dictionary(grouping: report.diagnostics, by: \.rule).mapValues(\.findingCount) {
      #expect(words.contains("\(rule) \(count)") || words.contains("\(rule) finding"), "\(rule)")
    }
  }

  @Test func `findings that lint combines are counted one by one`() throws {
    let colors = (0..<4).flatMap { number in ["a\(number)x", "b\(number)y"].map { ($0, number) } }
    let tree =
      colors.map { "Assets.xcassets/\($0).colorset: #00000\($1)" }.joined(separator: "\n")
      + "\nApp.swift: show(\(colors.map { "UIColor(named: \"\($0.0)\")" }.joined(separator: ", ")))"
    try withExample(tree) { root in
      let (text, report, _) = try proposal(at: root)
      #expect(report.diagnostics.count == 1)
      #expect(
        text.split { $0.isWhitespace || $0 == "#" }.joined(separator: " ").contains(
          "there are 4 findings (4 infos)"))
      #expect(text.contains("duplicate_asset  4"))
    }
  }

  @Test(arguments: ["a\nb: c", "[x] {y}*", "\"quoted\"", "# no comment", "\u{2028}", "ünï cöde", "-", "yes"])
  func `a folder of any name is excluded, and no other folder`(_ name: String) throws {
    try withTemporaryFolder { root in
      for folder in [name, name + "x"] {
        let set = root.appending(RepositoryPath("\(folder)/Vendor/A.xcassets/a.imageset"))
        try makeFolder(set)
        try writeFile(Array("no picture".utf8), to: set.appending("a.png"))
      }
      let (_, report, read) = try proposal(at: root)
      #expect(read.excluded.map(\.value.pattern).count == 2)
      #expect(report.diagnostics.isEmpty)
    }
  }
}

extension Int {
  fileprivate var beingFindings: String { self == 1 ? "is 1 finding" : "are \(counting("finding"))" }
}
