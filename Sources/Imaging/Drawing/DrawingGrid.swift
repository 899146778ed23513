/// The grid to which coordinates are rounded before vector images are compared.
///
/// Its lines are a tenth of a point apart, so that small differences between two exports of the same artwork do not
/// matter, but every visible difference does. Images smaller than 16 points have a finer grid.
struct DrawingGrid: Hashable, Sendable {
  let stepsPerPoint: Double

  init(size: Vector) {
    var steps = 10.0
    while steps < 10_000, max(size.x, size.y) * steps < 160 { steps *= 10 }
    stepsPerPoint = steps
  }

  /// The number of the grid line to which a coordinate in points is rounded. This is usually the nearest line.
  ///
  /// Designers and exporters often write short decimals such as `12.25`. The threshold between rounding down and up
  /// is never at such a number, because a tiny error could then move the coordinate to another line.
  func line(_ coordinate: Double) -> Int64 {
    Self.round(coordinate * stepsPerPoint)
  }

  /// Rounds a length, such as a line width, to a grid that is ten times finer.
  func fineLine(_ length: Double) -> Int64 {
    Self.round(length * stepsPerPoint * 10)
  }

  private static func round(_ value: Double) -> Int64 {
    let rounded = (value + 0.4473).rounded(.down)
    // If the coordinate is too large for an integer, which does not occur in real images, its bits distinguish it from
    // other coordinates.
    return Int64(exactly: rounded) ?? Int64(bitPattern: value.bitPattern)
  }
}
