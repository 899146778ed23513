/// Multiplies colors by their alpha, rounding to the nearest integer.
enum PremultipliedPixels {
  static func eight(_ samples: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var result = Array(samples[range])
    unsafe result.withUnsafeMutableBytes { bytes in
      var offset = 0
      while offset &+ 4 <= bytes.count {
        // SAFETY: the four bytes that begin at the offset are within the buffer.
        let stored = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let pixel = UInt32(littleEndian: stored)
        // Most pixels are opaque.
        if pixel < 0xFF00_0000 {
          unsafe bytes.storeBytes(of: multiply(pixel).littleEndian, toByteOffset: offset, as: UInt32.self)
        }
        offset &+= 4
      }
    }
    return result
  }

  /// The premultiplied samples in a range of whole pixels, as bytes in little-endian order.
  static func sixteen(_ samples: [UInt16], _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count * 2)
    for index in range {
      let alpha = UInt32(samples[index | 3])
      let isAlpha = index & 3 == 3
      let value = isAlpha ? alpha : (UInt32(samples[index]) &* alpha &+ 32_767) / 65_535
      result.append(UInt8(truncatingIfNeeded: value))
      result.append(UInt8(truncatingIfNeeded: value >> 8))
    }
    return result
  }

  /// Multiplies the colors of one pixel by its alpha. Red is in the lowest byte and alpha in the highest. Red and blue
  /// are multiplied at the same time.
  @inline(__always)
  private static func multiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 0 { return 0 }
    var redBlue = (pixel & 0xFF_00FF) &* alpha &+ 0x80_0080
    var green = (pixel &>> 8 & 0xFF) &* alpha &+ 0x80
    // For x up to 255², x/255 rounded to the nearest integer is (y + y/256)/256 in integer arithmetic, where y is
    // x + 128. The 128 was added above.
    redBlue = (redBlue &+ (redBlue &>> 8 & 0xFF_00FF)) &>> 8 & 0xFF_00FF
    green = (green &+ (green &>> 8)) &>> 8
    return redBlue | green &<< 8 | alpha &<< 24
  }
}
