import AssetModel
import Basics
import Cache
import TestSupport
import Testing

@testable import AssetScan

/// Which files a scan opens for which facts, and how often.
struct PayloadReadingTests {
  /// Two images of the same size, images of other sizes, and pairs of files with the same byte count.
  static let example = """
    a.imageset/a.png: png 24x24 red
    b.imageset/b.png: png 24x24 black ring
    c.imageset/c.png: png 40x40 black dial
    d.dataset/d.txt: text twelve bytes
    e.dataset/e.txt: text twelve-bytes
    f.imageset/f.svg: svg 24x24
    AppIcon.appiconset/i.png: png 1024x1024 #FF000080
    """

  static let pictures: Set = ["a.png", "b.png", "c.png", "f.svg", "i.png"]
  static let rows: [(Needs, read: Set<String>, looks: Set<String>)] = [
    ([], [], []),
    (.digests, ["d.txt", "e.txt"], []),
    (.pictures, pictures, []),
    ([.digests, .pictures], pictures.union(["d.txt", "e.txt"]), []),
    ([.pictures, .looks], pictures.union(["d.txt", "e.txt"]), ["a.png", "b.png", "d.txt", "e.txt"]),
    ([.pictures, .iconTransparency], pictures, ["i.png"]),
    ([.pictures, .damage], pictures, []),
    ([.pictures, .enlargements], pictures, []),
    (.similarities, ["a.png", "b.png", "c.png"], []),
    (
      [.digests, .pictures, .looks, .iconTransparency, .damage, .enlargements, .similarities],
      pictures.union(["d.txt", "e.txt"]), ["a.png", "b.png", "d.txt", "e.txt", "i.png"]
    ),
  ]

  @Test(arguments: rows)
  func `a file is opened once, and only if needed`(
    _ needs: Needs, _ read: Set<String>, _ looks: Set<String>
  ) throws {
    try withExample(Self.example) { root in
      let source = CountingSource(DiskSource(root))
      let tree = FileTree.list(source, scope: ScanScope(), jobs: Jobs(1))
      source.forget()
      let project = ScanRequest(tree, needs: needs, jobs: Jobs(1)).scan().project
      let payloads = Set(project.payloads.map(\.path))
      let counts = source.counts.filter { payloads.contains($0.key) }
      #expect(Set(counts.keys.map(\.nameText)) == read)
      #expect(counts.values.allSatisfy { $0 == 1 }, "\(counts)")
      #expect(Set(project.payloads.filter { $0.look != nil }.map(\.name)) == looks)
    }
  }

  @Test(arguments: rows)
  func `results of an earlier run are not computed again`(
    _ needs: Needs, _ read: Set<String>, _ looks: Set<String>
  ) throws {
    try withExample(Self.example) { root in
      try gitInit(root)
      try gitCommitAll(root)
      let scan = {
        let source = CountingSource(DiskSource(root))
        var request = ScanRequest(
          FileTree.list(source, scope: ScanScope(), jobs: Jobs(1)), needs: needs, jobs: Jobs(1))
        let cache = CacheFile(root.parent.appending("files"))
        request.cache = cache
        source.forget()
        let project = request.scan().project
        cache.save()
        let payloads = Set(project.payloads.map(\.path))
        let reads = source.counts.filter { payloads.contains($0.key) }.keys.map(\.nameText)
        return (
          project.payloads.map { ["\($0.picture as Any) \($0.look as Any)", "\($0.damage as Any)"] }, reads
        )
      }
      let first = scan()
      let second = scan()
      #expect(first.0 == second.0)
      // Finding enlargements needs the pixels, which are too large for `FileMemory`.
      #expect(second.1.isEmpty || needs.contains(.enlargements))
    }
  }

  @Test func `an unreadable file is one issue`() throws {
    try withExample(Self.example) { root in
      let source = CountingSource(DiskSource(root))
      source.refused = "Assets.xcassets/a.imageset/a.png"
      let tree = FileTree.list(source, scope: ScanScope(), jobs: Jobs(1))
      let result = ScanRequest(tree, needs: [.pictures, .looks, .similarities], jobs: Jobs(1)).scan()
      #expect(result.issues.map { "\($0.place.path)" } == ["\(source.refused)"])
    }
  }
}

/// Counts how often each file is opened, and can refuse to open one file. Not thread-safe.
private final class CountingSource: TreeSource, @unchecked Sendable {
  private let base: any TreeSource
  private(set) var counts: [RepositoryPath: Int] = [:]
  var refused = RepositoryPath.root

  init(_ base: any TreeSource) {
    self.base = base
  }

  func forget() { counts = [:] }

  func list(_ folder: RepositoryPath) throws(ReadError) -> [ListedEntry] { try base.list(folder) }

  func target(ofLink path: RepositoryPath) -> LinkTarget { base.target(ofLink: path) }

  func byteCount(of path: RepositoryPath) throws(ReadError) -> Int { try base.byteCount(of: path) }

  func read(_ path: RepositoryPath, limit: Int) throws(ReadError) -> [UInt8] {
    if path == refused { throw .absent }
    counts[path, default: 0] += 1
    return try base.read(path, limit: limit)
  }

  var hash: ContentID.Hash { base.hash }

  var tracking: GitTracking? { base.tracking }

  func stamp(of path: RepositoryPath) -> FileStamp? { base.stamp(of: path) }
}
