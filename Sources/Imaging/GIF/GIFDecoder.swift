internal import Pictures

/// Decodes the first frame of a GIF, on a transparent canvas.
enum GIFDecoder {
  static func decode(_ bytes: Span<UInt8>) throws(PictureError) -> Bitmap {
    let file = try GIFFile(bytes)
    try Bitmap.checkSize(file.width, file.height, .gif)
    let frame = file.frames[0]
    guard frame.left + frame.width <= file.width, frame.top + frame.height <= file.height else {
      throw .unsupported(.gif, "its first frame reaches beyond the canvas")
    }
    guard let palette = frame.palette, palette.upperBound <= bytes.count else {
      throw .damaged(.gif, "it has no palette")
    }
    let indices = try GIFData.expand(bytes, frame)
    var pixels = [UInt8](repeating: 0, count: file.width * file.height * 4)
    for (storedRow, y) in frame.rowOrder.enumerated() {
      for x in 0..<frame.width {
        let index = indices[storedRow * frame.width + x]
        let color = palette.lowerBound + Int(index) * 3
        if index == frame.transparentIndex || color + 2 >= palette.upperBound { continue }
        let target = ((frame.top + y) * file.width + frame.left + x) * 4
        for part in 0..<3 { pixels[target + part] = bytes[color + part] }
        pixels[target + 3] = 255
      }
    }
    return Bitmap(width: file.width, height: file.height, pixels: .eight(pixels), profile: .sRGB)
  }
}

extension GIFFrame {
  /// The rows of the frame, in the order in which the file stores them.
  fileprivate var rowOrder: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}

/// Decompresses the LZW codes of a frame into palette indices.
///
/// The first codes are one bit longer than the code size. Later codes are longer, up to twelve bits. The lowest bits of
/// a code come first. A code below 2ⁿ, where n is the code size, is a palette index. The code 2ⁿ clears the table, and
/// 2ⁿ + 1 ends the data. Every other code represents a string of indices: the string of an earlier code, plus one more
/// index.
enum GIFData {
  static func expand(_ bytes: Span<UInt8>, _ frame: GIFFrame) throws(PictureError) -> [UInt8] {
    guard 2...8 ~= frame.codeSize else {
      throw .damaged(.gif, "it has the invalid LZW code size \(frame.codeSize)")
    }
    let count = frame.width * frame.height
    let clear = 1 << Int(frame.codeSize)
    var prefixes = [UInt16](repeating: 0, count: 4096)
    var suffixes = [UInt8](repeating: 0, count: 4096)
    for value in 0..<clear { suffixes[value] = UInt8(value) }
    var output: [UInt8] = []
    output.reserveCapacity(count)
    var string: [UInt8] = []
    var reader = GIFCodes(at: frame.data)
    var next = clear + 2
    var width = Int(frame.codeSize) + 1
    var previous: Int?
    while output.count < count, let code = reader.next(width, bytes), code != clear + 1 {
      if code == clear {
        next = clear + 2
        width = Int(frame.codeSize) + 1
        previous = nil
        continue
      }
      guard code < next || code == next && previous != nil else {
        throw .damaged(.gif, "it has an unknown LZW code")
      }
      // The code may be the one that is about to be added. Its string is the previous string, plus the first index of
      // the previous string.
      string.removeAll(keepingCapacity: true)
      var link = code == next ? previous ?? 0 : code
      while link > clear {
        string.append(suffixes[link])
        link = Int(prefixes[link])
      }
      let first = suffixes[link]
      string.append(first)
      output += string.reversed()
      if code == next { output.append(first) }
      if let previous, next < 4096 {
        prefixes[next] = UInt16(previous)
        suffixes[next] = first
        next += 1
        if next == 1 << width, width < 12 { width += 1 }
      }
      previous = code
    }
    guard output.count >= count else { throw .truncated(.gif) }
    return output
  }
}

/// Reads codes of varying length from the data blocks of a GIF.
private struct GIFCodes {
  private var offset: Int
  private var left = 0
  private var buffer = 0
  private var count = 0

  init(at offset: Int) {
    self.offset = offset
  }

  mutating func next(_ width: Int, _ bytes: Span<UInt8>) -> Int? {
    while count < width {
      if left == 0 {
        guard let length = bytes.byte(at: offset), length > 0 else { return nil }
        left = Int(length)
        offset += 1
      }
      guard let byte = bytes.byte(at: offset) else { return nil }
      buffer |= Int(byte) << count
      count += 8
      offset += 1
      left -= 1
    }
    let code = buffer & (1 << width - 1)
    buffer >>= width
    count -= width
    return code
  }
}
