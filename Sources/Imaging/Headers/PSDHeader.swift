internal import Pictures

/// Reads the header of a Photoshop document.
///
/// It consists of `8BPS`, the version (1, or 2 for large documents), 6 reserved bytes, the number of channels (2
/// bytes), height and width (4 bytes each), bits per channel and color mode (2 bytes each).
enum PSDHeader {
  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    guard let version = bytes.bigEndian(at: 4, 2), let channels = bytes.bigEndian(at: 12, 2),
      let height = bytes.bigEndian(at: 14, 4), let width = bytes.bigEndian(at: 18, 4),
      let bitDepth = bytes.bigEndian(at: 22, 2), let mode = bytes.bigEndian(at: 24, 2)
    else { throw .truncated(.psd) }
    guard 1...2 ~= version else { throw .unsupported(.psd, "its version is \(version)") }
    let forms: [Int: (model: PictureColorModel, channels: Int)] = [
      0: (.gray, 1), 1: (.gray, 1), 2: (.indexed, 1), 3: (.rgb, 3), 4: (.cmyk, 4), 8: (.gray, 1),
      9: (.lab, 3),
    ]
    return PictureHeader(
      format: .psd, size: try .stored(width, height, in: .psd),
      hasAlpha: forms[mode].map { channels > $0.channels } ?? false, bitDepth: bitDepth,
      colorModel: forms[mode]?.model)
  }
}
