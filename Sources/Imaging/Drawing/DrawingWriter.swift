internal import Basics

/// Writes values in a canonical form. The bytes of each value show where it ends, so equal bytes mean equal values.
struct DrawingWriter: Sendable {
  private(set) var bytes: [UInt8] = []

  var digest: Digest { Digest(bytes) }

  mutating func tag(_ name: String) {
    text(name)
  }

  /// Writes a number in as few bytes as possible.
  mutating func integer(_ value: Int64) {
    var rest = UInt64(bitPattern: (value &<< 1) ^ (value &>> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func integer(_ value: Int) {
    integer(Int64(value))
  }

  /// Writes a number rounded to 18 significant bits, for quantities of unknown scale.
  mutating func significant(_ value: Double) {
    guard value.isFinite, value != 0 else { return integer(value == 0 ? 0 : Int64.max) }
    let mantissa = (value.significand * 131_072).rounded()
    // If the significand is rounded up to 2, the exponent increases by 1.
    let carry = mantissa == 262_144
    integer(Int64(carry ? mantissa / 2 : mantissa) * (value < 0 ? -1 : 1))
    integer(Int64(value.exponent) + (carry ? 1 : 0))
  }

  /// Writes a transform: the largest component of its axes, the axes divided by this component, and the origin. The
  /// origin is rounded to the grid.
  mutating func map(_ map: AffineMap, on grid: DrawingGrid) {
    let size = max(abs(map.xAxis).max(), abs(map.yAxis).max())
    significant(size)
    for number in [map.xAxis.x, map.xAxis.y, map.yAxis.x, map.yAxis.y] {
      // Rounding to 1/10,000 of the largest component makes the rounding errors of a 90° rotation vanish.
      integer(size > 0 ? Int64(exactly: (number / size * 10_000 + 0.45).rounded(.down)) ?? 0 : 0)
    }
    point(map.origin, on: grid)
  }

  mutating func point(_ point: Vector, on grid: DrawingGrid) {
    integer(grid.line(point.x))
    integer(grid.line(point.y))
  }

  /// Writes the number of bytes, and then the bytes.
  mutating func raw(_ content: some Collection<UInt8>) {
    integer(content.count)
    bytes.append(contentsOf: content)
  }

  mutating func append(_ other: DrawingWriter) {
    bytes += other.bytes
  }

  mutating func text(_ text: String) {
    raw(text.utf8)
  }

  mutating func digest(_ digest: Digest?) {
    guard let digest else { return bytes.append(0) }
    bytes.append(1)
    for half in [digest.high, digest.low] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: half &>> shift))
      }
    }
  }
}

extension Digest {
  init<Failure: Error>(_ body: (inout DrawingWriter) throws(Failure) -> Void) throws(Failure) {
    var writer = DrawingWriter()
    try body(&writer)
    self = writer.digest
  }
}

private func abs(_ vector: Vector) -> Vector {
  Vector(vector.x.magnitude, vector.y.magnitude)
}
