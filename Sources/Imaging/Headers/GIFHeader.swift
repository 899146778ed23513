internal import Pictures

/// Reads the size, transparency and number of frames of a GIF by walking its blocks.
enum GIFHeader {
  static func read(_ bytes: Span<UInt8>) throws(PictureError) -> PictureHeader {
    let file = try GIFFile(bytes)
    return PictureHeader(
      format: .gif, size: try .stored(file.width, file.height, in: .gif),
      hasAlpha: file.frames.contains { $0.transparentIndex != nil }, bitDepth: 8, colorModel: .indexed,
      frameCount: file.frames.count, hasEndMark: file.hasTrailer)
  }
}
