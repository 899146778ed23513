internal import Basics

/// The part of the page that can be painted: a rectangle, and shapes that restrict it further.
///
/// Nested rectangles are intersected, so it does not matter how many of them an exporter writes. All other shapes
/// together are represented by one digest.
struct Clip: Hashable, Sendable {
  private(set) var low: SIMD2<Int64>
  private(set) var high: SIMD2<Int64>
  private(set) var shapes: Digest?

  /// A clip that covers everything, for masks and tiles.
  static let everything = Clip(
    low: SIMD2(repeating: .min), high: SIMD2(repeating: .max), shapes: nil)

  private init(low: SIMD2<Int64>, high: SIMD2<Int64>, shapes: Digest?) {
    self.low = low
    self.high = high
    self.shapes = shapes
  }

  init(size: Vector, on grid: DrawingGrid) {
    low = SIMD2(grid.line(0), grid.line(0))
    high = SIMD2(grid.line(size.x), grid.line(size.y))
  }

  var isEmpty: Bool { low.x >= high.x || low.y >= high.y }

  mutating func intersect(_ outline: Outline, _ rule: FillRule, on grid: DrawingGrid) {
    if let rectangle = outline.rectangle(on: grid) {
      low = SIMD2(max(low.x, rectangle.low.x), max(low.y, rectangle.low.y))
      high = SIMD2(min(high.x, rectangle.high.x), min(high.y, rectangle.high.y))
      return
    }
    intersect(
      Digest { writer in
        writer.tag(rule.rawValue)
        outline.write(to: &writer, on: grid, closed: true)
      })
  }

  mutating func intersect(_ shape: Digest) {
    let outer = shapes
    shapes = Digest { writer in
      writer.digest(outer)
      writer.digest(shape)
    }
  }

  func write(to writer: inout DrawingWriter) {
    for number in [low.x, low.y, high.x, high.y] { writer.integer(number) }
    writer.digest(shapes)
  }
}
