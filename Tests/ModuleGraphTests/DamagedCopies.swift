import AssetModel
import TestSupport

/// Every prefix of a text, and copies with a few changed bytes. None of them may crash a reader.
func damagedCopies(of bytes: [UInt8], mutations: Int = 500) -> [[UInt8]] {
  var random = SeededRandom(seed: 7)
  let beginnings = (0..<bytes.count).map { Array(bytes[..<$0]) }
  let mutants = (0..<mutations).map { _ in
    var copy = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let index = Int.random(in: 0..<copy.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: copy.remove(at: index)
      case 1: copy.insert(copy[Int.random(in: 0..<copy.count, using: &random)], at: index)
      case 2: copy[index] = copy[Int.random(in: 0..<copy.count, using: &random)]
      default: copy[index] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return copy
  }
  return beginnings + mutants
}
