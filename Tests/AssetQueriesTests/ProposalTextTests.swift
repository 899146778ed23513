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
    let judge = { try run.report(on: outcome, under: try run.configuration($0)) }
    let proposal = try Proposal(outcome.project, outcome.report, judge: judge)
    let text = proposal.text(counting: try judge(proposal.text(counting: outcome.report)))
    let configuration = try run.configuration(text)
    // The report of a run that reads the proposed text as its configuration.
    return (text, try run.run(configuration).report, configuration)
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

  private static let styles = """
    A.xcassets/aB.imageset/a.png: bytes 1
    A.xcassets/cD.imageset/a.png: bytes 2
    A.xcassets/eF.imageset/a.png: bytes 3
    A.xcassets/gH.imageset/a.png: bytes 4
    A.xcassets/iJ.imageset/a.png: bytes 5

    """

  private static let brands = """
    project.yml:
      name: Apps
      targets:
        Red: {type: application, platform: iOS, sources: [Common, Red]}
        Blue: {type: application, platform: iOS, sources: [Common, Blue]}
    Blue/A.xcassets/logo.imageset/logo.png: png 24x24 blue
    Blue/A.xcassets/tint.colorset: #0000FF
    Common/A.xcassets/close.imageset/close.png: png 24x24 black
    Red/A.xcassets/logo.imageset/logo.png: png 24x24 red
    Red/A.xcassets/tint.colorset: #FF0000

    """

  private static let library = """
    project.yml:
      name: Apps
      targets:
        Red: {type: application, platform: iOS, sources: [Red], dependencies: [{target: Kit}]}
        Blue: {type: application, platform: iOS, sources: [Blue], dependencies: [{target: Kit}]}
        Kit: {type: framework, platform: iOS, sources: [Kit]}
    Blue/A.xcassets/close.imageset/close.png: png 24x24 blue
    Kit/A.xcassets/close.imageset/close.png: png 24x24 black
    Kit/A.xcassets/close.imageset/close~dark.png: png 24x24 white
    Red/A.xcassets/open.imageset/open.png: png 24x24 red

    """

  /// For each small repository, the rules that the proposal causes to report something, but only infos.
  private static let quietened: [(tree: String, rules: [String])] = [
    (styles, []),
    (styles + "A.xcassets/k_l.imageset/a.png: bytes 6", []),
    (brands, []),
    // An asset of one brand, and one that is both shared and a brand's.
    (
      brands + """
        Red/A.xcassets/only.imageset/a.png: png 24x24 green
        Blue/A.xcassets/close.imageset/close.png: png 24x24 black
        """, ["orphan_override", "redundant_override"]
    ),
    (library, ["mismatched_override", "outside_shared_catalog"]),
  ]

  @Test(arguments: quietened)
  func `the proposal causes infos at most`(_ tree: String, _ rules: [String]) throws {
    try withExample(tree) { root in
      let run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      let before = try run.run(Configuration()).report
      let after = try proposal(at: root).report
      #expect(after.alarms <= before.alarms)
      let known = Set(before.diagnostics.map(\.rule))
      let infos = after.diagnostics.filter { $0.severity == .info }
      #expect(Set(infos.map(\.rule)).subtracting(known).sorted() == rules)
    }
  }

  @Test(arguments: try listFolder(projectFolder.appending("Fixtures")).map(\.name))
  func `the proposal for a larger repository causes infos at most, too`(_ name: [UInt8]) throws {
    let root = projectFolder.appending("Fixtures").appending(RepositoryPath(bytes: name)).appending(
      "repository")
    guard try FileStatus.of(root) != nil else { return }
    let before = try LintRun(root: root, catalog: RuleCatalog(builtinRules)).run(Configuration()).report
    #expect(try proposal(at: root).report.alarms <= before.alarms)
  }

  @Test func `a style is in effect, unless it has exceptions`() throws {
    let colors = ["a_b", "c_d", "e_f", "g_h", "iJ"].enumerated().map {
      "B.xcassets/\($1).colorset: #00000\($0)"
    }
    .joined(separator: "\n")
    try withExample(Self.styles) { root in
      let text = try proposal(at: root).text
      #expect(text.contains("\n    - kinds: [image]\n      style: camelCase\n"))
    }
    try withExample(Self.styles + colors) { root in
      let text = try proposal(at: root).text
      #expect(text.contains("\n    - kinds: [image]\n      style: camelCase\n"))
      #expect(
        text.contains(
          "\n    # - kinds: [color]\n    #   style: snake_case\n"))
      #expect(try findings("asset_name", at: root, uncommenting: ["- kinds", "  style"], in: text) == 1)
    }
    try withExample(colors + "\nA.xcassets/kL.imageset/a.png: bytes 1") { root in
      let text = try proposal(at: root).text
      #expect(!text.contains("\nasset_name:"))
      #expect(
        try findings(
          "asset_name", at: root, uncommenting: ["asset_name:", "  con", "    -", "      s"], in: text) == 1)
    }
  }

  /// The number of findings if someone removes the comment marks before lines with these beginnings.
  private func findings(
    _ rule: String, at root: FilePath, uncommenting lines: [String], in text: String
  ) throws -> Int {
    let run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
    let text = lines.reduce(text) { $0.replacing("# \($1)", with: $1) }
    return try run.run(try run.configuration(text)).report.diagnostics.count { $0.rule == rule }
  }

  @Test func `shared catalogs are commented out if other rules report more because of them`() throws {
    try withExample(Self.library + "Kit/A.xcassets/old.imageset/old.png: text no picture") { root in
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      run.furtherNeeds = [.usage, .modules, .digests]
      let outcome = try run.run(Configuration())
      let plain = outcome.report
      #expect(plain.alarms > 0)
      let text = { (loud: Report) -> String in
        let judge = { (text: String) -> Report in text.contains("\nshared:") ? loud : plain }
        return Proposal(outcome.project, plain, judge: judge).text(counting: plain)
      }
      #expect(text(plain).contains("\nshared:\n"))
      var loud = plain
      loud.diagnostics += plain.diagnostics
      #expect(!text(loud).contains("\nshared:"))
      #expect(text(loud).contains("\n# shared:\n#   catalogs:\n#     - Kit/A.xcassets\n"))
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

extension Report {
  fileprivate var alarms: Int { count(.error) + count(.warning) }
}

extension Int {
  fileprivate var beingFindings: String { self == 1 ? "is 1 finding" : "are \(counting("finding"))" }
}
