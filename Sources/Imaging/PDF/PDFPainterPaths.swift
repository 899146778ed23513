internal import Basics

extension PDFPainter {
  /// Applies a path operator. Returns false if `name` is another operator, or the number of operands is wrong.
  mutating func applyPath(_ name: String, _ numbers: [Double]) -> Bool {
    func point(_ index: Int) -> Vector { Vector(numbers[index], numbers[index + 1]) }
    switch (name, numbers.count) {
    case ("m", 2):
      pen = point(0)
      subpathStart = pen
      outline.move(to: state.map(pen))
    case ("l", 2):
      pen = point(0)
      outline.line(to: state.map(pen))
    case ("c", 6):
      pen = point(4)
      outline.curve(state.map(point(0)), state.map(point(2)), to: state.map(pen))
    case ("v", 4):
      outline.curve(state.map(pen), state.map(point(0)), to: state.map(point(2)))
      pen = point(2)
    case ("y", 4):
      pen = point(2)
      outline.curve(state.map(point(0)), state.map(pen), to: state.map(pen))
    case ("re", 4): rectangle(at: point(0), size: point(2))
    case ("h", 0):
      outline.close()
      pen = subpathStart
    case ("S", 0): paint(stroke: true)
    case ("s", 0):
      outline.close()
      paint(stroke: true)
    case ("f", 0), ("F", 0): paint(fill: .nonzero)
    case ("f*", 0): paint(fill: .evenodd)
    case ("B", 0): paint(fill: .nonzero, stroke: true)
    case ("B*", 0): paint(fill: .evenodd, stroke: true)
    case ("b", 0):
      outline.close()
      paint(fill: .nonzero, stroke: true)
    case ("b*", 0):
      outline.close()
      paint(fill: .evenodd, stroke: true)
    case ("n", 0): paint()
    case ("W", 0): pendingClip = .nonzero
    case ("W*", 0): pendingClip = .evenodd
    default: return false
    }
    return true
  }

  private mutating func rectangle(at corner: Vector, size: Vector) {
    outline.move(to: state.map(corner))
    outline.line(to: state.map(corner + Vector(size.x, 0)))
    outline.line(to: state.map(corner + size))
    outline.line(to: state.map(corner + Vector(0, size.y)))
    outline.close()
    pen = corner
    subpathStart = corner
  }

  private mutating func paint(fill rule: FillRule? = nil, stroke: Bool = false) {
    if let rule {
      list.fill(outline, rule, state.fill.paint, state.compositing(state.fill))
    }
    if stroke {
      list.stroke(
        outline, state.line, under: state.map, state.stroke.paint, state.compositing(state.stroke))
    }
    if let clip = pendingClip {
      state.compositing.clip.intersect(outline, clip, on: list.grid)
    }
    pendingClip = nil
    outline = Outline()
  }
}
