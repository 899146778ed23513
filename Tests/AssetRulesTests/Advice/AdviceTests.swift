import Basics
import Foundation
import TestSupport
import Testing

/// Findings do not contradict each other: following the advice of all of them leads to no new findings.
struct AdviceTests {
  @Test(arguments: RuleExample.all.filter { !$0.isCheck && !$0.example.tree.contains("\nbefore ") })
  func `following the advice for an example leads to no new finding`(_ example: RuleExample) throws {
    try withExample(example.example.tree) { root in
      let advice = try FollowedAdvice(at: root)
      for news in advice.news {
        example.record(
          "after following the advice: \(news)\nbefore:\n\(advice.first.joined(separator: "\n"))")
      }
    }
  }

  @Test func `following the advice deletes copies, unused assets and their accessors`() throws {
    try withExample(
      """
      .assetlint.yml:
        shared:
          catalogs: [Shared/Assets.xcassets]
      App/Assets.xcassets/copy.imageset/copy.png: png 24x24 red
      App/Assets.xcassets/dead.imageset/dead.png: png 24x24 blue
      App/Assets.xcassets/twin.imageset/twin.png: png 24x24 blue
      Shared/Assets.xcassets/close.imageset/close.png: png 24x24 red
      App.swift:
        enum Icon { static let dead = UIImage(named: "dead") }
        func show() { use(UIImage(named: "copy"), UIImage(named: "twin")) }
      """
    ) { root in
      let advice = try FollowedAdvice(at: root)
      #expect(advice.deletions == 3)
      #expect(advice.news == [])
    }
  }

  /// Also follows the advice in copies of the folders in `ASSETLINT_ADVICE`, which are separated by colons.
  @Test(arguments: environmentVariable("ASSETLINT_ADVICE")?.split(separator: ":").map(String.init) ?? [])
  func `following the advice for a repository leads to no new finding`(_ repository: String) throws {
    try withTemporaryFolder { folder in
      let root = folder.appending("repository")
      try FileManager.default.copyItem(atPath: repository, toPath: root.description)
      let advice = try FollowedAdvice(at: root)
      #expect(advice.news == [], "after \(advice.deletions) deletions")
    }
  }
}
