/// The raster to which coordinates of a drawing are rounded before they are compared.
///
/// A tenth of a point swallows the jitter between two exports of one drawing and nothing a person can see;
/// a drawing of less than 16 points gets a finer raster.
struct DrawingGrid: Hashable, Sendable {
  let stepsPerPoint: Double

  init(size: Vector) {
    var steps = 10.0
    while steps < 10_000, max(size.x, size.y) * steps < 160 { steps *= 10 }
    stepsPerPoint = steps
  }

  /// The number of the raster line for a coordinate in points.
  ///
  /// Lines do not part at one half, nor at any short decimal: `12.25` and `3.455` are what designers and
  /// exporters write, and jitter must not move them.
  func line(_ coordinate: Double) -> Int64 {
    Self.round(coordinate * stepsPerPoint)
  }

  /// The number of the line on a raster ten times finer, for line widths.
  func fineLine(_ length: Double) -> Int64 {
    Self.round(length * stepsPerPoint * 10)
  }

  private static func round(_ value: Double) -> Int64 {
    let rounded = (value + 0.4473).rounded(.down)
    // What does not fit is no coordinate of a real drawing; its bits keep it apart from all others.
    return Int64(exactly: rounded) ?? Int64(bitPattern: value.bitPattern)
  }
}
