/// Numbers texts by their digests, in the order in which they come.
///
/// Two texts with one 64-bit digest do not occur by chance, and cost no more than a doubtful use.
struct DigestTable: Sendable {
  private var digests: [UInt64] = []
  /// The number of a digest plus one, at the place that it says or behind it; zero if nothing is.
  private var slots = [Int32](repeating: 0, count: 1024)

  /// The number of a digest, and whether it is new.
  mutating func insert(_ digest: UInt64) -> (number: Int32, isNew: Bool) {
    let slot = slot(of: digest)
    if slots[slot] > 0 { return (slots[slot] - 1, false) }
    let number = Int32(truncatingIfNeeded: digests.count)
    digests.append(digest)
    slots[slot] = number + 1
    if digests.count * 2 > slots.count { grow() }
    return (number, true)
  }

  /// The number of a digest that was inserted.
  func find(_ digest: UInt64) -> Int32? {
    let slot = slot(of: digest)
    return slots[slot] > 0 ? slots[slot] - 1 : nil
  }

  /// Where a digest is, or would be.
  private func slot(of digest: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digest) & mask
    while slots[slot] > 0, digests[Int(slots[slot]) - 1] != digest { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for (number, digest) in digests.enumerated() {
      slots[slot(of: digest)] = Int32(truncatingIfNeeded: number) + 1
    }
  }
}
