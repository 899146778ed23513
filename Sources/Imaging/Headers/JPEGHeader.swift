internal import Pictures

enum JPEGHeader {
  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    var offset = 2
    var metadata = JPEGMetadata()
    var metadataBytes = 0
    while let segment = try JPEGSegment(bytes, at: &offset) {
      metadata.read(segment, bytes)
      if segment.isMetadata { metadataBytes += segment.body.count }
      switch segment.marker {
      case _ where segment.isFrameHeader:
        // The metadata of a rotated or mirrored picture is not counted: without it, the picture would be shown in the
        // wrong orientation.
        return try frame(
          bytes, segment, metadata.orientation, metadataBytes: metadata.orientation == .up ? metadataBytes : 0
        )
      case 0xDA:
        throw .damaged(.jpeg, "it has a scan before its frame header")
      default: break
      }
    }
    throw .damaged(.jpeg, "it has no frame header")
  }

  /// Reads a frame header: precision (1 byte), height and width (2 each), number of components (1).
  private static func frame(
    _ bytes: Span<UInt8>, _ segment: JPEGSegment, _ orientation: Orientation, metadataBytes: Int
  ) throws(PictureError) -> PictureHeader {
    let start = segment.body.lowerBound
    guard segment.body.count >= 6, let precision = bytes.byte(at: start),
      let height = bytes.bigEndian(at: start + 1, 2), let width = bytes.bigEndian(at: start + 3, 2),
      let components = bytes.byte(at: start + 5)
    else { throw .damaged(.jpeg, "its frame header is too short") }
    if height == 0 { throw .unsupported(.jpeg, "it declares its height only after the image data") }
    let models: [UInt8: PictureColorModel] = [1: .gray, 3: .rgb, 4: .cmyk]
    return PictureHeader(
      format: .jpeg,
      size: try .stored(width, height, orientation, in: .jpeg),
      hasAlpha: false, bitDepth: Int(precision), colorModel: models[components], orientation: orientation,
      hasEndMark: hasEndMark(bytes, after: segment.body.upperBound), metadataBytes: metadataBytes)
  }

  /// Whether there is an end-of-image marker after the header. It is usually at the very end of the file, so the search
  /// begins there.
  private static func hasEndMark(_ bytes: Span<UInt8>, after start: Int) -> Bool {
    var offset = bytes.count - 2
    while offset >= start {
      if bytes[offset] == 0xFF, bytes[offset + 1] == 0xD9 { return true }
      offset -= 1
    }
    return false
  }
}
