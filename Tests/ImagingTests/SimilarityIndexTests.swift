import Testing

@testable import Imaging

@Suite struct SimilarityIndexTests {
  /// Fingerprints of random shapes, most of them with a few similar copies.
  static let blots: [PictureFingerprint] = {
    var random = Randomness(seed: 6)
    var prints: [PictureFingerprint] = []
    for _ in 0..<60 {
      let corners = (0..<3).map { _ in
        (
          Double.random(in: 0.2...0.8, using: &random), Double.random(in: 0.2...0.8, using: &random),
          Double.random(in: 0.05...0.3, using: &random)
        )
      }
      for copy in 0..<Int.random(in: 1...5, using: &random) {
        let shift = Double(copy) * 0.004
        let blot = Sketch { x, y in
          corners.contains { abs(x - $0.0 - shift) < $0.2 && abs(y - $0.1) < $0.2 }
        }
        let size = Int.random(in: 14...40, using: &random)
        prints += [PictureFingerprint(blot.bitmap(size))].compactMap { $0 }
      }
    }
    return prints
  }()

  @Test(arguments: [0.5, 1, 2]) func `the index finds what comparing everything finds`(_ limit: Double) {
    let prints = Self.blots
    var expected: [SimilarPair] = []
    for first in prints.indices {
      for second in prints.indices where first < second {
        if let distance = prints[first].distance(to: prints[second], limit: limit) {
          expected.append(SimilarPair(first: first, second: second, distance: distance))
        }
      }
    }
    #expect(expected.count > 10)
    #expect(SimilarityIndex(prints).pairs(within: limit) == expected)
  }

  @Test func `one picture is found among many, nearest first`() throws {
    let prints = Self.blots
    let index = SimilarityIndex(prints)
    for (number, print) in prints.enumerated() {
      let matches = index.matches(of: print, within: 2)
      let expected = prints.indices.filter { prints[$0].distance(to: print, limit: 2) != nil }
      #expect(Set(matches.map(\.index)) == Set(expected))
      #expect(matches.first?.distance == 0)
      #expect(matches.contains { $0.index == number })
      #expect(matches.map(\.distance) == matches.map(\.distance).sorted())
    }
  }

  @Test func `an index may be empty or contain only copies`() throws {
    #expect(SimilarityIndex([]).pairs() == [])
    let print = try #require(PictureFingerprint(Sketch.ring.bitmap(30)))
    #expect(SimilarityIndex([]).matches(of: print) == [])
    #expect(SimilarityIndex(Array(repeating: print, count: 40)).pairs().count == 780)
  }
}
