import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

struct EntryTests {
  @Test(arguments: [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "build", "node_modules", "vendor", "a.xcloc",
  ])
  func `a folder that tools generate is skipped`(name: String) throws {
    let tree = "\(name)/a.txt: empty\nApp/\(name)/a.txt: empty\nApp/my\(name)x/a.txt: empty"
    try withExample(tree) { root in
      let files = FileTree.walk(root).files(named: "a.txt").map(\.description)
      #expect(files == ["App/my\(name)x/a.txt"])
      #expect(ScanScope.leavesOut("App/\(name)/**") == !name.hasSuffix("xcloc"))
    }
  }
}
