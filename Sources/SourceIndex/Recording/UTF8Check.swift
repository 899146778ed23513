extension Span<UInt8> {
  var firstInvalidUTF8: Int? {
    var offset = 0
    while offset < count {
      while count &- offset >= 32, isASCII32(at: offset) { offset &+= 32 }
      let ascii = EightBytes(self, at: offset).marksBeyondASCII.firstMark
      if ascii > 0 {
        offset &+= ascii
        continue
      }
      let length = sequenceLength(at: offset)
      if length == 0 { return offset }
      offset &+= length
    }
    return nil
  }

  @inline(__always)
  private func isASCII32(at offset: Int) -> Bool {
    let bits = word(at: offset) | word(at: offset &+ 8) | word(at: offset &+ 16) | word(at: offset &+ 24)
    return EightBytes(bits).marksBeyondASCII == 0
  }

  /// The length of the non-ASCII character at `offset`; zero if the character is malformed.
  private func sequenceLength(at offset: Int) -> Int {
    // Table 3-7 of the Unicode Standard: what the second byte may be depends on the first.
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch self[offset] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, offset + length <= count, second ~= self[offset + 1] else { return 0 }
    for index in (offset + 2)..<(offset + length) where self[index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
