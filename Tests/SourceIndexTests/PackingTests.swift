import SourceIndex
import Testing

@Suite struct PackingTests {
  /// A file under a name that the log of a test can hold.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: FileMentions

    init(_ name: String, _ text: String) {
      testDescription = name
      file = FileMentions(swift: text)
    }
  }

  static let samples = [
    Sample("of every sort", SwiftHostileTests.sample), Sample("empty", ""),
    Sample(
      "of many lines",
      "\"a\"" + String(repeating: "\n", count: 100_000) + String(repeating: " ", count: 300) + "\"b\""),
    Sample(
      "of many names",
      (0..<400).map { "func f\($0)() { g\($0)(x: \"é\($0)\") }" }.joined(separator: "\n")),
  ]

  @Test(arguments: samples)
  func `what is packed is unpacked unchanged`(sample: Sample) throws {
    let packed = PackedMentions(sample.file)
    let isSame = packed.unpacked() == sample.file
    #expect(isSame)
    let isReadAgain = try PackedMentions(bytes: packed.bytes) == packed
    #expect(isReadAgain)
  }

  @Test func `a packed file is small`() {
    let file = Self.samples[3].file
    #expect(PackedMentions(file).bytes.count < file.mentions.count * 32)
  }

  @Test func `damaged bytes are refused or read, but never trusted`() {
    let bytes = PackedMentions(Self.samples[0].file).bytes
    for length in bytes.indices {
      #expect(throws: DamagedPack.self) { try PackedMentions(bytes: Array(bytes[..<length])) }
    }
    var random = SeededRandom(seed: 99)
    for _ in 0..<3000 {
      var damaged = bytes
      let index = Int.random(in: damaged.indices, using: &random)
      damaged[index] = UInt8.random(in: 0...255, using: &random)
      guard let packed = try? PackedMentions(bytes: damaged) else { continue }
      let file = packed.unpacked()
      for mention in file.mentions {
        _ = file.text(mention)
        _ = file[file[mention.context].subject]
        _ = file[mention.declaration]
      }
    }
    #expect(throws: DamagedPack.self) { try PackedMentions(bytes: bytes + [0]) }
  }
}
