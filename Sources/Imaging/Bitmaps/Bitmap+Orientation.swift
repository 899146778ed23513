internal import Pictures

extension Bitmap {
  /// The picture, rotated and mirrored so that it is upright.
  func turned(_ orientation: Orientation) -> Bitmap {
    if orientation == .up { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    let places = (0..<newHeight).lazy.flatMap { y in
      (0..<newWidth).lazy.map { x in source(x, y, orientation) }
    }
    let turned: Pixels =
      switch pixels {
      case .eight(let samples): .eight(places.flatMap { samples[($0 * 4)..<($0 * 4 + 4)] })
      case .sixteen(let samples): .sixteen(places.flatMap { samples[($0 * 4)..<($0 * 4 + 4)] })
      }
    return Bitmap(width: newWidth, height: newHeight, pixels: turned, profile: profile)
  }

  private func source(_ x: Int, _ y: Int, _ orientation: Orientation) -> Int {
    let (right, bottom) = (width - 1, height - 1)
    let (column, row) =
      switch orientation {
      case .up: (x, y)
      case .upMirrored: (right - x, y)
      case .down: (right - x, bottom - y)
      case .downMirrored: (x, bottom - y)
      case .leftMirrored: (y, x)
      case .right: (y, bottom - x)
      case .rightMirrored: (right - y, bottom - x)
      case .left: (right - y, x)
      }
    return row * width + column
  }
}
