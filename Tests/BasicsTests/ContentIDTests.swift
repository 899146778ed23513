import TestSupport
import Testing

@testable import Basics

struct ContentIDTests {
  /// The examples of FIPS 180-4, and the empty input.
  @Test(arguments: [
    (
      "", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    (
      "abc", "a9993e364706816aba3e25717850c26c9cd0d89d",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000), "34aa973cd4c4daa4f61eeb2bdbad27316534016f",
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `both functions give the results of their standard`(_ text: String, _ sha1: String, _ sha256: String) {
    let bytes = Array(text.utf8)[...]
    #expect(hex(SHA1.digest(of: bytes.span)) == sha1)
    #expect(hex(SHA256.digest(of: bytes.span)) == sha256)
  }

  /// Lengths around those at which the padding needs another block. The hashed bytes begin with the type and the
  /// length.
  private static let lengths = [
    0, 1, 2, 45, 46, 47, 48, 49, 54, 55, 56, 57, 63, 64, 65, 110, 111, 112, 119, 120, 128, 5000,
  ]

  @Test(arguments: [("sha1", ContentID.Hash.sha1), ("sha256", .sha256)])
  func `content has the id that git gives it`(_ format: String, _ hash: ContentID.Hash) throws {
    try withTemporaryFolder { folder in
      try git(["init", "--quiet", "--template=", "--object-format=\(format)"], in: folder)
      let contents = Self.lengths.map { count in
        (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ count) }
      }
      for (length, content) in zip(Self.lengths, contents) {
        try writeFile(content, to: folder.appending("\(length)"))
      }
      let names = try git(["hash-object", "--no-filters", "--"] + Self.lengths.map(String.init), in: folder)
      #expect(
        contents.map { ContentID(of: $0, by: hash).hex } == names.split(separator: "\n").map(String.init))
    }
  }

  @Test(arguments: [ContentID.Hash.sha1, .sha256])
  func `an id survives being written and read`(_ hash: ContentID.Hash) throws {
    let name = ContentID(of: Array("text".utf8), by: hash)
    #expect(ContentID(hex: name.hex.utf8) == name)
    #expect(name.hex.count == hash.byteCount * 2)
    #expect(ContentID(hex: name.hex.utf8.dropLast(2)) == nil)
    #expect(ContentID(hex: name.hex.dropLast().utf8.map { $0 } + [UInt8(ascii: "g")]) == nil)
  }

  @Test func `ids of different content differ, and are ordered`() throws {
    let names = (0..<200).map { ContentID(of: [UInt8($0)]) }
    #expect(Set(names).count == 200)
    #expect(names.sorted().map(\.hex) == names.map(\.hex).sorted())
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
