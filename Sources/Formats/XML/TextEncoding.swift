/// Converts UTF-16, which some of Apple's tools write, to UTF-8.
enum TextEncoding {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Converts UTF-16 to UTF-8, and returns other text unchanged. Invalid UTF-16 becomes U+FFFD.
  ///
  /// UTF-16 is detected by its byte order mark or by a zero in the first two bytes, because all supported formats begin
  /// with ASCII.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 2 else { return bytes }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return utf8(bytes[2...], bigEndian: true)
    case (0xFF, 0xFE): return utf8(bytes[2...], bigEndian: false)
    case (0, 1...): return utf8(bytes[...], bigEndian: true)
    case (1..., 0): return utf8(bytes[...], bigEndian: false)
    default: return bytes
    }
  }

  /// The code units of UTF-16 text. An odd byte at the end becomes an invalid code unit.
  static func units(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt16] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      guard index + 1 < bytes.endIndex else { return 0xD800 }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    Array(String(decoding: units(bytes, bigEndian: bigEndian), as: UTF16.self).utf8)
  }
}
