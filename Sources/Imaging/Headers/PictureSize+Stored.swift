internal import Pictures

extension PictureSize {
  /// The size of the picture when it is shown upright. Throws an error if the stored width or height is invalid.
  static func stored(
    _ width: Int, _ height: Int, _ orientation: Orientation = .up, in format: PictureFormat
  ) throws(PictureError) -> PictureSize {
    guard 1...0x7FFF_FFFF ~= width, 1...0x7FFF_FFFF ~= height else {
      throw .damaged(format, "it declares a size of \(width)×\(height)")
    }
    return orientation.swapsSides
      ? .pixels(width: height, height: width) : .pixels(width: width, height: height)
  }
}
