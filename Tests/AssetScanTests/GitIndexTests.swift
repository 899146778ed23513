import Basics
import TestSupport
import Testing

@testable import AssetScan

struct GitIndexTests {
  private static let tree = """
    App/a.swift: text one
    App/a b.swift: text two
    App-2/ä.swift: text three
    Assets.xcassets/a.imageset/a.png: png 1x1
    deep/er/and/deep/er/file.txt: text four
    """

  @Test(arguments: ["2", "3", "4"], ["sha1", "sha256"])
  func `an index of any version lists what git lists`(version: String, format: String) throws {
    try withExample(Self.tree) { root in
      try git(["init", "--quiet", "--template=", "--object-format=\(format)"], in: root)
      try git(["config", "core.quotePath", "false"], in: root)
      try git(["add", "--all"], in: root)
      // Files added with `--intent-to-add` need the longer flags of version 3.
      try writeFile([], to: root.appending("later.txt"))
      try git(["add", "--intent-to-add", "later.txt"], in: root)
      try git(["update-index", "--index-version", version], in: root)
      let index = try #require(try GitRepository.around(root)?.readIndex())
      let listed = try git(["ls-files"], in: root).split(separator: "\n").map(String.init)
      #expect(index.count == listed.count)
      #expect(listed.count == 7)
      for path in listed { #expect(index.contains(path), "\(path)") }
      #expect(!index.contains("App/a.swif"))
      #expect(!index.contains("App"))
      #expect(index.containsAnything(below: Array("App".utf8)))
      #expect(index.containsAnything(below: Array("deep/er".utf8)))
      #expect(!index.containsAnything(below: Array("dee".utf8)))
      #expect(!index.containsAnything(below: Array("zzz".utf8)))
    }
  }

  @Test func `a damaged index is rejected at every length and survives every changed byte`() throws {
    try withExample(Self.tree) { root in
      try gitInit(root)
      try git(["add", "--all"], in: root)
      let bytes = try readFile(root.appending(".git/index"))
      for length in 0..<(bytes.count - 20) where GitIndex(Array(bytes[..<length])) != nil {
        // These parts lack extensions or the checksum, but no entries.
        #expect(GitIndex(Array(bytes[..<length]))?.count == 6)
      }
      for offset in bytes.indices {
        var changed = bytes
        changed[offset] ^= 0xFF
        _ = GitIndex(changed)
      }
    }
  }

  @Test func `a linked working tree has an index of its own`() throws {
    try withExample("main/a.txt: text one") { folder in
      let main = folder.appending("main")
      try gitInit(main)
      try gitCommitAll(main)
      try git(["worktree", "add", "--quiet", "../linked"], in: main)
      let linked = folder.appending("linked")
      let repository = try #require(GitRepository.around(linked))
      #expect(repository.top == linked)
      #expect(try repository.readIndex()?.contains("a.txt") == true)
      try makeFolder(main.appending(".git/info"))
      try writeFile(Array("*.log\n".utf8), to: main.appending(".git/info/exclude"))
      #expect(repository.readExcludes() == Array("*.log\n".utf8))
    }
  }
}

extension GitIndex {
  fileprivate func contains(_ path: String) -> Bool { position(of: Array(path.utf8)) != nil }
}
