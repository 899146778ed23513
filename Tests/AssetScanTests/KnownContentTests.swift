import Basics
import TestSupport
import Testing

@testable import AssetScan

/// A content id in git's index counts only if it is certain that the file on disk still has this content.
struct KnownContentTests {
  /// A repository with an index that is newer than its files, and without settings that change content.
  private func withRepository(
    format: String = "sha1", _ change: (FilePath) throws -> Void = { _ in },
    _ check: (FilePath) throws -> Void
  ) throws {
    try withExample("App/a.txt: text one\nApp/b.txt: text two\nc.txt: text three") { root in
      try git(["init", "--quiet", "--template=", "--object-format=\(format)"], in: root)
      try git(["config", "core.autocrlf", "false"], in: root)
      try git(["config", "core.attributesFile", "/dev/null"], in: root)
      try age(root, "App/a.txt", "App/b.txt", "c.txt")
      try git(["add", "--all"], in: root)
      try change(root)
      try check(root)
    }
  }

  private func age(_ root: FilePath, _ paths: String..., to date: String = "202001011200") throws {
    for path in paths { _ = try runProcess("touch", ["-t", date, path], in: root) }
  }

  /// The content ids that are known without reading the files, by path.
  private func known(_ root: FilePath) -> [String: String] {
    let tree = FileTree.walk(root)
    return ["App/a.txt", "App/b.txt", "c.txt"].reduce(into: [:]) { names, path in
      names[path] = tree.knownContentID(of: RepositoryPath(path))?.hex
    }
  }

  private func named(_ root: FilePath, _ path: String) throws -> String {
    String(try git(["hash-object", path], in: root).prefix { $0 != "\n" })
  }

  @Test(arguments: ["sha1", "sha256"])
  func `the content of an untouched file in the index is known`(format: String) throws {
    try withRepository(format: format) { root in
      let names = known(root)
      #expect(names.count == 3)
      for (path, name) in names {
        let wanted = try named(root, path)
        #expect(name == wanted)
      }
      let tree = FileTree.walk(root)
      let bytes = try tree.read("c.txt")
      #expect(tree.contentID(of: bytes).hex == names["c.txt"])
    }
  }

  @Test func `other content is noticed even with the same size and time`() throws {
    try withRepository { root in
      try writeFile(Array("owt".utf8), to: root.appending("App/b.txt"))
      try age(root, "App/b.txt")
    } _: { root in
      #expect(known(root).keys.sorted() == ["App/a.txt", "c.txt"])
    }
  }

  @Test func `a file as new as the index may have changed since`() throws {
    try withRepository { root in
      try age(root, "c.txt", to: "203801011200")
      try git(["add", "--all"], in: root)
    } _: { root in
      #expect(known(root).keys.sorted() == ["App/a.txt", "App/b.txt"])
    }
  }

  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func `files marked assume-unchanged or skip-worktree are not known`(flag: String) throws {
    try withRepository { root in
      try git(["update-index", flag, "App/a.txt"], in: root)
    } _: { root in
      #expect(known(root).keys.sorted() == ["App/b.txt", "c.txt"])
    }
  }

  @Test func `intent-to-add entries, conflicts and links are not known`() throws {
    try withRepository { root in
      try git(["rm", "--quiet", "--cached", "App/a.txt", "App/b.txt", "c.txt"], in: root)
      try git(["add", "--intent-to-add", "App/a.txt"], in: root)
      let name = try named(root, "App/b.txt")
      let stages = "100644 \(name) 2\tApp/b.txt\n100644 \(name) 3\tApp/b.txt\n"
      _ = try runProcess("git", ["update-index", "--index-info"], in: root, input: Array(stages.utf8))
      _ = try runProcess("mv", ["c.txt", "d.txt"], in: root)
      try makeLink(root.appending("c.txt"), to: "d.txt")
      try git(["add", "c.txt", "d.txt"], in: root)
    } _: { root in
      #expect(known(root).isEmpty)
      let bytes = try FileTree.walk(root).read("c.txt")
      #expect(bytes == Array("three".utf8))
    }
  }

  @Test(arguments: [
    (".gitattributes", "*.txt text", ["App/a.txt", "App/b.txt", "c.txt"]),
    ("App/.gitattributes", "a.* filter=lfs", ["App/a.txt"]),
    (".gitattributes", "* text=auto\nApp/*.txt binary", ["c.txt"]),
    (".git/info/attributes", "nothing text", ["App/a.txt", "App/b.txt", "c.txt"]),
  ])
  func `content that git may convert on the way to the disk is not known`(
    file: String, rules: String, unknown: [String]
  ) throws {
    try withRepository { root in
      try makeFolder(root.appending(RepositoryPath(file)).parent)
      try writeFile(Array(rules.utf8), to: root.appending(RepositoryPath(file)))
    } _: { root in
      #expect(Set(known(root).keys).isDisjoint(with: unknown))
      #expect(known(root).count == 3 - unknown.count)
    }
  }

  @Test(arguments: [("true", 0), ("input", 0), ("false", 3)])
  func `nothing is known if all line endings are converted`(setting: String, count: Int) throws {
    try withRepository { root in
      try git(["config", "core.autocrlf", setting], in: root)
    } _: { root in
      #expect(known(root).count == count)
    }
  }

  @Test func `as much is known in a folder of the repository`() throws {
    try withRepository { root in
      let tree = FileTree.walk(root.appending("App"))
      let name = try named(root, "App/a.txt")
      #expect(tree.knownContentID(of: "a.txt")?.hex == name)
    }
  }

  @Test func `without git nothing is known, and content ids use SHA-1`() throws {
    try withExample("a.txt: text one") { root in
      let tree = FileTree.walk(root)
      #expect(tree.knownContentID(of: "a.txt") == nil)
      #expect(tree.contentID(of: Array("one".utf8)) == ContentID(of: Array("one".utf8), by: .sha1))
    }
  }
}
