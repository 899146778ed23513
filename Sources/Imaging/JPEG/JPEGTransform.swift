/// A block of 8×8 coefficients, and the inverse cosine transform that turns it into samples.
///
/// This is the transform of Loeffler, Ligtenberg and Moschytz in fixed point with thirteen fractional bits. It is
/// rounded exactly like libjpeg's accurate transform, so that both give the same samples.
struct JPEGTransform {
  typealias Row = SIMD8<Int32>

  private var rows: (Row, Row, Row, Row, Row, Row, Row, Row)

  /// Multiplies each coefficient by its quantization factor. The coefficients are stored row by row.
  init(_ coefficients: Span<Int16>, _ factors: [Row]) {
    func row(_ index: Int) -> Row {
      var values = Row()
      for column in 0..<8 { values[column] = Int32(coefficients[index * 8 + column]) }
      return values &* factors[index]
    }
    rows = (row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7))
  }

  var samples: [SIMD8<UInt8>] {
    var block = self
    block.transformColumns(shift: 11)
    block.transpose()
    block.transformColumns(shift: 18)
    block.transpose()
    let rows = block.rows
    return [
      Self.sample(rows.0), Self.sample(rows.1), Self.sample(rows.2), Self.sample(rows.3),
      Self.sample(rows.4), Self.sample(rows.5), Self.sample(rows.6), Self.sample(rows.7),
    ]
  }

  private static func sample(_ row: Row) -> SIMD8<UInt8> {
    let level = (row &+ 128).clamped(lowerBound: Row(repeating: 0), upperBound: Row(repeating: 255))
    return SIMD8<UInt8>(truncatingIfNeeded: level)
  }

  /// Transforms all columns at once, and shifts the results right by `shift` bits.
  private mutating func transformColumns(shift: Int32) {
    // Even rows: a rotation by 3π/8 and butterflies.
    let turned = (rows.2 &+ rows.6) &* 4433
    let low = turned &- rows.6 &* 15137
    let high = turned &+ rows.2 &* 6270
    let sum = (rows.0 &+ rows.4) &<< 13
    let difference = (rows.0 &- rows.4) &<< 13
    let half = Row(repeating: 1 &<< (shift &- 1))
    let (e0, e1) = (sum &+ high &+ half, difference &+ low &+ half)
    let (e2, e3) = (difference &- low &+ half, sum &- high &+ half)

    // Odd rows: all products, with a common one factored out.
    let (a, b, c, d) = (rows.7, rows.5, rows.3, rows.1)
    let common = (a &+ c &+ b &+ d) &* 9633
    let ad = (a &+ d) &* -7373
    let bc = (b &+ c) &* -20995
    let ac = (a &+ c) &* -16069 &+ common
    let bd = (b &+ d) &* -3196 &+ common
    let (o0, o1) = (d &* 12299 &+ ad &+ bd, c &* 25172 &+ bc &+ ac)
    let (o2, o3) = (b &* 16819 &+ bc &+ bd, a &* 2446 &+ ad &+ ac)

    let places = Row(repeating: shift)
    rows = (
      (e0 &+ o0) &>> places, (e1 &+ o1) &>> places, (e2 &+ o2) &>> places, (e3 &+ o3) &>> places,
      (e3 &- o3) &>> places, (e2 &- o2) &>> places, (e1 &- o1) &>> places, (e0 &- o0) &>> places
    )
  }

  /// Transposes the block. Interleaving the upper four rows with the lower four, three times, moves every number to the
  /// other side of the diagonal.
  private mutating func transpose() {
    for _ in 0..<3 {
      let first = Self.riffle(rows.0, rows.4)
      let second = Self.riffle(rows.1, rows.5)
      let third = Self.riffle(rows.2, rows.6)
      let fourth = Self.riffle(rows.3, rows.7)
      rows = (
        first.lowHalf, first.highHalf, second.lowHalf, second.highHalf, third.lowHalf, third.highHalf,
        fourth.lowHalf, fourth.highHalf
      )
    }
  }

  @inline(__always)
  private static func riffle(_ even: Row, _ odd: Row) -> SIMD16<Int32> {
    var both = SIMD16<Int32>()
    both.evenHalf = even
    both.oddHalf = odd
    return both
  }
}
