/// A 3×3 matrix that converts colors.
struct Matrix3 {
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(rows first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (
      [first.x, second.x, third.x], [first.y, second.y, third.y], [first.z, second.z, third.z]
    )
  }

  static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }
}
