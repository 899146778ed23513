/// A hash function that processes blocks of 64 bytes, such as SHA-1 or SHA-256 (FIPS 180-4). The last block ends with
/// the length of the hashed data in bits.
protocol BlockHash {
  init()

  /// Processes the 64 bytes that begin at `offset`.
  mutating func compress(_ bytes: Span<UInt8>, at offset: Int)

  var words: [UInt32] { get }
}

extension BlockHash {
  /// The hash of `head`, which must be shorter than 64 bytes, followed by `bytes`.
  static func digest(of bytes: Span<UInt8>, after head: [UInt8] = []) -> [UInt8] {
    var hash = Self()
    var rest = head
    var offset = 0
    if head.count + bytes.count >= 64 {
      for index in 0..<(64 - head.count) { rest.append(bytes[index]) }
      hash.compress(rest)
      offset = 64 - head.count
      rest = []
    }
    while offset + 64 <= bytes.count {
      hash.compress(bytes, at: offset)
      offset += 64
    }
    for index in offset..<bytes.count { rest.append(bytes[index]) }
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(head.count + bytes.count) * 8
    rest += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
    hash.compress(rest)
    return hash.words.flatMap { word in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private mutating func compress(_ blocks: [UInt8]) {
    let slice = blocks[...]
    for offset in stride(from: 0, to: blocks.count, by: 64) { compress(slice.span, at: offset) }
  }
}

extension Span<UInt8> {
  @inline(__always)
  func bigEndianWord(at offset: Int) -> UInt32 {
    let four = extracting(offset..<(offset + 4))
    // SAFETY: the span holds exactly four bytes, and any four bytes are a valid number.
    return UInt32(bigEndian: unsafe four.bytes.unsafeLoadUnaligned(as: UInt32.self))
  }
}

extension UInt32 {
  @inline(__always)
  func rotated(left bits: UInt32) -> UInt32 { (self &<< bits) | (self &>> (32 &- bits)) }

  @inline(__always)
  func rotated(right bits: UInt32) -> UInt32 { (self &>> bits) | (self &<< (32 &- bits)) }
}
