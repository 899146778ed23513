internal import TestSupport

extension SeededRandom {
  /// The generator for one part of the output. Each `part` has its own sequence of random numbers.
  init(seed: UInt64, part: Int) {
    self.init(seed: seed &+ UInt64(truncatingIfNeeded: part) &* 0xD1B5_4A32_D192_ED03)
    // The first number is skipped, because generators with neighboring seeds begin with similar numbers.
    _ = next()
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns true at random, with this probability in thousandths.
  mutating func happens(perThousand frequency: Int) -> Bool {
    number(0...999) < frequency
  }

  /// A random element of an array, which must not be empty.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}
