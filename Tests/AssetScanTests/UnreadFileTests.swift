import AssetModel
import Basics
import Foundation
import TestSupport
import Testing

@testable import AssetScan

struct UnreadFileTests {
  private static let repository = """
    Package.swift: let a = 1
    App.swift: let image = UIImage(named: "close")
    A.xcassets/close.imageset/Contents.json: json {"images": [{"filename": "a.png"}]}
    A.xcassets/close.imageset/a.png: png 8x8
    """

  /// The kind, path and message of each issue after a change to the repository.
  private func issues(_ change: (FilePath) throws -> Void) throws -> [String] {
    try withExample(Self.repository) { root in
      try change(root)
      let request = ScanRequest(FileTree.walk(root), needs: [.modules, .usage, .pictures])
      return request.scan().issues.map { "\($0.kind) \($0.place.path): \($0.message)" }
    }
  }

  /// Sets the size of a file without writing any bytes.
  private func enlarge(_ name: String, to count: Int, in root: FilePath) throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: "\(root.appending(RepositoryPath(name)))"))
    try file.truncate(atOffset: UInt64(count))
    try file.close()
  }

  @Test func `all encrypted files are one issue, as are all Git LFS pointers`() throws {
    let tree = """
      App.swift: encrypted
      Secrets.plist: encrypted
      A.xcassets/close.imageset/a.png: encrypted
      A.xcassets/open.imageset/Contents.json: encrypted
      A.xcassets/wave.imageset/a.png: lfs
      """
    try withExample(tree) { root in
      let issues = ScanRequest(FileTree.walk(root), needs: [.usage, .pictures]).scan().issues
      let told = issues.map { "\($0.place.path) \($0.message)" }
      #expect(
        told == [
          "A.xcassets/close.imageset/a.png is encrypted with git-crypt, as are 3 more files, so their content was "
            + "not checked or compared; unlock the repository to check them",
          "A.xcassets/wave.imageset/a.png is a Git LFS pointer, so its content was not checked or compared; "
            + "fetch it with git lfs pull",
        ])
    }
  }

  @Test func `an intact repository has no issue`() throws {
    #expect(try issues { _ in }.isEmpty)
  }

  @Test func `a file of 64 MB is read, and one with a byte more is not`() throws {
    try withExample(Self.repository) { root in
      for (count, isRead) in [(64 << 20, true), (64 << 20 + 1, false)] {
        try enlarge("App.swift", to: count, in: root)
        let bytes = try? FileTree.walk(root).read("App.swift")
        #expect((bytes?.count == count) == isRead)
      }
    }
  }

  @Test(arguments: [
    ("App.swift", "unread App.swift: cannot be read: it is larger than 64 MB"),
    ("Package.swift", "project Package.swift: the file cannot be read"),
    (
      "A.xcassets/close.imageset/Contents.json",
      "catalog A.xcassets/close.imageset/Contents.json: cannot be read: it is larger than 64 MB"
    ),
  ])
  func `no text file may have more than 64 MB`(name: String, issue: String) throws {
    let issues = try issues { try enlarge(name, to: 64 << 20 + 1, in: $0) }
    #expect(issues.contains(issue))
  }

  @Test(arguments: [
    ("A.xcassets/close.imageset/Contents.json", "catalog"), ("A.xcassets/close.imageset/a.png", "unread"),
  ])
  func `a broken link or a folder in place of a file is not read`(name: String, kind: String) throws {
    let path = RepositoryPath(name)
    let link = try issues { root in
      try FileManager.default.removeItem(atPath: "\(root.appending(path))")
      try makeLink(root.appending(path), to: "gone")
    }
    #expect(link.contains("\(kind) \(name): is a broken link, so it was not read"))
    let folder = try issues { root in
      try FileManager.default.removeItem(atPath: "\(root.appending(path))")
      try FileManager.default.createDirectory(
        atPath: "\(root.appending(path))", withIntermediateDirectories: false)
    }
    #expect(folder == (kind == "catalog" ? ["catalog \(name): is a folder, so it was not read"] : []))
  }

  /// A source on disk in which one file or folder cannot be read.
  private struct FailingSource: TreeSource {
    let other: DiskSource
    let failing: RepositoryPath

    func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] {
      if folder == failing { throw .git("lost") }
      return try other.list(folder)
    }
    func target(ofLink path: RepositoryPath) -> LinkTarget { other.target(ofLink: path) }
    func byteCount(of path: RepositoryPath) throws(ReadError) -> Int { try other.byteCount(of: path) }
    func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8] {
      if path == failing { throw .git("lost") }
      return try other.read(path, limit: limit)
    }
    var hash: ContentID.Hash { other.hash }
  }

  @Test(arguments: [
    ("", "catalog : the folder cannot be read: lost"),
    ("A.xcassets", "catalog A.xcassets: the folder cannot be read: lost"),
    ("A.xcassets/close.imageset", "catalog A.xcassets/close.imageset: the folder cannot be read: lost"),
    (
      "A.xcassets/close.imageset/Contents.json",
      "catalog A.xcassets/close.imageset/Contents.json: cannot be read: lost"
    ),
    ("A.xcassets/close.imageset/a.png", "unread A.xcassets/close.imageset/a.png: cannot be read: lost"),
    ("Sources", "unread Sources: the folder cannot be read: lost"),
    ("App.swift", "unread App.swift: cannot be read: lost"),
    ("Package.swift", "project Package.swift: the file cannot be read"),
  ])
  func `what a source of files cannot provide is reported`(path: String, issue: String) throws {
    try withExample(Self.repository + "\nSources/b.swift: let b = 2") { root in
      let source = FailingSource(other: DiskSource(root), failing: RepositoryPath(path))
      let tree = FileTree.list(source, scope: ScanScope(), jobs: .all)
      let issues = ScanRequest(tree, needs: [.modules, .usage, .pictures]).scan().issues
      let said = issues.map { "\($0.kind) \($0.place.path): \($0.message)" }
      // Package.swift is also read as a source, which adds this issue.
      #expect(said.filter { $0 != "unread Package.swift: cannot be read: lost" } == [issue])
    }
  }

  @Test func `an unreadable git index is reported, and no file counts as untracked`() throws {
    let issues = try issues { root in
      try gitInit(root)
      try FileManager.default.createDirectory(
        atPath: "\(root.appending(".git/index"))", withIntermediateDirectories: false)
    }
    #expect(issues.count == 1)
    #expect(issues.first?.hasPrefix("unread .git/index: ") == true)
    #expect(issues.first?.hasSuffix("files that are missing from git are not reported") == true)
  }
}
