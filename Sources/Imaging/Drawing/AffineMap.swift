/// A point or a vector in the plane of a vector image.
typealias Vector = SIMD2<Double>

/// An affine transform, given by the numbers `a b c d e f` as in PDF and SVG.
struct AffineMap: Hashable, Sendable {
  var xAxis = Vector(1, 0)
  var yAxis = Vector(0, 1)
  var origin = Vector(0, 0)

  static let identity = AffineMap()

  func callAsFunction(_ point: Vector) -> Vector {
    xAxis * point.x + yAxis * point.y + origin
  }

  /// The map that applies `self`, and then `outer` to the result.
  func then(_ outer: AffineMap) -> AffineMap {
    AffineMap(
      xAxis: outer.xAxis * xAxis.x + outer.yAxis * xAxis.y,
      yAxis: outer.xAxis * yAxis.x + outer.yAxis * yAxis.y,
      origin: outer(origin))
  }

  /// The factor that the map applies to all lengths; nil if it depends on the direction.
  var uniformScale: Double? {
    let first = (xAxis * xAxis).sum()
    let second = (yAxis * yAxis).sum()
    let skew = (xAxis * yAxis).sum()
    let tolerance = 1e-6 * max(first, second)
    guard abs(first - second) <= tolerance, abs(skew) <= tolerance else { return nil }
    return first.squareRoot()
  }
}

extension AffineMap {
  init?(_ numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    xAxis = Vector(numbers[0], numbers[1])
    yAxis = Vector(numbers[2], numbers[3])
    origin = Vector(numbers[4], numbers[5])
  }

  static func translation(_ offset: Vector) -> AffineMap {
    AffineMap(origin: offset)
  }

  static func scale(_ factors: Vector) -> AffineMap {
    AffineMap(xAxis: Vector(factors.x, 0), yAxis: Vector(0, factors.y))
  }
}
