internal import Pictures

/// Reads the bits of a JPEG scan. The bytes `FF 00` mean the byte `FF`; any other byte after `FF` ends the data.
struct JPEGBits {
  /// The offset of the next byte. At the end of the data, it is the offset of the marker that follows.
  private(set) var offset: Int
  /// The next bits to read, starting with the highest bit.
  private var buffer: UInt64 = 0
  private var count = 0
  /// The number of zero bits that were added to the buffer after the end of the data.
  private var madeUp = 0

  init(at offset: Int) {
    self.offset = offset
  }

  /// Whether more bits were read than the data contains.
  var isExhausted: Bool { count < madeUp }

  /// Makes at least 32 bits available.
  @inline(__always)
  mutating func fill(_ bytes: Span<UInt8>) {
    if count <= 32 { refill(bytes) }
  }

  private mutating func refill(_ bytes: Span<UInt8>) {
    while count <= 56 {
      var byte: UInt8 = 0
      if offset < bytes.count, bytes[offset] != 0xFF {
        byte = bytes[offset]
        offset += 1
      } else if bytes.byte(at: offset + 1) == 0, offset < bytes.count {
        byte = 0xFF
        offset += 2
      } else {
        madeUp += 8
      }
      buffer |= UInt64(byte) &<< UInt64(56 &- count)
      count &+= 8
    }
  }

  /// The next `length` bits (1 to 16) as a number, without consuming them.
  @inline(__always)
  func peek(_ length: Int) -> Int {
    Int(truncatingIfNeeded: buffer &>> UInt64(truncatingIfNeeded: 64 &- length))
  }

  @inline(__always)
  mutating func skip(_ length: Int) {
    buffer = buffer &<< UInt64(truncatingIfNeeded: length)
    count &-= length
  }

  /// Reads the next `length` bits (0 to 16) as a number.
  @inline(__always)
  mutating func take(_ length: Int, _ bytes: Span<UInt8>) -> Int {
    if length == 0 { return 0 }
    fill(bytes)
    let value = peek(length)
    skip(length)
    return value
  }

  /// Reads the next `length` bits as a signed number. In JPEG, the lower half of the values represents negative
  /// numbers.
  @inline(__always)
  mutating func takeSigned(_ length: Int, _ bytes: Span<UInt8>) -> Int {
    let value = take(length, bytes)
    return length > 0 && value < 1 &<< (length &- 1) ? value &- (1 &<< length) &+ 1 : value
  }

  /// Moves past the next marker. Throws an error unless it is the restart marker for `number`. Restart markers are
  /// numbered modulo 8.
  mutating func restart(_ number: Int, _ bytes: Span<UInt8>) throws(PictureError) {
    while offset + 1 < bytes.count,
      bytes[offset] != 0xFF || bytes[offset + 1] == 0 || bytes[offset + 1] == 0xFF
    {
      offset += 1
    }
    guard let marker = bytes.byte(at: offset + 1) else { throw .truncated(.jpeg) }
    guard Int(marker) == 0xD0 + number % 8 else { throw .damaged(.jpeg, "a restart marker is missing") }
    self = JPEGBits(at: offset + 2)
  }
}
