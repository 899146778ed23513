/// Numbers the texts or contexts that a file uses, in the order of their first use.
struct Numbering {
  private var numbers: [UInt32]
  private(set) var kept: [UInt32] = []

  private static let dropped = UInt32.max

  init(count: Int) {
    numbers = [UInt32](repeating: Self.dropped, count: count)
    kept.reserveCapacity(count)
    _ = number(of: 0)
  }

  /// Returns the new index of a value, and marks the value as used.
  @inline(__always)
  mutating func number(of old: UInt32) -> UInt32 {
    let known = numbers[Int(old)]
    if known != Self.dropped { return known }
    let number = UInt32(truncatingIfNeeded: kept.count)
    numbers[Int(old)] = number
    kept.append(old)
    return number
  }
}
