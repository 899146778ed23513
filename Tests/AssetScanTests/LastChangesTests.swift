import AssetModel
import AssetScan
import Basics
import TestSupport
import Testing

struct LastChangesTests {
  private func repository(_ body: (FilePath) throws -> Void) throws {
    try withExample("a.imageset/a.png: png 24x24\nb.imageset/b.png: png 24x24 red\nApp.swift: let a = 1") {
      root in
      try gitInit(root)
      try gitCommitAll(root, "One", date: "2020-02-03T12:00:00Z")
      try writeFile([1], to: root.appending("Assets.xcassets/b.imageset/b.png"))
      try gitCommitAll(root, "Two", date: "2021-04-05T12:00:00Z")
      try body(root)
    }
  }

  private func dates(
    _ folders: [RepositoryPath], at root: FilePath, _ choice: TreeChoice = .workingTree
  ) -> [String] {
    choice.lastChanges(below: folders, at: root).map { "\($0.key) \($0.value.date)" }.sorted()
  }

  @Test func `a file has the date of the last commit that touched it`() throws {
    try repository { root in
      let found = dates(["Assets.xcassets"], at: root).filter { $0.contains(".png") }
      #expect(
        found == [
          "Assets.xcassets/a.imageset/a.png 2020-02-03", "Assets.xcassets/b.imageset/b.png 2021-04-05",
        ])
    }
  }

  @Test func `a revision has the history up to it, and a root inside the repository has its own paths`()
    throws
  {
    try repository { root in
      #expect(
        dates(["Assets.xcassets/b.imageset"], at: root, .revision("HEAD~1")).allSatisfy {
          $0.hasSuffix("2020-02-03")
        })
      let inner = root.appending("Assets.xcassets")
      #expect(dates(["b.imageset"], at: inner).contains("b.imageset/b.png 2021-04-05"))
      #expect(dates([], at: root) == [])
    }
  }

  @Test func `nothing is known without git, without a commit and in a shallow clone`() throws {
    try withExample("a.imageset/a.png: png 24x24") { root in
      #expect(dates(["Assets.xcassets"], at: root) == [])
      try gitInit(root)
      #expect(dates(["Assets.xcassets"], at: root) == [])
    }
    try repository { root in
      try withTemporaryFolder { folder in
        try git(["clone", "--quiet", "--depth=1", "file://\(root)", "clone"], in: folder)
        #expect(dates(["Assets.xcassets"], at: folder.appending("clone")) == [])
      }
    }
  }
}
