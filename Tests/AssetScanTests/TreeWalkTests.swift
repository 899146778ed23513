import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

struct TreeWalkTests {
  /// The files of a tree. Ignored files have a `!` before the path, and untracked files a `?`.
  private func listing(_ root: FilePath, _ scope: ScanScope = ScanScope()) -> [String] {
    FileTree.walk(root, scope: scope).folders.flatMap { folder in
      folder.files.map { file in
        let mark =
          switch file.presence {
          case .tracked: ""
          case .untracked: "?"
          case .ignored: "!"
          }
        return mark + "\(folder.path.appending(file.name))"
      }
    }.sorted()
  }

  @Test func `what git ignores is skipped, except files in catalogs and files git tracks`() throws {
    let tree = """
      .gitignore:
        *.png
        /out
        generated/
      kept.png: empty
      lost.png: empty
      out/a.txt: empty
      inner/out/a.txt: empty
      generated/a.txt: empty
      generated/tracked.txt: empty
      Assets.xcassets/a.imageset/a.png: png 1x1
      new.txt: empty
      """
    try withExample(tree) { root in
      try gitInit(root)
      try git(["add", "--force", "kept.png", "generated/tracked.txt", "inner"], in: root)
      #expect(
        listing(root) == [
          "!Assets.xcassets/a.imageset/a.png", "?.gitignore", "?Assets.xcassets/a.imageset/Contents.json",
          "?new.txt", "generated/tracked.txt", "inner/out/a.txt", "kept.png",
        ])
    }
  }

  @Test func `sources of pods are listed separately, except those that git ignores`() throws {
    let tree = """
      .gitignore: text Pods/Secret
      App.swift: empty
      Pods/Kit/Kit.m: empty
      Pods/Kit/Kit.png: png 1x1
      Pods/Kit/Kit.bundle/View.xib: empty
      Pods/Headers/Kit.h: link ../Kit/Kit.m
      Pods/Secret/Secret.m: empty
      Carthage/Build/Kit.swift: empty
      Carthage/Checkouts/Kit/Kit.swift: empty
      Carthage/Checkouts/Kit/Carthage/Checkouts/Other/Other.swift: empty
      Carthage/Checkouts/Kit/Example/Main.swift: empty
      """
    try withExample(tree) { root in
      try gitInit(root)
      #expect(listing(root) == [".gitignore", "App.swift"])
      let before = FileTree.walk(root)
      let pods = before.pods.flatMap { folder in folder.files.map { "\(folder.path.appending($0.name))" } }
      #expect(pods == ["Carthage/Checkouts/Kit/Kit.swift", "Pods/Kit/Kit.m"])
      // Answers of earlier runs are valid only for the same pods.
      try git(["clean", "--force", "Pods/Kit"], in: root)
      #expect(FileTree.walk(root).outline != before.outline)
    }
  }

  @Test func `a root inside the working tree applies the ignore rules above it`() throws {
    let tree = """
      .gitignore:
        *.log
        App/secret
      App/a.txt: empty
      App/b.log: empty
      App/secret/c.txt: empty
      """
    try withExample(tree) { root in
      try gitInit(root)
      try git(["add", "--all"], in: root)
      #expect(listing(root.appending("App")) == ["a.txt"])
    }
  }

  @Test func `without git every file counts as tracked`() throws {
    try withExample("a.txt: empty\nb/.gitignore: text c.txt\nb/c.txt: empty") { root in
      #expect(listing(root) == ["a.txt", "b/.gitignore"])
    }
  }

  @Test func `folders that tools generate are skipped, unless the configuration includes them`() throws {
    let tree = """
      Pods/A.xcassets/a.imageset/a.png: png 1x1
      App/vendor/bundle/b.txt: empty
      App.xcodeproj/project.pbxproj: empty
      App.xcodeproj/xcuserdata/c.txt: empty
      L10n/de.xcloc/Source Contents/Main.storyboard: empty
      d.txt: empty
      """
    try withExample(tree) { root in
      #expect(listing(root) == ["App.xcodeproj/project.pbxproj", "d.txt"])
      let scope = ScanScope(ignored: [try Glob("d.txt")], included: [try Glob("Pods")])
      #expect(
        listing(root, scope) == [
          "App.xcodeproj/project.pbxproj", "Pods/A.xcassets/a.imageset/Contents.json",
          "Pods/A.xcassets/a.imageset/a.png",
        ])
    }
  }

  @Test func `only links to files inside the root are followed, never links to folders`() throws {
    let tree = """
      A.xcassets/a.imageset/a.png: link ../../real.png
      A.xcassets/a.imageset/b.png: link /etc/hosts
      A.xcassets/a.imageset/c.png: link nowhere
      A.xcassets/a.imageset/Contents.json: json {}
      loop: link .
      real.png: png 1x1
      """
    try withExample(tree) { root in
      let tree = FileTree.walk(root)
      #expect(
        listing(root) == ["A.xcassets/a.imageset/Contents.json", "A.xcassets/a.imageset/a.png", "real.png"])
      #expect(
        tree.issues.map { "\($0.place.path)" }.sorted() == [
          "A.xcassets/a.imageset/b.png", "A.xcassets/a.imageset/c.png",
        ])
    }
  }

  @Test func `a pipe in a catalog is reported and not read`() throws {
    try withExample("A.xcassets/a.imageset/Contents.json: json {}") { root in
      _ = try runProcess("mkfifo", ["A.xcassets/a.imageset/a.png", "outside"], in: root)
      let tree = FileTree.walk(root)
      #expect(tree.issues.map(\.message) == ["is not a regular file, so it was not read"])
      _ = ScanRequest(tree, needs: [.pictures, .digests, .usage]).scan()
    }
  }

  @Test func `files of a submodule count as tracked`() throws {
    try withExample(
      "Sub/.git: text gitdir: ../.git/modules/Sub\nSub/a.txt: empty\nb.txt: empty\nc.txt: empty"
    ) { root in
      try gitInit(root)
      try git(["add", "b.txt"], in: root)
      #expect(listing(root) == ["?c.txt", "Sub/a.txt", "b.txt"])
    }
  }

  @Test func `names that are not UTF-8 are kept as they are`() throws {
    try withTemporaryFolder { root in
      let name: [UInt8] = [0x61, 0xFF, 0x62]
      guard (try? writeFile([], to: root.appending(RepositoryPath(bytes: name)))) != nil else { return }
      #expect(FileTree.walk(root).folders[0].entries.map(\.name) == [name])
    }
  }

  @Test func `a missing folder is an issue`() {
    #expect(FileTree.walk(FilePath("/nowhere/at/all")).issues.count == 1)
  }
}
