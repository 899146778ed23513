/// How far apart pictures look, measured by what scaling alone can do.
///
/// A small picture says little: its edges fall between pixels, so the same drawing exported smaller differs by up to a
/// few pixels' share of its side. The numbers were set on 3,500 pictures of 18 apps: at 1 they let pass nine of ten that
/// were scaled by Lanczos, bicubic and box filters to between 0.4 and 0.95 of their size, at 1.5 ninety-eight of a
/// hundred, and of the pairs found within 1 none showed two things. Cells are compared one by one, since what tells two
/// icons of one family apart is small and local: means over the whole picture hide it.
extension PictureFingerprint {
  /// 0 for equal pictures, 1 for the most that scaling usually does; nil beyond `limit`.
  public func distance(to other: PictureFingerprint, limit: Double = 1) -> Double? {
    let isScaled = (side - other.side).magnitude >= 0.5
    let tolerance = Tolerance(side: min(side, other.side), share: isScaled ? 1 : 0.4)
    let limit = Float(limit)
    var distance = (aspect - other.aspect).magnitude / tolerance.aspect
    distance = max(distance, (color - other.color).largestMagnitude / Tolerance.color)
    distance = max(distance, Float(Self.difference(coarse, other.coarse)) / tolerance.coarse)
    guard distance <= limit else { return nil }
    for (grid, otherGrid, allowed) in [
      (medium, other.medium, tolerance.medium), (fine, other.fine, tolerance.fine),
    ] {
      for index in grid.indices {
        distance = max(distance, Float(Self.difference(grid[index], otherGrid[index])) / allowed)
        if distance > limit { return nil }
      }
    }
    return Double(distance)
  }

  /// The largest difference between two cells in one of their components.
  @inline(__always)
  private static func difference(_ left: SIMD16<UInt8>, _ right: SIMD16<UInt8>) -> UInt8 {
    let isGreater = left .> right
    return
      (left.replacing(with: right, where: .!isGreater) &- right.replacing(with: left, where: .!isGreater))
      .max()
  }
}

/// The differences that scaling makes in pictures of a size.
struct Tolerance {
  /// Of cells of the three grids, from 0 to 255.
  let coarse: Float
  let medium: Float
  let fine: Float
  /// Of the logarithm of width by height.
  let aspect: Float
  /// Of the mean color, which scaling leaves as it is.
  static let color: Float = 0.04

  /// For a visible part whose shorter side has so many pixels; of pictures that nobody scaled only a share.
  init(side: Float, share: Float = 1) {
    coarse = 255 * share * min(0.01 + 1.2 / side, 0.10)
    medium = 255 * share * min(0.02 + 3.5 / side, 0.16)
    fine = 255 * share * min(0.03 + 6.5 / side, 0.30)
    aspect = 0.01 + 0.9 / side
  }
}

extension SIMD3<Float> {
  fileprivate var largestMagnitude: Float { replacing(with: -self, where: self .< 0).max() }
}
