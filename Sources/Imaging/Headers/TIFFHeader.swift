internal import Pictures

enum TIFFHeader {
  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    guard let directory = TIFFDirectory(bytes) else { throw .truncated(.tiff) }
    guard let width = directory.number(0x100, bytes), let height = directory.number(0x101, bytes)
    else { throw .damaged(.tiff, "it has no size") }
    let orientation = directory.orientation(bytes) ?? .up
    let models: [Int: PictureColorModel] = [
      0: .gray, 1: .gray, 2: .rgb, 3: .indexed, 5: .cmyk, 6: .rgb, 8: .lab,
    ]
    return PictureHeader(
      format: .tiff,
      size: try .stored(width, height, orientation, in: .tiff),
      hasAlpha: directory.number(0x152, bytes).map { $0 == 1 || $0 == 2 } ?? false,
      bitDepth: directory.number(0x102, bytes) ?? 1,
      colorModel: directory.number(0x106, bytes).flatMap { models[$0] }, orientation: orientation)
  }
}

/// The first directory of a TIFF file or of EXIF data.
///
/// The file begins with its byte order (`II` or `MM`), the number 42, and the offset of the directory. The directory is
/// a count and entries of twelve bytes: tag, type (1 = 8 bits, 3 = 16 bits, 4 = 32 bits), count, and the value or its
/// offset.
struct TIFFDirectory {
  private let isLittleEndian: Bool
  private let entries: Range<Int>

  init?(_ bytes: Span<UInt8>) {
    isLittleEndian = bytes.byte(at: 0) == UInt8(ascii: "I")
    guard bytes.starts(with: isLittleEndian ? [0x49, 0x49, 0x2A, 0] : [0x4D, 0x4D, 0, 0x2A]) else {
      return nil
    }
    let order = isLittleEndian
    func number(at offset: Int, _ length: Int, _ bytes: Span<UInt8>) -> Int? {
      order ? bytes.littleEndian(at: offset, length) : bytes.bigEndian(at: offset, length)
    }
    guard let start = number(at: 4, 4, bytes), let count = number(at: start, 2, bytes),
      start + 2 + count * 12 <= bytes.count
    else { return nil }
    entries = (start + 2)..<(start + 2 + count * 12)
  }

  /// The first value of a tag; nil if there is none, or if it is not an unsigned integer.
  func number(_ tag: Int, _ bytes: Span<UInt8>) -> Int? {
    for entry in stride(from: entries.lowerBound, to: entries.upperBound, by: 12)
    where integer(at: entry, 2, bytes) == tag {
      guard let type = integer(at: entry + 2, 2, bytes), let count = integer(at: entry + 4, 4, bytes),
        let length = [1: 1, 3: 2, 4: 4][type], count > 0
      else { return nil }
      let isInline = count <= 4 / length
      guard let place = isInline ? entry + 8 : integer(at: entry + 8, 4, bytes) else { return nil }
      return integer(at: place, length, bytes)
    }
    return nil
  }

  func orientation(_ bytes: Span<UInt8>) -> Orientation? {
    number(0x112, bytes).flatMap(Orientation.init(rawValue:))
  }

  private func integer(at offset: Int, _ length: Int, _ bytes: Span<UInt8>) -> Int? {
    isLittleEndian ? bytes.littleEndian(at: offset, length) : bytes.bigEndian(at: offset, length)
  }
}
