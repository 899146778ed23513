internal import Pictures

/// The frame header of a JPEG: the size of the picture, its components, and how blocks of 8×8 samples cover them.
///
/// It begins with the precision (1 byte), the height and width (2 bytes each), and the number of components (1 byte).
/// For each component, the name (1 byte), the sampling factors (4 bits each) and the number of the quantization table
/// (1 byte) follow.
struct JPEGFrame {
  let width: Int
  let height: Int
  let isProgressive: Bool
  let components: [JPEGComponent]
  /// The largest horizontal sampling factor of all components.
  let columns: Int
  /// The largest vertical sampling factor of all components.
  let rows: Int
  /// The number of minimum coded units in a row of the picture. Each unit covers `columns` × 8 by `rows` × 8 pixels.
  let unitsWide: Int
  let unitsHigh: Int

  init(_ segment: JPEGSegment, _ bytes: Span<UInt8>) throws(PictureError) {
    switch segment.marker {
    case 0xC0, 0xC1: isProgressive = false
    case 0xC2: isProgressive = true
    case 0xC9, 0xCA: throw .unsupported(.jpeg, "it uses arithmetic coding")
    default: throw .unsupported(.jpeg, "it is lossless or hierarchical")
    }
    let body = bytes.extracting(segment.body)
    guard let precision = body.byte(at: 0), let height = body.bigEndian(at: 1, 2),
      let width = body.bigEndian(at: 3, 2), let count = body.byte(at: 5), body.count >= 6 + Int(count) * 3
    else { throw .damaged(.jpeg, "its frame header is too short") }
    guard precision == 8 else { throw .unsupported(.jpeg, "its samples have \(precision) bits") }
    guard count == 1 || count == 3 || count == 4 else {
      throw .unsupported(.jpeg, "it has \(count) components")
    }
    try Bitmap.checkSize(width, height, .jpeg)
    let factors = (0..<Int(count)).map { body[7 + $0 * 3] }
    let (columns, rows) = (factors.map { Int($0 >> 4) }.max() ?? 0, factors.map { Int($0 & 15) }.max() ?? 0)
    guard factors.allSatisfy({ 1...4 ~= $0 >> 4 && 1...4 ~= $0 & 15 }) else {
      throw .damaged(.jpeg, "a component has an invalid sampling factor")
    }
    guard factors.allSatisfy({ columns % Int($0 >> 4) == 0 && rows % Int($0 & 15) == 0 }) else {
      throw .unsupported(.jpeg, "a component has a fractional sampling ratio")
    }
    let unitsWide = (width + columns * 8 - 1) / (columns * 8)
    let unitsHigh = (height + rows * 8 - 1) / (rows * 8)
    var components: [JPEGComponent] = []
    var firstBlock = 0
    for index in 0..<Int(count) {
      let (across, down) = (Int(factors[index] >> 4), Int(factors[index] & 15))
      let component = JPEGComponent(
        name: body[6 + index * 3], quantization: Int(body[8 + index * 3]), across: across, down: down,
        width: (width * across + columns - 1) / columns, height: (height * down + rows - 1) / rows,
        blocksWide: unitsWide * across, blocksHigh: unitsHigh * down, firstBlock: firstBlock)
      components.append(component)
      firstBlock += component.blocksWide * component.blocksHigh
    }
    self.width = width
    self.height = height
    self.components = components
    self.columns = columns
    self.rows = rows
    self.unitsWide = unitsWide
    self.unitsHigh = unitsHigh
    // Every block takes at least one bit, so a header that declares more blocks than the file has bits is wrong.
    guard firstBlock / 8 <= bytes.count else { throw .truncated(.jpeg) }
  }

  var blockCount: Int { components.reduce(0) { $0 + $1.blocksWide * $1.blocksHigh } }
}

/// A color component of a JPEG. Its sampling factors are `across` and `down`.
struct JPEGComponent {
  let name: UInt8
  let quantization: Int
  let across: Int
  let down: Int
  let width: Int
  let height: Int
  /// The width in blocks, rounded up to whole minimum coded units.
  let blocksWide: Int
  let blocksHigh: Int
  let firstBlock: Int
}
