import Basics
import SourceIndex
import Testing

/// Reads every beginning of a source and many copies with a few bytes changed, which must end and leave the
/// mentions in the order of the text.
func expectReadableWhenDamaged(_ original: [UInt8], as language: SourceLanguage) {
  for length in 0...original.count { _ = expectInOrder(Array(original[..<length]), language) }
  var tellingCount = 0
  var random = SeededRandom(seed: 20_240_601)
  let marks = Array("\"\\()[]{}#/*'\n\r<=>.?!+@:;,&-\0R".utf8) + [0x80, 0xC3, 0xE2, 0xFF]
  for _ in 0..<2000 {
    var bytes = original
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      let mark = marks[Int.random(in: marks.indices, using: &random)]
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[index] = mark
      case 1: bytes.insert(mark, at: index)
      default: bytes.remove(at: index)
      }
    }
    if expectInOrder(bytes, language) { tellingCount += 1 }
  }
  // A reader that gives up at the first mistake would say next to nothing.
  #expect(tellingCount > 200)
}

/// Returns whether anything is mentioned.
private func expectInOrder(_ bytes: [UInt8], _ language: SourceLanguage) -> Bool {
  let file = FileMentions(indexing: bytes, as: language)
  let positions = file.mentions.map(\.position)
  #expect(positions == positions.sorted())
  #expect(file.mentions.allSatisfy { !file.texts.utf8($0.text).isEmpty })
  return !file.mentions.isEmpty
}

extension FileMentions {
  /// What a source in some language says.
  init(_ source: String, as language: SourceLanguage) {
    self.init(indexing: Array(source.utf8), as: language)
  }
}
