internal import Pictures

/// Reads the sizes of the pictures in an ICO or CUR file.
///
/// The file begins with 2 zero bytes, the type (2 bytes: 1 for icons, 2 for cursors) and the number of pictures (2
/// bytes). Then 16 bytes follow for each picture: width, height (0 means 256), colors, zero, planes, bits per pixel,
/// length and offset of the data. All numbers are in little-endian order.
enum ICOHeader {
  /// Whether the first entry points to a picture. Checking only the first bytes of the file is not enough, because
  /// other kinds of files begin with the same bytes.
  static func isICO(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.starts(with: [0, 0, 1, 0]) || bytes.starts(with: [0, 0, 2, 0]),
      let count = bytes.littleEndian(at: 4, 2), count > 0, bytes.byte(at: 9) == 0,
      let offset = bytes.littleEndian(at: 18, 4), offset >= 6 + 16 * count
    else { return false }
    return bytes.starts(with: PNGFile.signature, at: offset) || bytes.starts(with: [40, 0, 0, 0], at: offset)
  }

  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    guard let count = bytes.littleEndian(at: 4, 2) else { throw .truncated(.ico) }
    var sizes: [PictureSize] = []
    var bitDepth = 0
    for entry in stride(from: 6, to: 6 + 16 * count, by: 16) {
      guard let width = bytes.byte(at: entry), let height = bytes.byte(at: entry + 1),
        let bits = bytes.littleEndian(at: entry + 6, 2), let length = bytes.littleEndian(at: entry + 8, 4),
        let offset = bytes.littleEndian(at: entry + 12, 4), offset + length <= bytes.count
      else { throw .truncated(.ico) }
      sizes.append(
        .pixels(width: width == 0 ? 256 : Int(width), height: height == 0 ? 256 : Int(height)))
      bitDepth = max(bitDepth, bits)
    }
    return PictureHeader(
      format: .ico, size: sizes.max { $0.width < $1.width }, hasAlpha: true,
      bitDepth: bitDepth == 0 ? nil : bitDepth, contained: sizes)
  }
}
