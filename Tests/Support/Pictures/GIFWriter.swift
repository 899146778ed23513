/// Writes GIF files (GIF89a) of one color.
///
/// The pixels are not compressed: a clear code every 120 pixels keeps the codes at eight bits.
struct GIFWriter {
  let width: Int
  let height: Int
  let color: FlatColor

  var bytes: [UInt8] {
    let size = littleEndian(width) + littleEndian(height)
    // 0xF6 means that a table of 128 colors follows. The first one is ours.
    var file = Array("GIF89a".utf8) + size + [0xF6, 0, 0, color.red, color.green, color.blue]
    file += [UInt8](repeating: 0, count: 127 * 3)
    if color.alpha == 0 { file += [0x21, 0xF9, 4, 1, 0, 0, 0, 0] }
    file += [0x2C, 0, 0, 0, 0] + size + [0, 7]
    let (clear, end): (UInt8, UInt8) = (128, 129)
    var left = width * height
    while left > 0 {
      let count = min(left, 120)
      file += [UInt8(count + 1), clear] + [UInt8](repeating: 0, count: count)
      left -= count
    }
    return file + [1, end, 0, 0x3B]
  }

  private func littleEndian(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }
}
