internal import Basics
internal import CZlib

/// Writes a PNG with alpha and eight bits per sample (ISO/IEC 15948).
///
/// ```text
/// signature  chunk IHDR  chunk IDAT  chunk IEND      chunk: length, type, data, CRC of type and data
/// ```
enum PNGWriter {
  static func file(width: Int, height: Int, _ samples: [UInt8]) -> [UInt8]? {
    var rows: [UInt8] = []
    rows.reserveCapacity(samples.count + height)
    for row in 0..<height {
      rows.append(1)  // the filter Sub: the difference from the pixel on the left
      let start = row * width * 4
      for index in start..<(start + width * 4) {
        rows.append(index < start + 4 ? samples[index] : samples[index] &- samples[index - 4])
      }
    }
    guard let data = deflated(rows) else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    chunk("IHDR", word(width) + word(height) + [8, 6, 0, 0, 0], &file)
    chunk("IDAT", data, &file)
    chunk("IEND", [], &file)
    return file
  }

  private static func chunk(_ type: String, _ data: [UInt8], _ file: inout [UInt8]) {
    let body = Array(type.utf8) + data
    // SAFETY: zlib reads the bytes of the array and nothing else.
    let check = unsafe crc32(0, body, uInt(body.count))
    file += word(data.count) + body + word(Int(check))
  }

  private static func word(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    var size = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(size))
    // SAFETY: zlib reads the bytes of one array, and writes at most `size` bytes to the other, which has that many.
    let outcome = unsafe compress2(&result, &size, bytes, uLong(bytes.count), 6)
    return outcome == Z_OK ? Array(result.prefix(Int(size))) : nil
  }
}
