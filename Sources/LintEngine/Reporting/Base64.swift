extension [UInt8] {
  /// The bytes in base 64 (RFC 4648), padded.
  var base64: String {
    var text = ""
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for digit in 0..<4 {
        text += digit <= group.count ? Self.digits[Int(bits >> UInt32(18 - 6 * digit)) & 63] : "="
      }
    }
    return text
  }

  private static let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".map(
    String.init)
}
