import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

/// Files that git stores as a link, an LFS pointer or an object, and files with missing content.
@Suite(.timeLimit(.minutes(15))) struct GitContentTests {
  // MARK: Links

  @Test func `links are followed inside the tree, and nowhere else`() throws {
    try withRepository("App/a.txt: text one\nother.txt: text two") { root in
      let links = [
        ("App/near.txt", "a.txt"), ("up.txt", "App/../App/a.txt"), ("chain.txt", "up.txt"),
        ("folder", "App"), ("through.txt", "folder/a.txt"), ("dangling", "nothing.txt"),
        ("round", "round"), ("ping", "pong"), ("pong", "ping"), ("out", "../outside.txt"),
        ("absolute", "/etc/hosts"),
        ("top", "."),
      ]
      for (path, target) in links { try makeLink(root.appending(RepositoryPath(path)), to: target) }
      try writeFile([], to: root.parent.appending("outside.txt"))
      try gitCommitAll(root)
      for choice in [TreeChoice.index, .revision("HEAD"), .workingTree] {
        let found = try contents(choice, root)
        for path in ["App/near.txt", "up.txt", "chain.txt", "through.txt"] { #expect(found[path] == "one") }
        let source = try choice.open(at: root)
        let targets = ["folder", "top", "dangling", "round", "ping", "out", "absolute"].map {
          source.target(ofLink: RepositoryPath($0))
        }
        #expect(
          targets == [.folder, .folder, .nowhere, .nowhere, .nowhere, .outside, .outside], "\(choice)")
      }
    }
  }

  @Test func `a link in a catalog is reported with its target`() throws {
    let inside = "Assets.xcassets"
    try withRepository("\(inside)/a.imageset/a.png: png 2x2\nb.png: png 2x2") { root in
      for (name, target) in [
        ("near", "../b.png"), ("folder", "a.imageset"), ("gone", "x"), ("out", "/etc/hosts"),
      ] {
        try makeLink(root.appending(RepositoryPath("\(inside)/\(name)")), to: target)
      }
      try gitCommitAll(root)
      for choice in [TreeChoice.index, .revision("HEAD"), .workingTree] {
        let issues = try tree(choice, root).issues.map { "\($0.place.path.nameText) \($0.message)" }
        #expect(
          issues == [
            "folder is a link to a folder that is scanned under its own path, so the link was not followed",
            "gone is a broken link, so it was not read",
            "out is a link that points outside the repository, so it was not read",
          ])
      }
    }
  }

  // MARK: Missing content

  @Test func `a partial clone is read as far as possible, and nothing is fetched`() throws {
    try withTemporaryFolder { folder in
      let (origin, clone) = (folder.appending("origin"), folder.appending("clone"))
      try makeFolder(origin)
      try gitInit(origin)
      try git(["config", "uploadpack.allowFilter", "true"], in: origin)
      try write("one", to: "a.txt", in: origin)
      try gitCommitAll(origin)
      try write("two", to: "a.txt", in: origin)
      try write("two", to: "b.txt", in: origin)
      try gitCommitAll(origin)
      try git(["clone", "--quiet", "--filter=blob:none", "file://\(origin)", "clone"], in: folder)
      #expect(try contents(.revision("HEAD"), clone) == ["a.txt": "two", "b.txt": "two"])
      let old = try tree(.revision("HEAD~"), clone)
      #expect(throws: ReadError.notInClone) { try old.read("a.txt") }
      #expect(throws: ReadError.notInClone) { try old.byteCount(of: "a.txt") }
      #expect(old.knownContentID(of: "a.txt") == ContentID(of: Array("one".utf8)))
      // Reading has not fetched the object.
      let missing = try git(["rev-list", "--objects", "--all", "--missing=print"], in: clone)
      #expect(missing.contains("?\(ContentID(of: Array("one".utf8)).hex)"))
    }
  }

  @Test func `a shallow clone says so if it does not have a revision`() throws {
    try withTemporaryFolder { folder in
      let origin = folder.appending("origin")
      try makeFolder(origin)
      try gitInit(origin)
      for text in ["one", "two"] {
        try write(text, to: "a.txt", in: origin)
        try gitCommitAll(origin)
      }
      try git(["clone", "--quiet", "--depth=1", "file://\(origin)", "clone"], in: folder)
      let clone = folder.appending("clone")
      #expect(try contents(.revision("HEAD"), clone) == ["a.txt": "two"])
      #expect(
        refusal(.revision("HEAD~"), clone)?.hasSuffix("the clone is shallow: run “git fetch --unshallow”")
          == true)
    }
  }

  @Test func `a file is read from disk only if git's index proves that it is unchanged`() throws {
    try withRepository("same.txt: text one\nother.txt: text two\nSub/same.txt: text three") { root in
      _ = try runProcess("touch", ["-t", "202001011200", "same.txt", "Sub/same.txt", "other.txt"], in: root)
      try git(["update-index", "--refresh"], in: root)
      try write("2222", to: "other.txt", in: root)
      _ = try runProcess("rm", ["-rf", ".git/objects"], in: root)
      _ = try runProcess("mkdir", [".git/objects"], in: root)
      let tree = try tree(.index, root)
      #expect(try tree.read("same.txt") == Array("one".utf8))
      #expect(try tree.read("Sub/same.txt") == Array("three".utf8))
      #expect(throws: ReadError.notInClone) { try tree.read("other.txt") }
    }
  }

  @Test func `a picture whose object is lost is reported as unreadable, not as missing`() throws {
    try withRepository("Assets.xcassets/a.imageset/a.png: png 2x2") { root in
      let path = "Assets.xcassets/a.imageset/a.png"
      let name = try git(["rev-parse", "HEAD:\(path)"], in: root).prefix { $0 != "\n" }
      _ = try runProcess("rm", ["-f", ".git/objects/\(name.prefix(2))/\(name.dropFirst(2))"], in: root)
      try write("no longer what git has", to: path, in: root)
      let result = ScanRequest(try tree(.revision("HEAD"), root), needs: [.pictures, .digests]).scan()
      #expect(result.project.sets.flatMap(\.missingFiles).isEmpty)
      #expect(result.issues.map { "\($0.place.path)" } == [path])
    }
  }

  // MARK: LFS

  @Test func `an LFS pointer has the size of its content, and the content if that is on this machine`()
    throws
  {
    let content = Array("the real thing".utf8)
    let oid = "049b18f5905f610be851d256caccd655de1032800abfe8e8edb0721301f04377"
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(oid)\nsize 14\n"
    try withRepository("a.bin: text one\n.gitattributes: text *.bin filter=lfs -text") { root in
      let name = try runProcess(
        "git", ["hash-object", "-w", "--stdin"], in: root, input: Array(pointer.utf8)
      )
      .output.prefix { $0 != "\n" }
      for path in ["a.bin", "b.bin"] {
        try git(["update-index", "--add", "--cacheinfo", "100644,\(name),\(path)"], in: root)
      }
      let lacking = try tree(.index, root)
      #expect(try lacking.byteCount(of: "a.bin") == 14)
      #expect(try lacking.read("a.bin") == Array(pointer.utf8))
      #expect(try lacking.read("a.bin") == lacking.read("b.bin"))
      let store = root.appending(".git/lfs/objects/\(oid.prefix(2))/\(oid.dropFirst(2).prefix(2))")
      try makeFolder(store)
      try writeFile(content, to: store.appending(oid))
      let having = try tree(.index, root)
      #expect(try having.read("a.bin") == content)
      #expect(try having.byteCount(of: "a.bin") == 14)
      // The id in git is that of the pointer, not that of the content.
      #expect(having.knownContentID(of: "a.bin") == nil)
      // The same is true of a pointer on disk.
      try write(pointer, to: "a.bin", in: root)
      #expect(try tree(.workingTree, root).byteCount(of: "a.bin") == 14)
    }
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:%\nsize 12345\n", 12345),
    ("version https://git-lfs.github.com/spec/v1\nx-extension 1\noid sha256:%\nsize 0\n", 0),
    ("version https://example.com/other/spec/v1\noid sha256:%\nsize 12345\n", nil),
    ("version https://git-lfs.github.com/spec/v1\noid md5:%\nsize 12345\n", nil),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:%\nsize -1\n", nil),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:%0\nsize 12345\n", nil),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:%\n", nil),
  ])
  func `only a pointer is treated as one`(_ text: String, _ byteCount: Int?) {
    let oid = String(repeating: "0123456789abcdef", count: 4)
    let bytes = Array(text.replacing("%", with: oid).utf8)
    #expect(LFSPointer(bytes)?.byteCount == byteCount)
    #expect(LFSPointer(bytes + [UInt8](repeating: 10, count: 200)) == nil)
  }

  // MARK: Objects

  @Test func `many threads can read many files, and limits apply`() throws {
    try withTemporaryFolder { root in
      try gitInit(root)
      for number in 0..<200 {
        try write(String(repeating: "\(number) ", count: number * 50), to: "\(number).txt", in: root)
      }
      try gitCommitAll(root)
      let tree = try tree(.revision("HEAD"), root)
      let good = Array(0..<200).parallelMap(Jobs(8), grain: 1) { number -> Bool in
        let expected = Array(String(repeating: "\(number) ", count: number * 50).utf8)
        let path = RepositoryPath("\(number).txt")
        do {
          return try tree.read(path) == expected && tree.byteCount(of: path) == expected.count
        } catch {
          return false
        }
      }
      #expect(good.allSatisfy { $0 })
      #expect(throws: ReadError.tooLarge(limit: 10)) { try tree.read("150.txt", limit: 10) }
      #expect(try tree.read("1.txt").count == 100)
      #expect(throws: ReadError.absent) { try tree.read("nothing.txt") }
    }
  }
}
