/// Every beginning of a text, and copies with a few of its bytes changed: what no reader may crash on.
func damagedCopies(of bytes: [UInt8], mutations: Int = 500) -> [[UInt8]] {
  var random = SplitMix(state: 42)
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

/// A random number generator that gives the same numbers on every machine.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
