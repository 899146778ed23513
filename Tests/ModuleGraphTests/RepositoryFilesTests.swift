import AssetModel
import Basics
import Testing

@testable import ModuleGraph

struct RepositoryFilesTests {
  static let files = RepositoryFiles([
    "App", "App/A.swift", "App/Assets.xcassets", "App/Assets.xcassets/a.imageset/a.png", "App/b.txt",
    "App.swift",
    "App/.hidden", "App/Sub/deep/c.m", "Empty",
  ])

  @Test func `folders are known by their files`() {
    #expect(Self.files.all.count == 7)
    #expect(Self.files.isFolder("App"))
    #expect(Self.files.isFolder("App/Assets.xcassets/a.imageset"))
    #expect(!Self.files.isFolder("App.swift"))
    #expect(!Self.files.isFolder("Ap"))
    #expect(Self.files.isFile("App/b.txt"))
    #expect(!Self.files.isFile("App"))
    #expect(!Self.files.isFile("Nothing"))
  }

  @Test func `the files of a folder are those below it`() {
    #expect(Self.files.files(in: "App/Sub").map(\.description) == ["App/Sub/deep/c.m"])
    #expect(Self.files.files(in: "App.swift").map(\.description) == ["App.swift"])
    #expect(Self.files.files(in: .root).count == 7)
    #expect(Self.files.files(in: "Z").isEmpty)
  }

  @Test func `wrappers are one unit, and hidden files are skipped`() {
    let units = Self.files.units(in: "App").map(\.description)
    #expect(units == ["App/A.swift", "App/Assets.xcassets", "App/Sub/deep/c.m", "App/b.txt"])
    #expect(Self.files.units(in: "App", whole: ["App/Sub"]).map(\.description).contains("App/Sub"))
    #expect(Self.files.units(in: .root).count == 6)
  }

  @Test(arguments: [
    ("a/b", "c/d", "a/b/c/d"), ("a/b", "../c", "a/c"), ("a/b", "../..", ""), ("a/b", "../../..", nil),
    ("a", "./x//y/.", "a/x/y"), ("a", "/etc", nil), ("a", "~/x", nil), ("a", "", "a"), ("", "x", "x"),
    ("a", "b/../../../a", nil),
  ])
  func `a path is resolved against its folder`(_ folder: String, _ text: String, _ path: String?) {
    #expect(RepositoryPath(folder).following(text)?.description == path)
  }

  @Test func `an endless path leads nowhere`() {
    #expect(RepositoryPath("a").following(String(repeating: "abc/", count: 2000)) == nil)
  }
}
