/// Reads size, orientation and colours of a JPEG from the segments before its first scan.
enum JPEGHeader {
  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    var offset = 2
    var orientation = Orientation.up
    while let segment = try JPEGSegment(bytes, at: &offset) {
      switch segment.marker {
      case 0xE1:
        let body = bytes.extracting(segment.body)
        guard body.starts(with: "Exif\0\0") else { continue }
        let exif = body.extracting(droppingFirst: 6)
        orientation = TIFFDirectory(exif)?.orientation(exif) ?? orientation
      case _ where segment.isFrameHeader:
        return try frame(bytes, segment, orientation)
      case 0xDA:
        throw .damaged(.jpeg, "it has a scan before a frame")
      default: break
      }
    }
    throw .damaged(.jpeg, "it holds no frame")
  }

  /// A frame header: precision, height, width, number of components, of one byte, two, two and one.
  private static func frame(
    _ bytes: Span<UInt8>, _ segment: JPEGSegment, _ orientation: Orientation
  ) throws(PictureError) -> PictureHeader {
    let start = segment.body.lowerBound
    guard segment.body.count >= 6, let precision = bytes.byte(at: start),
      let height = bytes.bigEndian(at: start + 1, 2), let width = bytes.bigEndian(at: start + 3, 2),
      let components = bytes.byte(at: start + 5)
    else { throw .damaged(.jpeg, "its frame header is too short") }
    if height == 0 { throw .unsupported(.jpeg, "it states its height only behind the picture") }
    let models: [UInt8: PictureColorModel] = [1: .gray, 3: .rgb, 4: .cmyk]
    return PictureHeader(
      format: .jpeg,
      size: try .stored(width, height, orientation, in: .jpeg),
      hasAlpha: false, bitDepth: Int(precision), colorModel: models[components], orientation: orientation,
      hasEndMark: hasEndMark(bytes, after: segment.body.upperBound))
  }

  /// Whether an end-of-image marker follows; the search runs backwards as it usually stands at the very end.
  private static func hasEndMark(_ bytes: Span<UInt8>, after start: Int) -> Bool {
    var offset = bytes.count - 2
    while offset >= start {
      if bytes[offset] == 0xFF, bytes[offset + 1] == 0xD9 { return true }
      offset -= 1
    }
    return false
  }
}

/// One marker of a JPEG with the bytes that belong to it: `FF`, marker, two bytes of length, body.
struct JPEGSegment {
  let marker: UInt8
  let body: Range<Int>

  /// Reads the segment at or after `offset` and moves `offset` behind it; nil at the end-of-image marker.
  ///
  /// Bytes between segments are skipped, as other readers do.
  init?(_ bytes: Span<UInt8>, at offset: inout Int) throws(PictureError) {
    var marker: UInt8 = 0
    repeat {
      while let byte = bytes.byte(at: offset), byte != 0xFF { offset += 1 }
      while bytes.byte(at: offset) == 0xFF { offset += 1 }
      guard let byte = bytes.byte(at: offset) else { throw .truncated(.jpeg) }
      marker = byte
      offset += 1
      // Markers without a length: a stuffed zero, restarts, start of image, and a temporary one.
    } while marker == 0 || 0xD0...0xD8 ~= marker || marker == 1
    if marker == 0xD9 { return nil }
    guard let length = bytes.bigEndian(at: offset, 2), length <= bytes.count - offset else {
      throw .truncated(.jpeg)
    }
    if length < 2 { throw .damaged(.jpeg, "a segment states a length of \(length)") }
    self.marker = marker
    body = (offset + 2)..<(offset + length)
    offset += length
  }

  /// Whether this states the size of the picture (SOF0 to SOF15; C4, C8 and CC are other tables).
  var isFrameHeader: Bool {
    0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}
