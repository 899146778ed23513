/// A hash table with the indices of values that are stored in a list elsewhere.
struct HashSlots {
  /// The upper half of each slot contains half of a hash, and the lower half contains the index plus one. A free slot
  /// is zero.
  private var slots: [UInt64]
  private var count = 0

  init(capacity: Int) {
    slots = [UInt64](repeating: 0, count: capacity)
  }

  /// The index of the value with this hash for which `matches` returns true. If there is none, adds and returns `next`
  /// as the index of a new value.
  @inline(__always)
  mutating func number(of hash: UInt64, next: Int, matches: (UInt32) -> Bool) -> UInt32 {
    let upper = hash & 0xFFFF_FFFF_0000_0000
    var slot = place(of: upper)
    while slots[slot] != 0 {
      let number = UInt32(truncatingIfNeeded: slots[slot]) &- 1
      if slots[slot] & 0xFFFF_FFFF_0000_0000 == upper, matches(number) { return number }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    let number = UInt32(truncatingIfNeeded: next)
    slots[slot] = upper | UInt64(number &+ 1)
    count &+= 1
    if count &* 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 {
      var slot = place(of: entry)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  @inline(__always)
  private func place(of entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry &>> 32) & (slots.count &- 1)
  }

  /// A number that differs in every process, so that no one can craft a file whose values all collide.
  static let seed = UInt64.random(in: .min ... .max)

  @inline(__always)
  static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}
