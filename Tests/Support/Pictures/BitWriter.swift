/// Collects bits into bytes.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 0

  /// Adds the lowest `count` bits of a number, the lowest bit first. Bytes are filled from their lowest bit.
  mutating func addLowFirst(_ value: Int, _ count: Int) {
    for bit in 0..<count { add(value >> bit & 1, shift: used) }
  }

  /// Adds the lowest `count` bits of a number, the highest bit first. Bytes are filled from their highest bit.
  mutating func addHighFirst(_ value: Int, _ count: Int) {
    for bit in (0..<count).reversed() { add(value >> bit & 1, shift: 7 - used) }
  }

  /// Fills the free bits of the last byte with ones.
  mutating func fillWithOnes() {
    while used > 0 { add(1, shift: 7 - used) }
  }

  private mutating func add(_ bit: Int, shift: Int) {
    if used == 0 { bytes.append(0) }
    bytes[bytes.count - 1] |= UInt8(bit << shift)
    used = (used + 1) % 8
  }
}
