/// SHA-1 (FIPS 180-4, 6.1), git's usual hash.
struct SHA1: BlockHash {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0
  )
  private var schedule = [UInt32](repeating: 0, count: 80)

  var words: [UInt32] { [state.0, state.1, state.2, state.3, state.4] }

  mutating func compress(_ bytes: Span<UInt8>, at offset: Int) {
    for step in 0..<16 { schedule[step] = bytes.bigEndianWord(at: offset + step * 4) }
    for step in 16..<80 {
      let mixed = schedule[step - 3] ^ schedule[step - 8] ^ schedule[step - 14] ^ schedule[step - 16]
      schedule[step] = mixed.rotated(left: 1)
    }
    var (a, b, c, d, e) = state
    func mix(_ chosen: UInt32, _ constant: UInt32, _ word: UInt32) {
      let next = a.rotated(left: 5) &+ chosen &+ e &+ constant &+ word
      (e, d, c, b, a) = (d, c, b.rotated(left: 30), a, next)
    }
    for step in 0..<20 { mix((b & c) | (~b & d), 0x5A82_7999, schedule[step]) }
    for step in 20..<40 { mix(b ^ c ^ d, 0x6ED9_EBA1, schedule[step]) }
    for step in 40..<60 { mix((b & c) | (b & d) | (c & d), 0x8F1B_BCDC, schedule[step]) }
    for step in 60..<80 { mix(b ^ c ^ d, 0xCA62_C1D6, schedule[step]) }
    state.0 &+= a
    state.1 &+= b
    state.2 &+= c
    state.3 &+= d
    state.4 &+= e
  }
}
