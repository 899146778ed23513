internal import Pictures

extension PictureSize {
  /// The size of an upright picture, after checking the stored width and height.
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
