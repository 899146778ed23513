internal import Pictures

struct JPEGMetadata {
  private(set) var orientation = Orientation.up
  /// Whether the file has a JFIF segment. If so, a picture with three components is always YCbCr.
  private(set) var isJFIF = false
  /// The color transform in the Adobe segment: 0 for none, 1 for YCbCr, 2 for YCCK. Nil if there is no such segment.
  private(set) var adobeTransform: UInt8?
  private var profilePieces: [UInt8: [UInt8]] = [:]

  mutating func read(_ segment: JPEGSegment, _ bytes: Span<UInt8>) {
    let body = bytes.extracting(segment.body)
    switch segment.marker {
    case 0xE0 where body.starts(with: "JFIF\0"):
      isJFIF = true
    case 0xE1 where body.starts(with: "Exif\0\0"):
      let exif = body.extracting(droppingFirst: 6)
      orientation = TIFFDirectory(exif)?.orientation(exif) ?? orientation
    case 0xE2 where body.starts(with: "ICC_PROFILE\0") && body.count >= 14:
      profilePieces[body[12]] = (14..<body.count).map { body[$0] }
    case 0xEE where body.starts(with: "Adobe"):
      adobeTransform = body.byte(at: 11)
    default: break
    }
  }

  var profile: ColorProfile {
    if profilePieces.isEmpty { return .sRGB }
    let joined = profilePieces.sorted { $0.key < $1.key }.flatMap(\.value)[...]
    return ColorProfile(icc: joined.span)
  }
}
