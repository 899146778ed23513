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
      // If an example fails in one variant, the failures in other variants say nothing new.
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
  /// The messages of findings that a comparison would confuse with others.
  ///
  /// Findings in source files are left out, because those in the same declaration may have the same fingerprint.
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

/// A way to run an example that must not change the findings.
enum ExampleVariant: String, CaseIterable {
  case plain = "unchanged"
  case manyJobs = "eight jobs"
  case inFolder = "a folder with a space and umlauts"
  case carriageReturns = "CR LF in every Contents.json"
  case reversed = "folders filled in the opposite order"

  /// The example's repository in this variant.
  func apply(to tree: ExampleTree) -> ExampleTree {
    switch self {
    case .plain, .manyJobs: tree
    // Patterns in a configuration start at the root. So if there is a configuration, only the root has this name, and
    // the files stay directly in it.
    case .inFolder: tree[Configuration.fileName] == nil ? tree.moved(into: Self.folder) : tree
    case .carriageReturns: tree.withCarriageReturns
    case .reversed: tree.reversed
    }
  }

  /// The name of the root and, without a configuration, also of a folder around all files.
  static let folder = "Ünïcode Ordner"

  var jobs: Jobs { Jobs(self == .manyJobs ? 8 : 1) }
}

extension RuleExample {
  /// The example's repository. A mistake in the example is recorded at its place in the rule's file.
  func parse() throws -> ExampleTree {
    do {
      return try ExampleTree(example.tree)
    } catch {
      record("\(error)")
      throw error
    }
  }

  /// The findings of the rule about the example.
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
      // A check depends on the results of the other rules, so these run as well.
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

  /// Records a failure at the line of the example.
  func record(_ problem: String) {
    Issue.record(
      "\(about.id), “\(example.title)”: \(problem)",
      sourceLocation: SourceLocation(
        fileID: "AssetRules/" + file, filePath: projectFolder.appending(file).description,
        line: example.line, column: 1))
  }
}

extension Diagnostic {
  /// Everything that a user sees of the finding.
  fileprivate var line: String {
    let position = finding.place.position.map { "\($0.line):\($0.column)" } ?? ""
    return "\(finding.place.path):\(position): \(severity): \(finding.message) \(fingerprint.hex)"
  }
}
