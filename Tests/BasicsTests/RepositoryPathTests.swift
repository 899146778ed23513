import Basics
import Testing

struct RepositoryPathTests {
  struct Case: Sendable {
    let path: RepositoryPath
    let name: String
    let stem: String
    let pathExtension: String?
    let parent: RepositoryPath
  }

  @Test(arguments: [
    Case(path: "", name: "", stem: "", pathExtension: nil, parent: ""),
    Case(path: "a", name: "a", stem: "a", pathExtension: nil, parent: ""),
    Case(path: "a.b/c", name: "c", stem: "c", pathExtension: nil, parent: "a.b"),
    Case(path: "a/Hero@2x.PNG", name: "Hero@2x.PNG", stem: "Hero@2x", pathExtension: "png", parent: "a"),
    Case(path: "a/b/.hidden", name: ".hidden", stem: ".hidden", pathExtension: nil, parent: "a/b"),
    Case(path: "x.tar.gz", name: "x.tar.gz", stem: "x.tar", pathExtension: "gz", parent: ""),
    Case(path: "x.", name: "x.", stem: "x", pathExtension: "", parent: ""),
    Case(path: "Bilder/Größe.png", name: "Größe.png", stem: "Größe", pathExtension: "png", parent: "Bilder"),
  ])
  func `a path is split into its parts`(_ example: Case) {
    #expect(example.path.nameText == example.name)
    #expect(Array(example.path.name) == Array(example.name.utf8))
    #expect(example.path.stem == example.stem)
    #expect(example.path.pathExtension == example.pathExtension)
    #expect(example.path.parent == example.parent)
    if !example.path.isRoot {
      #expect(example.path.parent.appending(example.name) == example.path)
    }
  }

  @Test func `a folder contains itself and what is below, but not its namesakes`() {
    let folder: RepositoryPath = "a/b"
    #expect(folder.isInside(folder))
    #expect(RepositoryPath("a/b/c/d").isInside(folder))
    #expect(folder.isInside(.root))
    #expect(!RepositoryPath("a/bc").isInside(folder))
    #expect(!RepositoryPath("a").isInside(folder))
    #expect(!RepositoryPath.root.isInside(folder))
  }

  @Test(arguments: ["", "a", "a/b", "a-b"] as [RepositoryPath])
  func `a path does not come before itself`(_ path: RepositoryPath) {
    #expect(!(path < path))
    #expect(path < path.appending("z"))
    #expect(!(path.appending("z") < path))
  }

  @Test func `components run from the outermost folder to the name`() {
    #expect(
      RepositoryPath("a/b c/d").components.map { String(decoding: $0, as: UTF8.self) } == ["a", "b c", "d"])
    #expect(RepositoryPath.root.components.isEmpty)
  }

  @Test func `bytes that are not UTF-8 survive`() {
    let path = RepositoryPath(bytes: [0x61, 0xFF])
    #expect(!path.isUTF8)
    #expect(path.description == "a\u{FFFD}")
    #expect(path != RepositoryPath(path.description))
    #expect(RepositoryPath("ä").isUTF8)
  }

  @Test func `two normalizations of a name are two paths`() {
    #expect(RepositoryPath("e\u{301}") != RepositoryPath("\u{E9}"))
  }

  @Test func `a folder comes before its content`() {
    let sorted: [RepositoryPath] = ["", "a", "a/b", "a/b/c", "a/b.d", "a b", "a.b", "ab", "b"]
    #expect(sorted.reversed().sorted() == sorted)
  }
}
