import Basics
import Testing

struct DigestTests {
  /// Lengths around the block size of 16, and the results of the `mmh3` package from PyPI.
  @Test(arguments: [
    (0, "00000000000000000000000000000000"),
    (1, "932fc7cce617f1e77a434b816c4508dc"),
    (7, "8340cc686662983ba08f38dfaa7ff6f9"),
    (8, "f0b144007f89ced7d02221832d7af9a1"),
    (9, "dbb3088eaec8a0b1cbde24182efe09a9"),
    (15, "2906f047b67f83ff49ca338fe7701fac"),
    (16, "da9c66580c5ef0fb885aae87bb6c5ff7"),
    (17, "78b8ee9a775e07d1e36790301698fce0"),
    (31, "b1ca061ed4c5532fcb6926489e7b3763"),
    (32, "af7374eb8efe799b3a5200924dcdd6ff"),
    (33, "08b88a88c3099ba915c06fbdb5df8af9"),
    (100, "26e63bc8eee0b77ac05a220bb5b95ee4"),
  ])
  func `the digest is MurmurHash3`(_ count: Int, _ hex: String) {
    #expect(Digest((0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 11) }).hex == hex)
  }

  @Test func `a text has its published digest`() {
    let digest = Digest(Array("The quick brown fox jumps over the lazy dog".utf8))
    #expect(digest == Digest(high: 0xe34b_bc7b_bc07_1b6c, low: 0x7a43_3ca9_c49a_9347))
  }

  @Test func `hexadecimal digits keep leading zeros`() {
    #expect(Digest(high: 1, low: 0xAB).hex == "000000000000000100000000000000ab")
  }

  @Test func `digests are ordered by their digits`() {
    let digests = [(0, 2), (1, 0), (1, 1)].map { Digest(high: $0.0, low: $0.1) }
    #expect(digests.reversed().sorted() == digests)
    #expect(digests.map(\.hex).sorted() == digests.map(\.hex))
  }
}
