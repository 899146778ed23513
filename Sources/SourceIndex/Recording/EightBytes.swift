internal import Basics

/// Eight bytes of a file in one little-endian number, to test them all at once.
///
/// Every test returns a number in which the highest bit of each matching byte is set.
struct EightBytes {
  let bits: UInt64

  @inline(__always)
  init(_ bits: UInt64) {
    self.bits = bits
  }

  /// The eight bytes at `offset`. Bytes after the end are zero.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at offset: Int) {
    bits = bytes.word(at: offset)
  }

  @inline(__always)
  func marks(_ byte: UInt8) -> UInt64 {
    let differences = bits ^ (Self.ones &* UInt64(byte))
    return ~(((differences & Self.low) &+ Self.low) | differences) & Self.high
  }

  @inline(__always)
  func marks(_ range: ClosedRange<UInt8>) -> UInt64 {
    let low = bits & Self.low
    let reaches = low &+ Self.ones &* UInt64(0x80 &- range.lowerBound)
    let exceeds = low &+ Self.ones &* UInt64(0x7F &- range.upperBound)
    return reaches & ~exceeds & ~bits & Self.high
  }

  @inline(__always)
  var marksBeyondASCII: UInt64 { bits & Self.high }

  @inline(__always)
  var marksContinuations: UInt64 { bits & ~(bits &<< 1) & Self.high }

  @inline(__always)
  var lowercased: EightBytes { EightBytes(bits | Self.ones &* 0x20) }

  static let high: UInt64 = 0x8080_8080_8080_8080
  private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let ones: UInt64 = 0x0101_0101_0101_0101
}

extension UInt64 {
  /// The index, from 0 to 7, of the first byte that is marked by its highest bit; 8 if there is none.
  @inline(__always)
  var firstMark: Int { trailingZeroBitCount &>> 3 }

  @inline(__always)
  var markCount: Int {
    // The multiplication adds up the eight bytes, with the sum in the highest byte. Without a popcount instruction,
    // this is faster than counting bits.
    Int(truncatingIfNeeded: ((self &>> 7) &* 0x0101_0101_0101_0101) &>> 56)
  }

  /// The first `count` bytes, followed by zeros.
  @inline(__always)
  func firstBytes(_ count: Int) -> UInt64 {
    count >= 8 ? self : self & ((1 &<< UInt64(count &* 8)) &- 1)
  }
}

extension Span<UInt8> {
  /// Up to eight bytes from `offset` on, as a little-endian integer.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    guard count &- offset >= 8 else { return lastWord(at: offset) }
    return eightBytes(at: offset)
  }

  @inline(__always)
  private func lastWord(at offset: Int) -> UInt64 {
    let rest = count &- offset
    if rest <= 0 { return 0 }
    if count >= 8 { return eightBytes(at: count &- 8) &>> UInt64(64 &- rest &* 8) }
    // The two reads may overlap, which does no harm.
    if rest >= 4 { return fourBytes(at: offset) | fourBytes(at: count &- 4) &<< UInt64((rest &- 4) &* 8) }
    let middle = rest &>> 1
    return UInt64(self[offset]) | UInt64(self[offset &+ middle]) &<< UInt64(middle &* 8)
      | UInt64(self[count &- 1]) &<< UInt64((rest &- 1) &* 8)
  }

  @inline(__always)
  private func eightBytes(at offset: Int) -> UInt64 {
    let eight = extracting(offset..<(offset &+ 8))
    // SAFETY: the span holds exactly eight bytes, and every bit pattern is a valid number.
    return UInt64(littleEndian: unsafe eight.bytes.unsafeLoadUnaligned(as: UInt64.self))
  }

  @inline(__always)
  private func fourBytes(at offset: Int) -> UInt64 {
    let four = extracting(offset..<(offset &+ 4))
    // SAFETY: the span holds exactly four bytes, and every bit pattern is a valid number.
    return UInt64(UInt32(littleEndian: unsafe four.bytes.unsafeLoadUnaligned(as: UInt32.self)))
  }
}
