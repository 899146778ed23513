import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

/// Commits and the index, read without a checkout.
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
      // Scanning the files on disk also recognizes the tracked files.
      let tracked = FileTree.walk(root).folders.flatMap(\.entries).filter { $0.type == .file }
      #expect(tracked.allSatisfy { $0.presence == .tracked })
      #expect(FileTree.walk(root).issues == [])
      let tree = try tree(.index, root)
      #expect(tree.knownContentID(of: "c.txt") == tree.contentID(of: Array("three".utf8)))
    }
  }

  @Test func `a sparse index, which has folders in place of files, is read through git`() throws {
    try withRepository("App/a.txt: text one\nKit/b.txt: text two\nKit/c/c.txt: text three") { root in
      try gitCommitAll(root)
      try git(["sparse-checkout", "set", "--cone", "--sparse-index", "App"], in: root)
      let expected = ["App/a.txt": "one", "Kit/b.txt": "two", "Kit/c/c.txt": "three"]
      #expect(try contents(.index, root) == expected)
      try write("two", to: "Kit/b.txt", in: root)
      let files = FileTree.walk(root).folders.flatMap(\.entries).filter { $0.type == .file }
      #expect(files.allSatisfy { $0.presence == .tracked })
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
      // A folder that does not exist in the index contains nothing.
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
      // The submodule has a newer commit than the one that the repository records.
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
      // A folder inside the submodule is scanned in the submodule's own repository.
      #expect(try contents(.index, inner.appending("Sources")) == ["k.txt": "two"])

      try git(["submodule", "--quiet", "deinit", "--force", "--all"], in: app)
      let tree = try tree(.index, app)
      #expect(
        tree.issues.map { "\($0.place.path): \($0.message)" } == [
          "Modules/Kit: the folder cannot be read: "
            + "it is a submodule that is not checked out, or that lacks the recorded commit"
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
}
