import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

/// The states that git stores, read without a checkout.
@Suite(.timeLimit(.minutes(15))) struct GitSourceTests {
  // MARK: Content

  @Test func `the index contains what was staged, whatever is on disk`() throws {
    try withRepository("a.txt: text one\nb.txt: text two\nc.txt: text three") { root in
      try write("staged", to: "a.txt", in: root)
      try git(["add", "a.txt"], in: root)
      try write("not staged", to: "a.txt", in: root)
      try write("not staged", to: "b.txt", in: root)
      try write("not added", to: "d.txt", in: root)
      _ = try runProcess("rm", ["c.txt"], in: root)
      #expect(try contents(.index, root) == ["a.txt": "staged", "b.txt": "two", "c.txt": "three"])
      #expect(
        try contents(.workingTree, root)
          == ["a.txt": "not staged", "b.txt": "not staged", "d.txt": "not added"])
      #expect(
        try contents(.revision("HEAD"), root) == ["a.txt": "one", "b.txt": "two", "c.txt": "three"])
    }
  }

  @Test func `a revision is a commit, a tag, a branch or a tree`() throws {
    try withRepository("deep/er/a.txt: text one") { root in
      try git(["tag", "--annotate", "--message", "One", "one"], in: root)
      try git(["branch", "old"], in: root)
      try write("two", to: "deep/er/a.txt", in: root)
      let commit = try gitCommitAll(root)
      for name in ["one", "old", "HEAD~", "HEAD^", "main~1", "HEAD~1^{tree}", "one^{commit}"] {
        #expect(try contents(.revision(name), root) == ["deep/er/a.txt": "one"], "\(name)")
      }
      for name in ["HEAD", "main", "@", commit, String(commit.prefix(10)), "refs/heads/main"] {
        #expect(try contents(.revision(name), root) == ["deep/er/a.txt": "two"], "\(name)")
      }
      try git(["checkout", "--quiet", "--detach", "one"], in: root)
      #expect(try contents(.revision("HEAD"), root) == ["deep/er/a.txt": "one"])
    }
  }

  @Test func `names of any bytes are read as they are`() throws {
    try withTemporaryFolder { root in
      try gitInit(root)
      let names = [" a b ", "quote\"s", "tab\there", "new\nline", "a\u{308}", "-dash", "[a]*", "x:y"]
      for name in names { try writeFile(Array(name.utf8), to: root.appending(RepositoryPath(name))) }
      let odd = RepositoryPath(bytes: [0xFF, 0x61])
      try writeFile([1], to: root.appending(odd))
      try gitCommitAll(root)
      for choice in [TreeChoice.index, .revision("HEAD")] {
        let found = try contents(choice, root)
        for name in names { #expect(found[name] == name) }
        #expect(try tree(choice, root).read(odd) == [1])
        #expect(found.count == names.count + 1)
      }
    }
  }

  @Test(arguments: ["2", "3", "4", "split"], ["sha1", "sha256"])
  func `an index of any version and a repository with either hash are read`(kind: String, format: String)
    throws
  {
    try withExample("App/a.txt: text one\nApp/b.txt: text two\nc.txt: text three") { root in
      try git(["init", "--quiet", "--template=", "--object-format=\(format)"], in: root)
      try git(["add", "--all"], in: root)
      try git(["update-index"] + (kind == "split" ? ["--split-index"] : ["--index-version", kind]), in: root)
      try write("four", to: "later.txt", in: root)
      try git(["add", "later.txt"], in: root)
      let expected = ["App/a.txt": "one", "App/b.txt": "two", "c.txt": "three", "later.txt": "four"]
      #expect(try contents(.index, root) == expected)
      // The tracking of files on disk works as well.
      let tracked = FileTree.walk(root).folders.flatMap(\.entries).filter { $0.type == .file }
      #expect(tracked.allSatisfy { $0.presence == .tracked })
      #expect(FileTree.walk(root).issues == [])
      let tree = try tree(.index, root)
      #expect(tree.knownContentID(of: "c.txt") == tree.contentID(of: Array("three".utf8)))
    }
  }

  @Test func `an intent-to-add file is not staged, but an empty file is`() throws {
    try withRepository("a.txt: text one") { root in
      try write("", to: "empty.txt", in: root)
      try git(["add", "empty.txt"], in: root)
      try write("", to: "announced.txt", in: root)
      try git(["add", "--intent-to-add", "announced.txt"], in: root)
      #expect(try contents(.index, root) == ["a.txt": "one", "empty.txt": ""])
    }
  }

  @Test func `a folder of the repository can be the root, too`() throws {
    try withRepository("App/Inner/a.txt: text one\nApp-2/b.txt: text two\nc.txt: text three") { root in
      for choice in [TreeChoice.index, .revision("HEAD")] {
        #expect(try contents(choice, root.appending("App")) == ["Inner/a.txt": "one"])
      }
      // A folder that is not in the scanned state contains nothing.
      try write("new", to: "New/d.txt", in: root)
      #expect(try contents(.index, root.appending("New")).isEmpty)
    }
  }

  @Test func `a folder whose name means something to git is a root as well`() throws {
    let tree = ":x/a.txt: text :x\n:(top)/a.txt: text :(top)\n[a]/a.txt: text [a]\na/a.txt: text a"
    try withRepository(tree) { root in
      for choice in [TreeChoice.index, .revision("HEAD")] {
        for name in [":x", ":(top)", "[a]"] {
          let found = try contents(choice, root.appending(RepositoryPath(name)))
          #expect(found == ["a.txt": name])
        }
      }
    }
  }

  @Test func `files on this disk that the index lacks are known, and a revision has none`() throws {
    try withRepository("a.txt: text one") { root in
      try write("two", to: "b.txt", in: root)
      let (index, revision) = (
        try TreeChoice.index.open(at: root), try TreeChoice.revision("HEAD").open(at: root)
      )
      #expect(index.isOnDiskOnly("b.txt"))
      #expect(!index.isOnDiskOnly("c.txt"))
      #expect(!revision.isOnDiskOnly("b.txt"))
    }
  }

  @Test func `ignore files have no effect, but the configuration's exclusions do`() throws {
    try withRepository(".gitignore: text *.txt\na.md: text one\nPods/b.md: text two\nOld/c.md: text three") {
      root in
      try write("four", to: "d.txt", in: root)
      try git(["add", "--force", "d.txt"], in: root)
      let scope = ScanScope(ignored: [try Glob("Old")])
      let found = try contents(.index, root, scope)
      #expect(found.keys.sorted() == [".gitignore", "a.md", "d.txt"])
    }
  }

  @Test func `names that differ only in case are two files`() throws {
    try withRepository("a.txt: text one") { root in
      let name = try git(["hash-object", "-w", "a.txt"], in: root).prefix { $0 != "\n" }
      try git(["update-index", "--add", "--cacheinfo", "100644,\(name),A.txt"], in: root)
      #expect(try contents(.index, root) == ["a.txt": "one", "A.txt": "one"])
    }
  }

  @Test func `a sparse checkout has its whole index`() throws {
    try withRepository("App/a.txt: text one\nKit/b.txt: text two") { root in
      for index in ["--no-sparse-index", "--sparse-index"] {
        try git(["sparse-checkout", "set", "--cone", index, "App"], in: root)
        #expect(try FileStatus.of(root.appending("Kit")) == nil)
        #expect(try contents(.index, root) == ["App/a.txt": "one", "Kit/b.txt": "two"])
      }
    }
  }

  // MARK: Errors

  @Test func `a state that does not exist is an error that says so`() throws {
    try withRepository("a.txt: text one") { root in
      for name in ["nowhere", "HEAD~7", "0000000000000000000000000000000000000000"] {
        #expect(refusal(.revision(name), root) == "unknown revision “\(name)” in \(root)")
      }
      for name in ["", "--all", "-n", ":a.txt"] {
        #expect(refusal(.revision(name), root) == "“\(name)” is not a valid revision")
      }
      #expect(refusal(.revision("HEAD:a.txt"), root)?.contains("unknown revision") == true)
    }
    try withTemporaryFolder { root in
      #expect(refusal(.index, root) == "not in a git repository: \(root)")
      #expect(refusal(.revision("HEAD"), root) == "not in a git repository: \(root)")
    }
  }

  @Test func `a branch without commits has an index but no revision`() throws {
    try withExample("a.txt: text one") { root in
      try gitInit(root)
      #expect(try contents(.index, root).isEmpty)
      try git(["add", "--all"], in: root)
      #expect(try contents(.index, root) == ["a.txt": "one"])
      #expect(refusal(.revision("HEAD"), root) == "unknown revision “HEAD” in \(root)")
    }
  }

  @Test func `a damaged repository is an error in git's words`() throws {
    try withRepository("a.txt: text one") { root in
      try writeFile(Array("DIRC".utf8), to: root.appending(".git/index"))
      #expect(refusal(.index, root)?.hasPrefix("git: ") == true)
      #expect(FileTree.walk(root).issues.map(\.place.path) == [".git/index"])
      try writeFile(Array("nothing".utf8), to: root.appending(".git/HEAD"))
      #expect(refusal(.revision("main"), root)?.hasPrefix("git: ") == true)
    }
  }

  // MARK: Other working trees

  @Test func `a linked working tree has its own index and HEAD`() throws {
    try withTemporaryFolder { folder in
      let main = folder.appending("main")
      try makeFolder(main)
      try gitInit(main)
      try write("one", to: "a.txt", in: main)
      try gitCommitAll(main)
      try git(["worktree", "add", "--quiet", "-b", "other", "../linked"], in: main)
      let linked = folder.appending("linked")
      try write("two", to: "a.txt", in: linked)
      try git(["add", "a.txt"], in: linked)
      #expect(try contents(.index, linked) == ["a.txt": "two"])
      #expect(try contents(.index, main) == ["a.txt": "one"])
      try gitCommitAll(linked)
      #expect(try contents(.revision("HEAD"), linked) == ["a.txt": "two"])
      #expect(try contents(.revision("HEAD"), main) == ["a.txt": "one"])
    }
  }

  @Test func `a submodule is read at the requested commit if it is checked out`() throws {
    try withTemporaryFolder { folder in
      let (kit, app) = (folder.appending("kit"), folder.appending("app"))
      for root in [kit, app] {
        try makeFolder(root)
        try gitInit(root)
      }
      try write("one", to: "Sources/k.txt", in: kit)
      try gitCommitAll(kit)
      try write("a", to: "a.txt", in: app)
      try git(
        ["-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "../kit", "Modules/Kit"], in: app)
      try gitCommitAll(app)
      // The current content of the submodule is not what the commit refers to.
      let inner = app.appending("Modules/Kit")
      try write("two", to: "Sources/k.txt", in: inner)
      try gitCommitAll(inner)
      for choice in [TreeChoice.index, .revision("HEAD")] {
        let found = try contents(choice, app)
        #expect(found["Modules/Kit/Sources/k.txt"] == "one")
        #expect(found["a.txt"] == "a")
      }
      try git(["add", "Modules/Kit"], in: app)
      #expect(try contents(.index, app)["Modules/Kit/Sources/k.txt"] == "two")
      #expect(try contents(.revision("HEAD"), app)["Modules/Kit/Sources/k.txt"] == "one")
      // A folder of the submodule is a root in the submodule's own repository.
      #expect(try contents(.index, inner.appending("Sources")) == ["k.txt": "two"])

      try git(["submodule", "--quiet", "deinit", "--force", "--all"], in: app)
      let tree = try tree(.index, app)
      #expect(
        tree.issues.map { "\($0.place.path): \($0.message)" } == [
          "Modules/Kit: the folder cannot be read: it is a submodule whose files are not checked out"
        ])
      #expect(try contents(.index, app).keys.sorted() == [".gitmodules", "a.txt"])
    }
  }

  @Test func `of a conflict, our side is read, and an issue says so`() throws {
    try withRepository("a.txt: text base\nb.txt: text base") { root in
      try git(["checkout", "--quiet", "-b", "other"], in: root)
      try write("theirs", to: "a.txt", in: root)
      try write("theirs", to: "b.txt", in: root)
      try gitCommitAll(root)
      try git(["checkout", "--quiet", "main"], in: root)
      try write("ours", to: "a.txt", in: root)
      try git(["rm", "--quiet", "b.txt"], in: root)
      try gitCommitAll(root)
      #expect(throws: GitFailure.self) { try git(["merge", "other"], in: root) }
      #expect(try contents(.index, root) == ["a.txt": "ours", "b.txt": "theirs"])
      #expect(try tree(.index, root).issues.map { "\($0.place.path)" } == ["a.txt", "b.txt"])
      #expect(try tree(.index, root).issues.allSatisfy { $0.message.contains("merge conflict") })
      #expect(try tree(.revision("HEAD"), root).issues == [])
    }
  }

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
            "folder is a link to a folder, which is scanned under its own path and was not read",
            "gone is a broken link and was not read",
            "out is a link that points outside the repository and was not read",
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
      // Still missing: nothing has fetched it.
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
        refusal(.revision("HEAD~"), clone)?.hasSuffix("the clone is shallow, run “git fetch --unshallow”")
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
      // The pointer's own id is not that of the content.
      #expect(having.knownContentID(of: "a.bin") == nil)
      // Also on disk, where it was not fetched.
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

  // MARK: Helpers

  private func withRepository(_ example: String, _ body: (FilePath) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let root = folder.appending("repository")
      try makeFolder(root)
      try ExampleTree(example).write(into: root)
      try gitInit(root)
      try gitCommitAll(root)
      try body(root)
    }
  }

  private func write(_ text: String, to path: String, in root: FilePath) throws {
    let place = root.appending(RepositoryPath(path))
    try makeFolder(place.parent)
    try writeFile(Array(text.utf8), to: place)
  }

  private func tree(_ choice: TreeChoice, _ root: FilePath, _ scope: ScanScope = ScanScope()) throws
    -> FileTree
  {
    FileTree.list(try choice.open(at: root), scope: scope, jobs: Jobs(2))
  }

  /// The content of every file of the tree, by path.
  private func contents(
    _ choice: TreeChoice, _ root: FilePath, _ scope: ScanScope = ScanScope()
  ) throws -> [String: String] {
    let tree = try tree(choice, root, scope)
    var contents: [String: String] = [:]
    for folder in tree.folders {
      for file in folder.files {
        let path = folder.path.appending(file.name)
        contents["\(path)"] = String(decoding: try tree.read(path), as: UTF8.self)
      }
    }
    return contents
  }

  private func refusal(_ choice: TreeChoice, _ root: FilePath) -> String? {
    do {
      _ = try choice.open(at: root)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
