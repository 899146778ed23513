import AssetModel
import Basics
import TestSupport
import Testing

@testable import AssetScan

@Suite(.timeLimit(.minutes(15))) struct HostileTests {
  private static let contents = """
    {
      "images" : [
        { "idiom" : "universal", "scale" : "1x", "filename" : "a.png" },
        { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] }
      ],
      "colors" : [ { "color" : { "color-space" : "srgb", "components" : { "red" : "0xFF", "green" : "1.000", \
    "blue" : "12", "alpha" : 1 } } } ],
      "properties" : { "provides-namespace" : true, "filename" : "a.png" },
      "groups" : [ { "layers" : [ { "image-name" : "a.svg" } ] } ],
      "info" : { "author" : "xcode", "version" : 1 }
    }
    """

  @Test func `a truncated or altered Contents json is read or rejected`() {
    let bytes = Array(Self.contents.utf8)
    var refused = 0
    for kind in [nil, AssetKind.image, .color, .iconDocument, .sticker] {
      for length in bytes.indices {
        let contents = Contents(Array(bytes[..<length]), path: "Contents.json", kind: kind)
        if contents.file.state == .unreadable { refused += 1 }
        #expect(contents.file.state == .read || !contents.file.problems.isEmpty)
      }
      for offset in bytes.indices {
        for byte in [UInt8(0), 0x22, 0x7B, 0x5D, 0x2C, 0xFF] {
          var changed = bytes
          changed[offset] = byte
          _ = Contents(changed, path: "Contents.json", kind: kind)
        }
      }
    }
    // No prefix that lacks the last brace is a valid document.
    #expect(refused == 5 * bytes.count)
  }

  @Test(arguments: ["[]", "null", "17", "\"text\"", "", "{\"images\": {}}", "{\"images\": [null, 3, []]}"])
  func `a Contents json of another shape is reported as wrong`(text: String) {
    let contents = Contents(Array(text.utf8), path: "Contents.json", kind: .image)
    #expect(!contents.file.problems.isEmpty)
  }

  @Test func `brackets nested a hundred thousand deep are rejected`() {
    let deep = Array(("{\"images\":" + String(repeating: "[", count: 100_000)).utf8)
    #expect(Contents(deep, path: "Contents.json", kind: .image).file.state == .unreadable)
  }

  @Test func `one bad file does not stop the rest`() throws {
    let result = try scan(
      """
      A.xcassets/a.imageset/Contents.json: text {{{
      A.xcassets/b.imageset/b.png: empty
      A.xcassets/c.imageset/c.png: png 4x4 truncated
      A.xcassets/d\u{7}\u{1B}[31m.imageset/d.png: png 4x4
      A.xcassets/.imageset/e.png: png 4x4
      .xcassets/f.imageset/f.png: png 4x4
      """, needs: [.pictures, .digests])
    // A folder named `.imageset` has no asset name.
    #expect(result.project.sets.count == 5)
    #expect(result.project.catalogs.count == 2)
    #expect(result.issues.isEmpty)
  }

  @Test func `a file that disappears during the scan is reported`() throws {
    try withExample("A.xcassets/a.imageset/a.png: png 4x4\nA.xcassets/b.imageset/b.png: png 4x4") { root in
      let tree = FileTree.walk(root)
      _ = try runProcess("rm", ["-r", "A.xcassets/a.imageset"], in: root)
      let result = ScanRequest(tree, needs: [.pictures, .digests]).scan()
      #expect(result.project.sets.count == 2)
      #expect(!result.issues.isEmpty)
      #expect(result.issues.allSatisfy { $0.place.path.isInside("A.xcassets/a.imageset") })
    }
  }

  @Test func `the order of folders and the number of threads change nothing`() throws {
    let text = (0..<60).map { "A.xcassets/s\($0).imageset/f\($0 % 7).png: png \($0 % 5 + 1)x3" }.joined(
      separator: "\n")
    let tree = try ExampleTree(text)
    func shown(_ tree: ExampleTree, _ jobs: Int) throws -> [String] {
      try withTemporaryFolder { root in
        try tree.write(into: root)
        let jobs = Jobs(jobs)
        let project = ScanRequest(
          FileTree.walk(root, jobs: jobs), needs: [.pictures, .digests], jobs: jobs
        ).scan().project
        return project.sets.map { "\($0.path) \($0.payloads)" }
      }
    }
    let once = try shown(tree, 1)
    #expect(once.count == 60)
    #expect(try shown(tree, 8) == once)
    #expect(try shown(tree.reversed, 8) == once)
  }
}
