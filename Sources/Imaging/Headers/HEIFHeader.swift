internal import Pictures

/// Reads the header of a HEIC or AVIF: the properties of the primary item in the `meta` box.
enum HEIFHeader {
  /// The format according to the brands in the `ftyp` box at the start; nil if it is neither HEIC nor AVIF.
  static func format(_ bytes: Span<UInt8>) -> PictureFormat? {
    guard bytes.code(at: 4) == "ftyp", let length = bytes.bigEndian(at: 0, 4), 16...4096 ~= length else {
      return nil
    }
    // The major brand is at offset 8. It is followed by a four-byte version, and then the compatible brands.
    for offset in stride(from: 8, to: min(length, bytes.count), by: 4) where offset != 12 {
      switch bytes.code(at: offset) {
      case "avif", "avis": return .avif
      case "heic", "heix", "heim", "heis", "hevc", "hevx": return .heic
      default: continue
      }
    }
    return nil
  }

  static func read(_ bytes: Span<UInt8>, _ format: PictureFormat) throws(PictureError) -> PictureHeader {
    let top = try ISOBox.list(bytes, in: 0..<bytes.count, format)
    guard let meta = top.first(where: { $0.name == "meta" }) else { throw .truncated(format) }
    let parts = try ISOBox.list(bytes, in: meta.body.dropFirst(4), format)
    guard let properties = parts.first(where: { $0.name == "iprp" }),
      let primary = parts.first(where: { $0.name == "pitm" }),
      let item = primaryItem(bytes, primary)
    else { throw .damaged(format, "it does not describe a primary image") }
    let groups = try ISOBox.list(bytes, in: properties.body, format)
    guard let container = groups.first(where: { $0.name == "ipco" }) else {
      throw .damaged(format, "it has no image properties")
    }
    let all = try ISOBox.list(bytes, in: container.body, format)
    let indices = groups.filter { $0.name == "ipma" }.flatMap { associations(bytes, $0, of: item) }
    let own = indices.filter { $0 > 0 && $0 <= all.count }.map { all[$0 - 1] }
    return try header(bytes, own, all, format)
  }

  private static func header(
    _ bytes: Span<UInt8>, _ own: [ISOBox], _ all: [ISOBox], _ format: PictureFormat
  ) throws(PictureError) -> PictureHeader {
    var size: (width: Int, height: Int)?
    var bitDepth: Int?
    var orientation = Orientation.up
    for property in own {
      let start = property.body.lowerBound
      switch property.name {
      case "ispe":
        if let width = bytes.bigEndian(at: start + 4, 4), let height = bytes.bigEndian(at: start + 8, 4) {
          size = (width, height)
        }
      case "irot": orientation = bytes.byte(at: start).map(turn) ?? .up
      case "pixi": bitDepth = bytes.byte(at: start + 5).map(Int.init)
      default: break
      }
    }
    guard let size else { throw .damaged(format, "it has no size") }
    let hasAlpha = all.contains { property in
      guard property.name == "auxC" else { return false }
      let start = property.body.lowerBound + 4
      return bytes.starts(with: "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", at: start)
        || bytes.starts(with: "urn:mpeg:hevc:2015:auxid:1", at: start)
    }
    return PictureHeader(
      format: format,
      size: try .stored(size.width, size.height, orientation, in: format),
      hasAlpha: hasAlpha, bitDepth: bitDepth, orientation: orientation)
  }

  /// The orientation for a value of `irot`. Its lowest two bits are the number of counterclockwise quarter turns.
  private static func turn(_ quarters: UInt8) -> Orientation {
    switch quarters & 3 {
    case 1: .left
    case 2: .down
    case 3: .right
    default: .up
    }
  }

  /// The item number in a `pitm` box. It has 16 bits in version 0 of the box, and 32 bits in later versions.
  private static func primaryItem(_ bytes: Span<UInt8>, _ box: ISOBox) -> Int? {
    let start = box.body.lowerBound
    return bytes.bigEndian(at: start + 4, bytes.byte(at: start) == 0 ? 2 : 4)
  }

  /// The numbers of the properties that an `ipma` box assigns to an item, counted from one.
  ///
  /// The box consists of version and flags, the number of items, and for each item its number, a count, and its
  /// properties. Each property has one bit that marks it as essential, and a number of 7 bits (15 bits if the lowest
  /// flag is set).
  private static func associations(_ bytes: Span<UInt8>, _ box: ISOBox, of item: Int) -> [Int] {
    let start = box.body.lowerBound
    guard let head = bytes.bigEndian(at: start, 4), let count = bytes.bigEndian(at: start + 4, 4) else {
      return []
    }
    let numberLength = head >> 24 == 0 ? 2 : 4
    let indexLength = head & 1 == 0 ? 1 : 2
    var offset = start + 8
    for _ in 0..<count {
      guard offset < box.body.upperBound, let number = bytes.bigEndian(at: offset, numberLength),
        let amount = bytes.byte(at: offset + numberLength)
      else { return [] }
      offset += numberLength + 1
      if number == item {
        return (0..<Int(amount)).compactMap { index in
          bytes.bigEndian(at: offset + index * indexLength, indexLength)
            .map { $0 & (indexLength == 1 ? 0x7F : 0x7FFF) }
        }
      }
      offset += Int(amount) * indexLength
    }
    return []
  }
}

/// A box of the ISO base media format: its length (4 bytes), its name (4 bytes) and its content.
///
/// If the length is 1, the real length is in the eight bytes after the name. If the length is 0, the box extends to the
/// end of the file or of the enclosing box.
struct ISOBox {
  let name: FourCharacterCode
  let body: Range<Int>

  static func list(
    _ bytes: Span<UInt8>, in range: Range<Int>, _ format: PictureFormat
  ) throws(PictureError) -> [ISOBox] {
    var boxes: [ISOBox] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard var length = bytes.bigEndian(at: offset, 4), let name = bytes.code(at: offset + 4) else {
        throw .truncated(format)
      }
      var head = 8
      if length == 1 {
        guard bytes.byte(at: offset + 8) == 0, let long = bytes.bigEndian(at: offset + 9, 7) else {
          throw .truncated(format)
        }
        length = long
        head = 16
      } else if length == 0 {
        length = range.upperBound - offset
      }
      if length > range.upperBound - offset { throw .truncated(format) }
      if length < head { throw .damaged(format, "box '\(name)' declares a length of \(length)") }
      boxes.append(ISOBox(name: name, body: (offset + head)..<(offset + length)))
      offset += length
    }
    return boxes
  }
}
