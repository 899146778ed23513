import CZlib

/// The layout of the samples of a PNG, with 8 bits each. The raw value is the color type in the file.
public enum PNGLayout: UInt8, Sendable {
  case gray = 0
  case rgb = 2
  case palette = 3
  case grayAlpha = 4
  case rgba = 6

  /// The number of bytes per pixel.
  public var channels: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }
}

/// Writes PNG files (W3C PNG specification, third edition).
///
/// | bytes | content |
/// | --- | --- |
/// | 8 | signature |
/// | … | chunks: IHDR, PLTE and tRNS for palettes, tEXt for a note, IDAT, IEND |
///
/// A chunk is its length (4 bytes), its name (4), its data, and the CRC-32 of name and data (4).
public struct PNGWriter: Sendable {
  public var width: Int
  public var height: Int
  public var layout: PNGLayout
  public var palette: [FlatColor] = []
  /// A comment, which changes the bytes of the file but not the image.
  public var note: String?
  /// zlib's compression level, from 0 (stored) to 9.
  public var level: Int32 = 6
  /// Whether the second half of the compressed data is missing.
  public var isDamaged = false

  public init(width: Int, height: Int, layout: PNGLayout) {
    self.width = width
    self.height = height
    self.layout = layout
  }

  /// The file with these samples, row by row.
  public func bytes(_ samples: [UInt8]) -> [UInt8] {
    let rowLength = width * layout.channels
    precondition(samples.count == rowLength * height, "a picture of another size")
    var rows: [UInt8] = []
    for row in 0..<height {
      // Each row begins with its filter type. Zero means that there is no filter.
      rows.append(0)
      rows += samples[(row * rowLength)..<((row + 1) * rowLength)]
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, layout.rawValue, 0, 0, 0])
    if layout == .palette {
      file += chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
      if palette.contains(where: { $0.alpha < 255 }) { file += chunk("tRNS", palette.map(\.alpha)) }
    }
    if let note { file += chunk("tEXt", Array("Comment\u{0}\(note)".utf8)) }
    let data = deflated(rows)
    file += chunk("IDAT", isDamaged ? Array(data.prefix(data.count / 2)) : data)
    return file + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc32(0, body, uInt(body.count))))
  }

  private func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var size = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(size))
    let outcome = compress2(&result, &size, bytes, uLong(bytes.count), level)
    precondition(outcome == Z_OK, "zlib cannot fail with enough room")
    return Array(result.prefix(Int(size)))
  }

  private func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
