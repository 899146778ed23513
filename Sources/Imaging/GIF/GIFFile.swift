internal import Pictures

/// The frames of a GIF file.
///
/// | offset | bytes | field |
/// | --- | --- | --- |
/// | 0 | 6 | `GIF87a` or `GIF89a` |
/// | 6 | 2 + 2 | width and height of the canvas, in little-endian order |
/// | 10 | 1 | bit 7: a palette follows; bits 0 to 2: n, where the palette has 2^(n+1) colors |
/// | 11 | 2 | background index, aspect ratio |
///
/// The palette and the blocks follow. The first byte of a block is, in hexadecimal, `21` for an extension, `2C` for a
/// frame, and `3B` for the end.
struct GIFFile {
  let width: Int
  let height: Int
  let frames: [GIFFrame]
  let hasTrailer: Bool

  init(_ bytes: Span<UInt8>) throws(PictureError) {
    guard let width = bytes.littleEndian(at: 6, 2), let height = bytes.littleEndian(at: 8, 2),
      let flags = bytes.byte(at: 10)
    else { throw .truncated(.gif) }
    self.width = width
    self.height = height
    var offset = 13
    let palette = Self.palette(flags, at: &offset)
    var frames: [GIFFrame] = []
    var transparentIndex: UInt8?
    var foundTrailer = false
    while !foundTrailer, let introducer = bytes.byte(at: offset) {
      switch introducer {
      case 0x3B:
        foundTrailer = true
      case 0x21:
        if bytes.starts(with: [0xF9, 4], at: offset + 1), let flags = bytes.byte(at: offset + 3) {
          transparentIndex = flags & 1 == 1 ? bytes.byte(at: offset + 6) : nil
        }
        offset = try Self.endOfBlocks(bytes, from: offset + 2)
      case 0x2C:
        frames.append(try GIFFrame(bytes, at: offset, palette, transparentIndex))
        transparentIndex = nil
        offset = try Self.endOfBlocks(bytes, from: frames[frames.count - 1].data)
      default:
        throw .damaged(.gif, "it has an unknown block")
      }
    }
    if frames.isEmpty { throw foundTrailer ? .damaged(.gif, "it has no frames") : .truncated(.gif) }
    self.frames = frames
    hasTrailer = foundTrailer
  }

  /// Returns the range of the palette, and moves `offset` past it. Nil if `flags` say that there is no palette.
  static func palette(_ flags: UInt8, at offset: inout Int) -> Range<Int>? {
    guard flags & 0x80 != 0 else { return nil }
    let start = offset
    offset += 3 << (Int(flags & 7) + 1)
    return start..<offset
  }

  /// The offset after a sequence of data blocks. Each begins with its length, and a length of 0 ends the sequence.
  private static func endOfBlocks(_ bytes: Span<UInt8>, from start: Int) throws(PictureError) -> Int {
    var offset = start
    while let length = bytes.byte(at: offset) {
      offset += 1 + Int(length)
      if length == 0 { return offset }
    }
    throw .truncated(.gif)
  }
}

/// One frame of a GIF file: its position on the canvas, and where its pixels are in the file.
///
/// A frame consists of `2C`, left, top, width, height (two bytes each), flags, an optional palette, and the data: the
/// LZW code size and blocks.
struct GIFFrame {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  let isInterlaced: Bool
  let transparentIndex: UInt8?
  /// The range of the palette in the file; nil if neither the frame nor the file has one.
  let palette: Range<Int>?
  let codeSize: UInt8
  /// The offset of the first data block.
  let data: Int

  init(
    _ bytes: Span<UInt8>, at start: Int, _ commonPalette: Range<Int>?, _ transparentIndex: UInt8?
  ) throws(PictureError) {
    guard let left = bytes.littleEndian(at: start + 1, 2), let top = bytes.littleEndian(at: start + 3, 2),
      let width = bytes.littleEndian(at: start + 5, 2), let height = bytes.littleEndian(at: start + 7, 2),
      let flags = bytes.byte(at: start + 9)
    else { throw .truncated(.gif) }
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    isInterlaced = flags & 0x40 != 0
    self.transparentIndex = transparentIndex
    var offset = start + 10
    palette = GIFFile.palette(flags, at: &offset) ?? commonPalette
    guard let codeSize = bytes.byte(at: offset) else { throw .truncated(.gif) }
    self.codeSize = codeSize
    data = offset + 1
  }
}
