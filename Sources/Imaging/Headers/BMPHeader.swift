internal import Pictures

/// Reads the header of a Windows bitmap: `BM`, the file size, 4 reserved bytes and the offset of the pixels, followed
/// by a second header. The length of the second header identifies its version.
enum BMPHeader {
  static func isBMP(_ bytes: Span<UInt8>) -> Bool {
    bytes.starts(with: "BM") && bytes.littleEndian(at: 14, 4).map(versions.contains) ?? false
  }

  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    guard let version = bytes.littleEndian(at: 14, 4), bytes.count >= 14 + version else {
      throw .truncated(.bmp)
    }
    let isOld = version == 12
    guard let width = bytes.littleEndian(at: 18, isOld ? 2 : 4),
      let height = bytes.littleEndian(at: isOld ? 20 : 22, isOld ? 2 : 4),
      let bits = bytes.littleEndian(at: isOld ? 24 : 28, 2)
    else { throw .truncated(.bmp) }
    // If the height is negative, the rows are stored from top to bottom.
    let rows = isOld ? height : Int(Int32(truncatingIfNeeded: height).magnitude)
    let alphaMask = version >= 56 ? bytes.littleEndian(at: 66, 4) ?? 0 : 0
    return PictureHeader(
      format: .bmp, size: try .stored(width, rows, in: .bmp), hasAlpha: alphaMask != 0,
      bitDepth: bits, colorModel: bits <= 8 ? .indexed : .rgb)
  }

  private static let versions: Set<Int> = [12, 40, 52, 56, 64, 108, 124]
}
