internal import Pictures

/// A JPEG marker with the bytes that belong to it: `FF`, the marker, two bytes of length, and the body.
struct JPEGSegment {
  let marker: UInt8
  let body: Range<Int>

  /// Reads the next segment, and moves `offset` past it. Nil at the end-of-image marker.
  ///
  /// Bytes between segments are skipped, as in other decoders.
  init?(_ bytes: Span<UInt8>, at offset: inout Int) throws(PictureError) {
    var marker: UInt8 = 0
    repeat {
      while let byte = bytes.byte(at: offset), byte != 0xFF { offset += 1 }
      while bytes.byte(at: offset) == 0xFF { offset += 1 }
      guard let byte = bytes.byte(at: offset) else { throw .truncated(.jpeg) }
      marker = byte
      offset += 1
      // These markers have no length: a stuffed zero, the restart markers, the start of the image, and a temporary
      // marker.
    } while marker == 0 || 0xD0...0xD8 ~= marker || marker == 1
    if marker == 0xD9 { return nil }
    guard let length = bytes.bigEndian(at: offset, 2), length <= bytes.count - offset else {
      throw .truncated(.jpeg)
    }
    if length < 2 { throw .damaged(.jpeg, "a segment declares a length of \(length)") }
    self.marker = marker
    body = (offset + 2)..<(offset + length)
    offset += length
  }

  /// Whether the segment contains the size of the picture: C0 to CF (SOF0 to SOF15), except for C4, C8 and CC, which
  /// are not frames.
  var isFrameHeader: Bool {
    0xC0...0xCF ~= marker && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// Whether this segment only describes the picture: Exif, XMP, Photoshop data, or a comment. Callers must check
  /// for an orientation in the Exif data, which does change what is shown.
  var isMetadata: Bool { [0xE1, 0xED, 0xFE].contains(marker) }
}
