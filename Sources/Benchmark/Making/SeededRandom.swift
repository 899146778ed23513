/// A source of numbers that gives the same ones for the same seed on every machine (SplitMix64).
struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The source of one of several independent parts.
  init(seed: UInt64, part: Int) {
    self.init(seed: seed &+ UInt64(truncatingIfNeeded: part) &* 0xD1B5_4A32_D192_ED03)
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededRandom {
  /// A number of the range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Whether something happens that happens in so many of a thousand cases.
  mutating func happens(perThousand frequency: Int) -> Bool {
    number(0...999) < frequency
  }

  /// One of some elements, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}
