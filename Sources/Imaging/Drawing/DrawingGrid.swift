/// The grid that coordinates are rounded to before vector images are compared.
///
/// A tenth of a point absorbs the jitter between two exports of the same artwork but nothing visible; images smaller
/// than 16 points get a finer grid.
struct DrawingGrid: Hashable, Sendable {
  let stepsPerPoint: Double

  init(size: Vector) {
    var steps = 10.0
    while steps < 10_000, max(size.x, size.y) * steps < 160 { steps *= 10 }
    stepsPerPoint = steps
  }

  /// The grid line nearest to a coordinate in points.
  ///
  /// The boundaries between lines are not at one half or other short decimals: designers and exporters write `12.25`
  /// and `3.455`, and jitter must not move such coordinates to another line.
  func line(_ coordinate: Double) -> Int64 {
    Self.round(coordinate * stepsPerPoint)
  }

  /// A line width, rounded to a grid that is ten times finer.
  func fineLine(_ length: Double) -> Int64 {
    Self.round(length * stepsPerPoint * 10)
  }

  private static func round(_ value: Double) -> Int64 {
    let rounded = (value + 0.4473).rounded(.down)
    // No real image has such a coordinate; its bits keep it distinct from all others.
    return Int64(exactly: rounded) ?? Int64(bitPattern: value.bitPattern)
  }
}
