import Basics
import SourceIndex
import Testing

/// Reads every prefix of a source, and many copies with a few changed bytes. Each must be read to the end, with the
/// mentions in the order of the text.
func expectReadableWhenDamaged(_ original: [UInt8], as language: SourceLanguage) {
  expectSameFromArchive(original, language)
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
  // A reader that gave up at the first mistake would find almost no mentions.
  #expect(tellingCount > 200)
}

/// Checks that the mentions are in order, and returns whether there are any.
private func expectInOrder(_ bytes: [UInt8], _ language: SourceLanguage) -> Bool {
  let file = FileMentions(indexing: bytes, as: language)
  let positions = file.mentions.map(\.position)
  #expect(positions == positions.sorted())
  #expect(file.mentions.allSatisfy { !file.texts.utf8($0.text).isEmpty })
  return !file.mentions.isEmpty
}

/// Checks that mentions stay the same when they are stored and read back, and that a damaged archive does no harm.
private func expectSameFromArchive(_ source: [UInt8], _ language: SourceLanguage) {
  let file = FileMentions(indexing: source, as: language)
  let archive = file.archived
  #expect(FileMentions(archived: archive) == file)
  for length in 0..<archive.count { #expect(FileMentions(archived: Array(archive[..<length])) == nil) }
  var random = SeededRandom(seed: 20_261_122)
  for _ in 0..<500 {
    var damaged = archive
    damaged[Int.random(in: damaged.indices, using: &random)] = .random(in: 0...255, using: &random)
    guard let file = FileMentions(archived: damaged) else { continue }
    #expect(file.mentions.allSatisfy { file[$0.declaration].parent.index < file.declarations.count })
    #expect(file.mentions.allSatisfy { file.texts.utf8($0.text).count <= damaged.count })
  }
}

extension FileMentions {
  init(_ source: String, as language: SourceLanguage) {
    self.init(indexing: Array(source.utf8), as: language)
  }
}
