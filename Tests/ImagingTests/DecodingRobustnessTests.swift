import Imaging
import Testing

/// Decoding a damaged file always ends, either with all the pixels that the file declares or with an error.
@Suite(.timeLimit(.minutes(15))) struct DecodingRobustnessTests {
  static let names = Result { try Fixture.names(in: "png", "jpeg", "gif") }

  @Test func `pictures may be cut off at any byte`() throws {
    for name in try Self.names.get() {
      let bytes = try Fixture.bytes(name)
      for count in 0..<bytes.count { attempt(Array(bytes[..<count])) }
      // Another test covers the format that cannot be decoded.
      #expect(attempt(bytes) || name == "jpeg/arithmetic.jpg", "\(name)")
    }
  }

  /// Fixtures of different formats, each with the length of its header in bytes.
  static let headers = [
    ("png/gray4-adam7.png", 57), ("png/indexed2.png", 80), ("png/rgba16.png", 57), ("png/trns-rgb16.png", 80),
    ("png/cgbi-rgba8.png", 73), ("gif/transparent.gif", 56), ("gif/offset.gif", 45),
    ("jpeg/gray.jpg", 230), ("jpeg/gray-progressive.jpg", 378), ("jpeg/orientation6.jpg", 100),
  ]

  @Test(arguments: headers) func `any bit of a header may be wrong`(_ name: String, _ count: Int) throws {
    var bytes = try Fixture.bytes(name)
    var decodedCount = 0
    for index in 0..<min(count, bytes.count) {
      for bit in 0..<8 {
        bytes[index] ^= 1 << bit
        if attempt(bytes) { decodedCount += 1 }
        bytes[index] ^= 1 << bit
      }
    }
    #expect(decodedCount > 0)
  }

  @Test func `any bytes may be wrong`() throws {
    var random = Randomness(seed: 3)
    var decodedCount = 0
    for name in try Self.names.get() {
      let bytes = try Fixture.bytes(name)
      for _ in 0..<12 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changed[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if attempt(changed) { decodedCount += 1 }
      }
    }
    #expect(decodedCount > 100)
  }

  @discardableResult private func attempt(_ bytes: [UInt8]) -> Bool {
    guard let bitmap = try? Bitmap(bytes) else { return false }
    switch bitmap.pixels {
    case .eight(let samples): #expect(samples.count == bitmap.width * bitmap.height * 4)
    case .sixteen(let samples): #expect(samples.count == bitmap.width * bitmap.height * 4)
    }
    return true
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
