/// Writes lossless WebP files (RFC 9649) of one color. The pixels take no bits, because each code has only one symbol.
struct WebPWriter {
  let width: Int
  let height: Int
  let color: FlatColor

  var bytes: [UInt8] {
    var bits = BitWriter()
    bits.addLowFirst(0x2F, 8)
    bits.addLowFirst(width - 1, 14)
    bits.addLowFirst(height - 1, 14)
    bits.addLowFirst(color.alpha < 255 ? 1 : 0, 1)
    // The version is 0, and there are no transforms, no color cache and only one group of codes.
    bits.addLowFirst(0, 3 + 3)
    for part in [color.green, color.red, color.blue, color.alpha, 0] {
      // This is a simple code with one symbol of eight bits.
      bits.addLowFirst(0b101, 3)
      bits.addLowFirst(Int(part), 8)
    }
    let padding = [UInt8](repeating: 0, count: bits.bytes.count % 2)
    let chunk = Array("VP8L".utf8) + littleEndian(bits.bytes.count) + bits.bytes + padding
    return Array("RIFF".utf8) + littleEndian(4 + chunk.count) + Array("WEBP".utf8) + chunk
  }

  private func littleEndian(_ number: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
