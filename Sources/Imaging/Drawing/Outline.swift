enum FillRule: String, Sendable {
  case nonzero, evenodd
}

/// A path of straight lines and cubic curves, in the coordinates of the page.
struct Outline: Sendable {
  /// One step of a path. A curve has three points, a line or a move has one, and a close has none.
  enum Step: UInt8, Sendable {
    case move, line, curve, close
  }

  private(set) var steps: [Step] = []
  private(set) var points: [Vector] = []
  private var start = Vector.zero

  var isEmpty: Bool { steps.isEmpty }

  mutating func move(to point: Vector) {
    // A move directly after another one replaces it.
    if steps.last == .move {
      points[points.count - 1] = point
    } else {
      append(.move, [point])
    }
    start = point
  }

  mutating func line(to point: Vector) {
    open()
    append(.line, [point])
  }

  mutating func curve(_ first: Vector, _ second: Vector, to point: Vector) {
    open()
    append(.curve, [first, second, point])
  }

  mutating func close() {
    if let last = steps.last, last != .close { append(.close, []) }
  }

  private mutating func open() {
    if steps.isEmpty || steps.last == .close { append(.move, [start]) }
  }

  private mutating func append(_ step: Step, _ new: [Vector]) {
    steps.append(step)
    points += new
  }
}

extension Outline {
  /// Writes the path with coordinates rounded to a grid. Pass true as `closed` for filling and clipping, which
  /// close every subpath. The steps that close a subpath are then omitted.
  func write(to writer: inout DrawingWriter, on grid: DrawingGrid, closed: Bool) {
    var next = 0
    var start = SIMD2<Int64>.zero
    var pen = SIMD2<Int64>.zero
    for (index, step) in steps.enumerated() {
      let following = index + 1 < steps.count ? steps[index + 1] : nil
      let end = next + [1, 1, 3, 0][Int(step.rawValue)]
      let ends = points[next..<end].map { SIMD2(grid.line($0.x), grid.line($0.y)) }
      // A zero-length line draws nothing, unless it is stroked directly after a move. Then it may draw a dot.
      let isNothing =
        closed
        ? ends.allSatisfy { $0 == pen }
        : index > 1 && points[next..<end].allSatisfy { $0 == points[next - 1] }
      next = end
      pen = ends.last ?? start
      switch step {
      case .move:
        guard following != nil else { continue }
        start = ends[0]
      case .line where isNothing && (closed || steps[index - 1] != .move): continue
      case .line:
        // Omits a line back to the start of the subpath, because closing the subpath draws the same line.
        let isLast = following == nil || following == .move
        if ends[0] == start, following == .close || (closed && isLast) { continue }
      case .curve: break
      case .close: if closed { continue }
      }
      writer.integer(Int(step.rawValue) + 1)
      for point in ends {
        writer.integer(point.x)
        writer.integer(point.y)
      }
    }
    writer.integer(0)
  }

  /// The lower and upper corners on the grid; nil unless the path is a single axis-aligned rectangle.
  func rectangle(on grid: DrawingGrid) -> (low: SIMD2<Int64>, high: SIMD2<Int64>)? {
    guard steps.first == .move, steps.dropFirst().prefix(3).allSatisfy({ $0 == .line }),
      (4...5).contains(points.count),
      steps.count == points.count || (steps.count == points.count + 1 && steps.last == .close)
    else { return nil }
    let corners = points.map { SIMD2(grid.line($0.x), grid.line($0.y)) }
    guard corners.count == 4 || corners[4] == corners[0] else { return nil }
    let isAcrossFirst = corners[0].y == corners[1].y
    for index in 0..<4 {
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      guard (index % 2 == 0) == isAcrossFirst ? from.y == to.y : from.x == to.x else { return nil }
    }
    let (a, b) = (corners[0], corners[2])
    return (SIMD2(min(a.x, b.x), min(a.y, b.y)), SIMD2(max(a.x, b.x), max(a.y, b.y)))
  }
}
