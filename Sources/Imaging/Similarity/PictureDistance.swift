/// How different two pictures look, in units of what scaling alone does.
///
/// Small pictures carry little information: edges fall between pixels, so a smaller export of the same artwork can
/// differ by a few pixels in proportion to its side. The constants were fitted on 3,500 pictures of 18 apps. A limit of
/// 1 accepts 90% of pictures scaled by Lanczos, bicubic and box filters to between 0.4 and 0.95 of their size, a limit
/// of 1.5 accepts 98%, and no pair found within 1 showed two different things. Cells are compared one by one, since
/// icons of one family differ in small, local details that a mean over the whole picture hides.
extension PictureFingerprint {
  /// The distance between two pictures: 0 if they are equal, and 1 for the greatest difference that scaling usually
  /// causes. Nil if the distance is greater than `limit`.
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

/// How far two pictures of a given size may differ and still count as one picture at different scales.
struct Tolerance {
  /// The tolerance for cells of the coarse grid, from 0 to 255.
  let coarse: Float
  let medium: Float
  let fine: Float
  /// For the logarithm of the aspect ratio.
  let aspect: Float
  /// For the mean color, which scaling preserves.
  static let color: Float = 0.04

  /// The tolerance for a visible part whose shorter side is `side` pixels, multiplied by `share` for unscaled pictures.
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
