/// The encodings that the text formats of Apple's tools come in.
enum TextEncoding {
  /// The byte order mark of UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text as UTF-8; invalid UTF-16 becomes U+FFFD.
  ///
  /// UTF-16 is detected by its byte order mark, or by a zero in the first character, which is ASCII in every format
  /// read here.
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

  /// The code units in big- or little-endian bytes; a trailing half unit becomes an invalid one.
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
