internal import Pictures

/// Reads the sizes of the icons in an ICNS file. The file consists of `icns`, its length, and elements with a name, a
/// length and content.
enum ICNSHeader {
  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    guard let length = bytes.bigEndian(at: 4, 4), length <= bytes.count else { throw .truncated(.icns) }
    var sizes: [PictureSize] = []
    var offset = 8
    while offset < length {
      guard let name = bytes.code(at: offset), let elementLength = bytes.bigEndian(at: offset + 4, 4),
        elementLength <= length - offset
      else { throw .truncated(.icns) }
      if elementLength < 8 {
        throw .damaged(.icns, "element '\(name)' declares a length of \(elementLength)")
      }
      if let size = sides[name] { sizes.append(.pixels(width: size, height: size)) }
      offset += elementLength
    }
    guard let largest = sizes.max(by: { $0.width < $1.width }) else {
      throw .damaged(.icns, "it has no icons")
    }
    return PictureHeader(format: .icns, size: largest, hasAlpha: true, contained: sizes)
  }

  /// The side length in pixels of the icon in each kind of element. Elements that are only masks are not listed.
  private static let sides: [FourCharacterCode: Int] = [
    "ics#": 16, "ics4": 16, "ics8": 16, "is32": 16, "icp4": 16, "ic04": 16,
    "icsb": 18, "sb24": 24, "ICON": 32, "ICN#": 32, "icl4": 32, "icl8": 32, "il32": 32, "icp5": 32,
    "ic05": 32, "ic11": 32, "icsB": 36, "ich#": 48, "ich4": 48, "ich8": 48, "ih32": 48, "SB24": 48,
    "icp6": 64, "ic12": 64, "it32": 128, "ic07": 128, "ic08": 256, "ic13": 256, "ic09": 512, "ic14": 512,
    "ic10": 1024,
  ]
}
