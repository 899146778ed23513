import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

/// The keys of an entry of a Contents.json, row by row.
struct EntryTests {
  private func contents(_ key: String) -> Contents {
    Contents(Array("{\"images\": [{\"\(key)\": \"x\"}]}".utf8), path: "Contents.json", kind: .image)
  }

  @Test(arguments: [
    "display-gamut", "extent", "graphics-feature-set", "height-class", "idiom", "language-direction",
    "locale", "matching-style", "memory", "mipmap-level", "minimum-system-version", "orientation",
    "platform", "role", "scale", "screen-width", "size", "subtype", "symbol-variant",
    "universal-type-identifier", "width-class",
  ])
  func `a key says when an entry applies`(key: String) {
    #expect(contents(key).slots.map(\.traits) == [[Trait(key, "x")]])
    #expect(contents(key + "s").slots.map(\.traits) == [[]])
  }

  @Test(arguments: [
    ("screenWidth", "screen-width"), ("capInsets", "cap-insets"), ("fileName", "filename"),
    ("file-name", "filename"), ("Scale", "scale"), ("Idiom", "idiom"), ("displayGamut", "display-gamut"),
    ("languageDirection", "language-direction"),
  ])
  func `a key is misspelled`(key: String, right: String) throws {
    let problems = contents(key).file.problems
    #expect(problems.count == 1)
    #expect(try #require(problems.first).text.contains(right))
    #expect(contents(right).file.problems.isEmpty)
  }

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
