import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

struct EntryTests {
  @Test(arguments: [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "build", "node_modules", "vendor/bundle", "a.xcloc",
  ])
  func `a folder that tools generate is skipped`(name: String) throws {
    let tree = "\(name)/a.txt: empty\nApp/\(name)/a.txt: empty\nApp/my\(name)x/a.txt: empty"
    try withExample(tree) { root in
      let files = FileTree.walk(root).files(named: "a.txt").map(\.description)
      #expect(files == ["App/my\(name)x/a.txt"])
      #expect(ScanScope.leavesOut("App/\(name)/**") == !name.hasSuffix("xcloc"))
    }
  }
  @Test func `sources of other projects in a vendor folder are read`() throws {
    try withExample("App/vendor/Kit/a.txt: empty") { root in
      #expect(FileTree.walk(root).files(named: "a.txt").map(\.description) == ["App/vendor/Kit/a.txt"])
    }
  }
}
