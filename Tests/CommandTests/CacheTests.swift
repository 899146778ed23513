import Basics
import Foundation
import TestSupport
import Testing

/// A run with a cache prints the same as a run without one.
struct CacheTests {
  /// Changes to a repository between two runs, as shell commands.
  private static let changes = [
    "nothing": ":",
    "a source": "echo 'let more = UIImage(named: \"gone\")' >> Sources/App/View.swift",
    "a source, to the same length":
      "sed -i.old s/close/cloze/ Sources/App/View.swift; rm Sources/App/View.swift.old",
    "a picture": "cp Art.xcassets/home.imageset/home.png Art.xcassets/close.imageset/close.png",
    "a picture that goes": "rm Art.xcassets/home.imageset/home.png",
    "a file that was not added": "cp Art.xcassets/home.imageset/home.png Art.xcassets/home.imageset/more.png",
    "what git tracks": "git rm -q --cached Art.xcassets/home.imageset/home.png",
    "what git ignores": "echo Art.xcassets/home.imageset > .gitignore",
    "the configuration": "echo 'unused_asset: error' > .assetlint.yml",
    "the configuration of a folder": "echo 'unused_asset: off' > Art.xcassets/.assetlint.yml",
    "the manifest": "sed -i.old s/.executableTarget/.target/ Package.swift; rm Package.swift.old",
    "the name of a folder": "mv Sources/App Sources/Other",
    "a link": "rm Sources/App/View.swift; ln -s ../../View.txt Sources/App/View.swift",
  ]

  @Test(arguments: CacheTests.changes.keys.sorted())
  func `every change that affects a report is noticed`(_ change: String) throws {
    try withTemporaryFolder { folder in
      let root = folder.appending("repository")
      try ExampleTree(Self.tree).write(into: root)
      try gitInit(root)
      try gitCommitAll(root)
      let caches = folder.appending("caches")
      // Even with a cache, a run reads a file again if it was written within the last second.
      try sh("sleep 2.1; git update-index --refresh", in: root)
      let first = try lint(root, "--cache-path ../caches")
      #expect(first == (try lint(root, "--no-cache")))
      let answers = try readFile(caches.appending("answers"))
      #expect(try lint(root, "--cache-path ../caches") == first)
      #expect(
        try readFile(caches.appending("answers")) == answers, "the second run needs no answer of its own")
      try sh(Self.changes[change] ?? "exit 1", in: root)
      for _ in 0..<2 { #expect(try lint(root, "--cache-path ../caches") == (try lint(root, "--no-cache"))) }
    }
  }

  @Test func `another question gets another answer`() throws {
    try withTemporaryFolder { folder in
      let root = folder.appending("repository")
      try ExampleTree(Self.tree).write(into: root)
      try sh("sleep 2.1", in: root)
      let questions = [
        "", "--verbose", "--only unused_asset", "--disable unused_asset", "--report json",
        "--report csv --strict",
        "--fail-on info", "--max-warnings 0", "Sources", "--quiet", "--color always", "--statistics",
      ]
      for question in questions + questions {
        #expect(
          try lint(root, "--cache-path ../caches \(question)") == (try lint(root, "--no-cache \(question)")))
      }
    }
  }

  @Test func `all files of a revision count, even those that need no reading`() throws {
    try withTemporaryFolder { folder in
      let root = folder.appending("repository")
      try ExampleTree(Self.tree).write(into: root)
      try gitInit(root)
      try sh("cp View.txt Sources/App/Home.swift", in: root)
      for name in ["View.txt", "Sources/App/View.swift", "Sources/App/Home.swift"] {
        try sh("echo 'let more = UIImage(named: \"gone from \(name)\")' >> \(name)", in: root)
        try gitCommitAll(root)
        for _ in 0..<2 {
          #expect(
            try lint(root, "--rev HEAD --cache-path ../caches") == (try lint(root, "--rev HEAD --no-cache")))
        }
      }
    }
  }

  private static let tree = """
    Package.swift:
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.executableTarget(name: "App")])
    View.txt:
      let home = UIImage(named: "home")
    Art.xcassets/close.imageset/close.png: png 24x24 blue ring
    Art.xcassets/home.imageset/home.png: png 24x24 red dial
    Sources/App/View.swift:
      let close = UIImage(named: "close")
    """

  private func lint(_ root: FilePath, _ arguments: String) throws -> String {
    try sh("assetlint \(arguments) 2>&1; echo $?", in: root)
  }

  @discardableResult
  private func sh(_ script: String, in folder: FilePath) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try runProcess(
      "sh", ["-c", script], in: folder,
      environment: gitEnvironment.merging(["PATH": "\(try programFolder()):\(path)"]) { $1 })
    try #require(outcome.status == 0, "\(script)\n\(outcome.output)\(outcome.errors)")
    return outcome.output
  }
}
