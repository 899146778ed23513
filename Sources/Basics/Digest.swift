/// A 128-bit hash of some bytes. In practice, different content has different digests.
///
/// The hash function is MurmurHash3 (x64, 128 bits, seed 0). It is fast without special instructions, and its results
/// can be checked against other implementations. It is not cryptographic.
public struct Digest: Hashable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(_ bytes: [UInt8]) {
    let slice = bytes[...]
    self.init(slice.span)
  }

  public init(_ bytes: Span<UInt8>) {
    let c1: UInt64 = 0x87c3_7b91_1142_53d5
    let c2: UInt64 = 0x4cf5_ad43_2745_937f
    var h1: UInt64 = 0
    var h2: UInt64 = 0
    let wholeBlocks = bytes.count / 16 * 16
    var offset = 0
    while offset < wholeBlocks {
      h1 ^= Self.rotate(bytes.littleEndian(at: offset, count: 8) &* c1, 31) &* c2
      h1 = (Self.rotate(h1, 27) &+ h2) &* 5 &+ 0x52dc_e729
      h2 ^= Self.rotate(bytes.littleEndian(at: offset + 8, count: 8) &* c2, 33) &* c1
      h2 = (Self.rotate(h2, 31) &+ h1) &* 5 &+ 0x3849_5ab5
      offset += 16
    }
    let tail = bytes.count - offset
    if tail > 8 {
      h2 ^= Self.rotate(bytes.littleEndian(at: offset + 8, count: tail - 8) &* c2, 33) &* c1
    }
    if tail > 0 {
      h1 ^= Self.rotate(bytes.littleEndian(at: offset, count: min(tail, 8)) &* c1, 31) &* c2
    }
    h1 ^= UInt64(bytes.count)
    h2 ^= UInt64(bytes.count)
    h1 &+= h2
    h2 &+= h1
    h1 = Self.finalMix(h1)
    h2 = Self.finalMix(h2)
    h1 &+= h2
    h2 &+= h1
    self.init(high: h1, low: h2)
  }

  public var hex: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    (value &<< bits) | (value &>> (64 &- bits))
  }

  private static func finalMix(_ value: UInt64) -> UInt64 {
    var value = value
    value ^= value &>> 33
    value &*= 0xff51_afd7_ed55_8ccd
    value ^= value &>> 33
    value &*= 0xc4ce_b9fe_1a85_ec53
    value ^= value &>> 33
    return value
  }
}

extension Digest: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(high: try archive.number(), low: try archive.number())
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(high)
    archive.write(low)
  }
}

extension Digest: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension Span<UInt8> {
  /// Reads a little-endian number of `count` bytes (1 to 8).
  @inline(__always)
  fileprivate func littleEndian(at offset: Int, count: Int) -> UInt64 {
    if count == 8 {
      let eight = extracting(offset..<(offset + 8))
      // SAFETY: the span holds exactly eight bytes, and any eight bytes are a valid number.
      return UInt64(littleEndian: unsafe eight.bytes.unsafeLoadUnaligned(as: UInt64.self))
    }
    var value: UInt64 = 0
    for index in 0..<count {
      value |= UInt64(self[offset + index]) &<< UInt64(index * 8)
    }
    return value
  }
}
