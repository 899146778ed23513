internal import Pictures

/// Reads the header of a WebP: `RIFF`, the length, `WEBP`, and a first chunk that is `VP8`, `VP8L` or `VP8X`.
enum WebPHeader {
  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    // A chunk with an odd length is padded, but some encoders omit the pad byte at the end of the file.
    guard let length = bytes.littleEndian(at: 4, 4), length + 8 <= bytes.count + 1,
      let kind = bytes.code(at: 12)
    else { throw .truncated(.webp) }
    let body = 20
    switch kind {
    case "VP8 ": return try lossy(bytes, at: body)
    case "VP8L": return try lossless(bytes, at: body)
    case "VP8X": return try extended(bytes, at: body)
    default: throw .damaged(.webp, "it begins with the unknown chunk '\(kind)'")
    }
  }

  /// Reads the header of a key frame: a frame tag (3 bytes), `9D 01 2A`, and the width and height, each with 14 bits
  /// and 2 higher bits for scaling.
  private static func lossy(_ bytes: Span<UInt8>, at offset: Int) throws(PictureError) -> PictureHeader {
    guard let width = bytes.littleEndian(at: offset + 6, 2),
      let height = bytes.littleEndian(at: offset + 8, 2)
    else { throw .truncated(.webp) }
    guard bytes.starts(with: [0x9D, 0x01, 0x2A], at: offset + 3) else {
      throw .damaged(.webp, "it does not begin with a key frame")
    }
    return try header(width & 0x3FFF, height & 0x3FFF, hasAlpha: false)
  }

  /// Reads the header of a lossless image: the byte `2F`, 14 bits of width - 1, 14 bits of height - 1, and a bit for
  /// alpha.
  private static func lossless(_ bytes: Span<UInt8>, at offset: Int) throws(PictureError) -> PictureHeader {
    guard let fields = bytes.littleEndian(at: offset + 1, 4) else { throw .truncated(.webp) }
    guard bytes.byte(at: offset) == 0x2F else { throw .damaged(.webp, "its lossless image has no signature") }
    return try header((fields & 0x3FFF) + 1, (fields >> 14 & 0x3FFF) + 1, hasAlpha: fields >> 28 & 1 == 1)
  }

  /// Reads the flags (bit 4: alpha, bit 1: animation), 3 reserved bytes, and the width and height, each minus 1, in 24
  /// bits.
  private static func extended(_ bytes: Span<UInt8>, at offset: Int) throws(PictureError) -> PictureHeader {
    guard let flags = bytes.byte(at: offset), let width = bytes.littleEndian(at: offset + 4, 3),
      let height = bytes.littleEndian(at: offset + 7, 3)
    else { throw .truncated(.webp) }
    return try header(
      width + 1, height + 1, hasAlpha: flags & 0x10 != 0,
      frameCount: flags & 0x02 != 0 ? frameCount(bytes, from: offset + 10) : 1)
  }

  private static func frameCount(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var offset = start
    var count = 0
    while let name = bytes.code(at: offset), let length = bytes.littleEndian(at: offset + 4, 4) {
      if name == "ANMF" { count += 1 }
      offset += 8 + length + length % 2
    }
    return max(count, 1)
  }

  private static func header(
    _ width: Int, _ height: Int, hasAlpha: Bool, frameCount: Int = 1
  ) throws(PictureError) -> PictureHeader {
    PictureHeader(
      format: .webp, size: try .stored(width, height, in: .webp), hasAlpha: hasAlpha, bitDepth: 8,
      colorModel: .rgb, frameCount: frameCount)
  }
}
