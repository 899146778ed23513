/// Numbers texts by their digests, in the order in which they come.
///
/// Two texts with one 64-bit digest do not occur by chance, and cost no more than a doubtful use.
struct DigestTable: Sendable {
  /// A digest beside its number, so that one look tells both; the number is zero where nothing is, else one more.
  private struct Slot {
    var digest: UInt64 = 0
    var number: Int32 = 0
  }

  private var count = 0
  private var slots = [Slot](repeating: Slot(), count: 1024)

  /// The number of a digest, and whether it is new.
  mutating func insert(_ digest: UInt64) -> (number: Int32, isNew: Bool) {
    let slot = slot(of: digest)
    if slots[slot].number > 0 { return (slots[slot].number - 1, false) }
    count += 1
    slots[slot] = Slot(digest: digest, number: Int32(truncatingIfNeeded: count))
    if count * 4 > slots.count * 3 { grow() }
    return (Int32(truncatingIfNeeded: count - 1), true)
  }

  /// The number of a digest that was inserted.
  func find(_ digest: UInt64) -> Int32? {
    let number = slots[slot(of: digest)].number
    return number > 0 ? number - 1 : nil
  }

  /// Where a digest is, or would be.
  private func slot(of digest: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: digest) & mask
    while slots[slot].number > 0, slots[slot].digest != digest { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for known in old where known.number > 0 { slots[slot(of: known.digest)] = known }
  }
}
