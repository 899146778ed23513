extension [UInt8] {
  /// The bytes in Base64 with padding (RFC 4648).
  public var base64: String { String(decoding: base64Bytes, as: UTF8.self) }

  public var base64Bytes: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let group = Swift.min(3, count - start)
      var bits = UInt32(self[start]) << 16
      if group > 1 { bits |= UInt32(self[start + 1]) << 8 }
      if group > 2 { bits |= UInt32(self[start + 2]) }
      for digit in 0..<4 {
        text.append(
          digit <= group ? Self.digits[Int(bits >> UInt32(18 - 6 * digit)) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
