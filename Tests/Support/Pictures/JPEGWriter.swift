/// Writes baseline JPEG files (ITU-T T.81) of one color, in which every block contains only its average.
///
/// | marker | content |
/// | --- | --- |
/// | SOI, APP0 | start, JFIF header |
/// | DQT | every quantizer is 1 |
/// | SOF0 | size and components |
/// | DHT | DC: the categories 0 to 11 in four bits each; AC: the end of a block in one bit |
/// | SOS, EOI | the blocks, the end |
struct JPEGWriter {
  let width: Int
  let height: Int
  let color: FlatColor
  var isGray = false

  var bytes: [UInt8] {
    let components: [UInt8] = isGray ? [1] : [1, 2, 3]
    var file: [UInt8] = [0xFF, 0xD8]
    file += segment(0xE0, Array("JFIF\u{0}".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    file += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    file += segment(
      0xC0,
      [8] + bigEndian(height) + bigEndian(width) + [UInt8(components.count)]
        + components.flatMap { [$0, 0x11, 0] })
    let lengths = { (length: Int, count: UInt8) in (1...16).map { $0 == length ? count : 0 } }
    file += segment(0xC4, [0x00] + lengths(4, 12) + Array(0...11))
    file += segment(0xC4, [0x10] + lengths(1, 1) + [0])
    file += segment(0xDA, [UInt8(components.count)] + components.flatMap { [$0, 0] } + [0, 63, 0])
    return file + scan + [0xFF, 0xD9]
  }

  /// The compressed blocks. The first one has the color, and the others repeat it.
  private var scan: [UInt8] {
    var bits = BitWriter()
    for block in 0..<(((width + 7) / 8) * ((height + 7) / 8)) {
      for level in levels {
        let change = block == 0 ? 8 * (level - 128) : 0
        let category = Int.bitWidth - change.magnitude.leadingZeroBitCount
        bits.addHighFirst(category, 4)
        // JPEG writes a negative number as the complement of its absolute value.
        bits.addHighFirst(change < 0 ? change - 1 : change, category)
        bits.addHighFirst(0, 1)
      }
    }
    bits.fillWithOnes()
    return bits.bytes.flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] }
  }

  /// The color as Y, Cb and Cr.
  private var levels: [Int] {
    if isGray { return [Int(color.luma)] }
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    return [
      Int(color.luma),
      Int((128 - 0.168736 * red - 0.331264 * green + 0.5 * blue).rounded()),
      Int((128 + 0.5 * red - 0.418688 * green - 0.081312 * blue).rounded()),
    ].map { min($0, 255) }
  }

  private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(data.count + 2) + data
  }

  private func bigEndian(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
  }
}
