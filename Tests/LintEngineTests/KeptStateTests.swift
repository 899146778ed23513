import AssetScan
import Basics
import Cache
import TestSupport
import Testing

@testable import LintEngine

/// How many states of a repository a hook scans, which determines how long the hook takes.
struct KeptStateTests {
  @Test func `a hook scans each state once, however many commits there are`() throws {
    try withRepository { repository in
      #expect(try repository.looks == 1, "nothing is staged: the base is the same state")
      #expect(try repository.looks == 0)
      for name in ["gone", "lost", "away"] {
        try repository.write("Sources/App/View.swift", "let close = UIImage(named: \"\(name)\")")
        try git(["add", "--all"], in: repository.root)
        #expect(try repository.looks == 1, "the base is the state that the last hook scanned")
        try gitCommitAll(repository.root)
      }
    }
  }

  @Test func `a branch has one base, however often it changes`() throws {
    try withRepository { repository in
      repository.base = "main"
      _ = try repository.looks
      try git(["checkout", "--quiet", "-b", "topic"], in: repository.root)
      for name in ["gone", "lost"] {
        try repository.write("Sources/App/View.swift", "let close = UIImage(named: \"\(name)\")")
        try gitCommitAll(repository.root)
        #expect(try repository.looks == 1)
      }
    }
  }

  @Test func `a file that no stage reads does not make a different state`() throws {
    try withRepository { repository in
      _ = try repository.looks
      try repository.write("README.md", "More to read")
      try gitCommitAll(repository.root)
      try repository.write("Sources/App/View.swift", "let close = UIImage(named: \"gone\")")
      try git(["add", "--all"], in: repository.root)
      #expect(try repository.looks == 1)
    }
  }

  @Test func `another configuration or another program starts from scratch`() throws {
    try withRepository { repository in
      _ = try repository.looks
      for level in ["off", "error"] {
        try repository.write(".assetlint.yml", "unused_asset: \(level)")
        try git(["add", "--all"], in: repository.root)
        #expect(try repository.looks == 2)
      }
      repository.program = "another"
      #expect(try repository.looks == 2)
    }
  }

  @Test func `a suppression that expires today is checked again`() throws {
    try withRepository { repository in
      try repository.write(
        ".assetlint.yml",
        "suppressions: [{asset: home, rule: unused_asset, reason: a test, expires: 2024-01-31}]")
      try gitCommitAll(repository.root)
      let expiry = 19_753
      repository.today = expiry - 2
      #expect(try repository.looks == 1)
      for (day, looks) in [(expiry - 1, 0), (expiry, 1), (expiry + 1, 0)] {
        repository.today = day
        try repository.write("Sources/App/View.swift", "let close = UIImage(named: \"\(day)\")")
        try git(["add", "--all"], in: repository.root)
        #expect(try repository.looks == 1 + looks)
      }
    }
  }

  private func withRepository(_ body: (inout KeptRepository) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let root = folder.appending("repository")
      try ExampleTree(
        """
        Art.xcassets/close.imageset/close.png: png 24x24 blue ring
        Art.xcassets/home.imageset/home.png: png 24x24 red dial
        README.md:
          An app
        Sources/App/View.swift:
          let close = UIImage(named: "close")
        """
      ).write(into: root)
      try gitInit(root)
      try gitCommitAll(root)
      var repository = KeptRepository(root: root, folder: CacheFolder(folder.appending("caches")))
      try body(&repository)
    }
  }
}

/// A repository in which the tests lint the staged changes.
private struct KeptRepository {
  let root: FilePath
  let folder: CacheFolder
  var program = "this"
  var base = "HEAD"
  var today = 0

  /// The number of states that a run with a cache scans. A run without a cache must have the same result.
  var looks: Int {
    get throws {
      let (answer, looks) = try answer(from: RunCaches(folder, program: program))
      #expect(answer == (try self.answer(from: nil).answer))
      return looks
    }
  }

  private func answer(from caches: RunCaches?) throws -> (answer: Text, looks: Int) {
    var run = LintRun(root: root, catalog: builtin)
    run.source = try TreeChoice.index.open(at: root)
    run.base = LintRun.Base(
      base, try TreeChoice.index.bases(since: base, at: root).map { try $0.open(at: root) })
    run.caches = caches
    run.today = today
    let looks = Guarded(0)
    run.announce = { stage in
      if stage == "reading sources" { looks.use { $0 += 1 } }
    }
    let answer = try run.answer(to: []) { outcome in
      Text(
        Reporters.named("json")?.render(outcome.report, ReportStyle(toolVersion: "0", failing: .error)) ?? [])
    }
    return (answer, looks.use { $0 })
  }

  func write(_ path: RepositoryPath, _ text: String) throws {
    try writeFile(Array("\(text)\n".utf8), to: root.appending(path))
  }
}

private struct Text: Archived, Equatable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(from archive: inout ArchiveReader) throws(ArchiveError) { bytes = try archive.bytes() }

  func write(to archive: inout ArchiveWriter) { archive.write(bytes) }
}
