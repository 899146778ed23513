import AssetModel
import AssetRules
import AssetScan
import Basics
import Foundation
import LintEngine
import TestSupport
import Testing

struct RuleExampleTests {
  @Test(arguments: RuleExample.all)
  func `a rule reports what its example marks and nothing else`(_ example: RuleExample) throws {
    let tree = try example.parse()
    var reports: [ExampleVariant: [String]] = [:]
    for variant in ExampleVariant.allCases {
      let varied = variant.apply(to: tree)
      let diagnostics = try example.diagnostics(variant, varied)
      let problems = differences(between: varied.marks, and: diagnostics)
      for problem in problems { example.record("\(problem) (\(variant.rawValue))") }
      // An example that fails unchanged would fail again in every variant.
      if !problems.isEmpty { return }
      for finding in diagnostics.ambiguous {
        example.record(
          "another finding has the fingerprint and a member of “\(finding)” (\(variant.rawValue))")
      }
      reports[variant] = diagnostics.map(\.line)
      if variant == .plain { try RuleFindings(of: example.about.id).compare(example, diagnostics) }
    }
    for variant in [ExampleVariant.manyJobs, .reversed] where reports[variant] != reports[.plain] {
      example.record("the report differs with \(variant.rawValue)")
    }
  }

  @Test func `no file keeps what a rule says about an example that is gone`() throws {
    for rule in Dictionary(grouping: RuleExample.all, by: \.about.id) {
      let titles = try RuleFindings(of: rule.key).titles
      #expect(Set(titles).isSubset(of: rule.value.map(\.example.title)), "\(rule.key)")
    }
    let ids = Set(RuleExample.all.map { "\($0.about.id).txt" })
    #expect(
      ids.isSuperset(of: try FileManager.default.contentsOfDirectory(atPath: RuleFindings.folder.description))
    )
  }
}

extension [Diagnostic] {
  /// The messages of findings that a comparison would confuse with another one.
  ///
  /// Only places in the same declaration of one source may have the same message.
  fileprivate var ambiguous: [String] {
    var seen: Set<[Digest]> = []
    return flatMap { diagnostic -> [String] in
      let finding = diagnostic.finding
      if case .source = finding.anchor { return [] }
      let members = finding.members.isEmpty ? [diagnostic.fingerprint] : finding.members.map(\.subject.key)
      return members.filter { !seen.insert([diagnostic.fingerprint, $0]).inserted }.map { _ in finding.message
      }
    }
  }
}

/// A way to run an example that must make no difference to the findings.
enum ExampleVariant: String, CaseIterable {
  case plain = "unchanged"
  case manyJobs = "eight jobs"
  case inFolder = "a folder with a space and umlauts"
  case carriageReturns = "CR LF in every Contents.json"
  case reversed = "folders filled in the opposite order"

  /// The folder to lint.
  func apply(to tree: ExampleTree) -> ExampleTree {
    switch self {
    case .plain, .manyJobs: tree
    // Patterns of a configuration start at the root, so with a configuration, the root itself is moved.
    case .inFolder: tree[Configuration.fileName] == nil ? tree.moved(into: Self.folder) : tree
    case .carriageReturns: tree.withCarriageReturns
    case .reversed: tree.reversed
    }
  }

  /// The folder around the repository, or the one inside it around everything else.
  static let folder = "Ünïcode Ordner"

  var jobs: Jobs { Jobs(self == .manyJobs ? 8 : 1) }
}

extension RuleExample {
  /// The example's repository; a mistake in the example is recorded at its place in the rule's file.
  func parse() throws -> ExampleTree {
    do {
      return try ExampleTree(example.tree)
    } catch {
      record("\(error)")
      throw error
    }
  }

  /// What the rule reports about the example.
  func diagnostics(_ variant: ExampleVariant, _ tree: ExampleTree) throws -> [Diagnostic] {
    try withTemporaryFolder { folder in
      let root = folder.appending(variant == .inFolder ? ExampleVariant.folder : "repository")
      try tree.write(into: root)
      var run = LintRun(root: root, catalog: RuleCatalog(builtinRules))
      if let earlier = tree.earlierFiles {
        let base = folder.appending("before")
        try ExampleTree.write(earlier, into: base)
        run.base = LintRun.Base("before", [DiskSource(base)])
      }
      // A check judges what the other rules did, so they run too.
      run.selection = isCheck ? RuleSelection(enabled: [about.id]) : RuleSelection(only: [about.id])
      run.jobs = variant.jobs
      run.showsExcused = true
      run.today = 20_000
      do {
        return try run.run().report.diagnostics.filter { $0.rule == about.id }
      } catch {
        record("\(error)")
        throw error
      }
    }
  }

  /// Records that the example fails, at its own line.
  func record(_ problem: String) {
    Issue.record(
      "\(about.id), “\(example.title)”: \(problem)",
      sourceLocation: SourceLocation(
        fileID: "AssetRules/" + file, filePath: projectFolder.appending(file).description,
        line: example.line, column: 1))
  }
}

extension Diagnostic {
  /// Everything that a reader would notice.
  fileprivate var line: String {
    let position = finding.place.position.map { "\($0.line):\($0.column)" } ?? ""
    return "\(finding.place.path):\(position): \(severity): \(finding.message) \(fingerprint.hex)"
  }
}
