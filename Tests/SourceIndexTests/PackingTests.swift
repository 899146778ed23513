import SourceIndex
import Testing

@Suite struct PackingTests {
  static let files = [
    FileMentions(swift: SwiftHostileTests.sample), FileMentions(swift: ""),
    FileMentions(
      swift: "\"a\"" + String(repeating: "\n", count: 100_000) + String(repeating: " ", count: 300) + "\"b\""),
    FileMentions(swift: (0..<400).map { "func f\($0)() { g\($0)(x: \"é\($0)\") }" }.joined(separator: "\n")),
  ]

  @Test(arguments: files)
  func `what is packed is unpacked unchanged`(file: FileMentions) throws {
    let packed = PackedMentions(file)
    #expect(packed.unpacked() == file)
    #expect(try PackedMentions(bytes: packed.bytes) == packed)
  }

  @Test func `a packed file is small`() {
    let file = PackingTests.files[3]
    #expect(PackedMentions(file).bytes.count < file.mentions.count * 32)
  }

  @Test func `damaged bytes are refused or read, but never trusted`() {
    let bytes = PackedMentions(Self.files[0]).bytes
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
