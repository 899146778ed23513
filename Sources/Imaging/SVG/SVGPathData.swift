internal import Basics

/// Builds a path from points in user units, for path data and basic shapes.
struct SVGOutline: Sendable {
  let map: AffineMap
  private(set) var outline = Outline()
  private(set) var pen = Vector.zero
  private var start = Vector.zero

  init(map: AffineMap) {
    self.map = map
  }

  mutating func move(to point: Vector) {
    outline.move(to: map(point))
    (pen, start) = (point, point)
  }

  mutating func line(to point: Vector) {
    outline.line(to: map(point))
    pen = point
  }

  mutating func curve(_ first: Vector, _ second: Vector, to point: Vector) {
    outline.curve(map(first), map(second), to: map(point))
    pen = point
  }

  mutating func close() {
    outline.close()
    pen = start
  }

  /// Adds an arc of an ellipse (SVG 1.1, F.6.5) as cubic curves, one for each quarter turn.
  mutating func arc(radii: Vector, degrees: Double, isLarge: Bool, isSweep: Bool, to end: Vector) {
    var radii = Vector(radii.x.magnitude, radii.y.magnitude)
    guard pen != end else { return }
    guard radii.x > 0, radii.y > 0 else { return line(to: end) }
    let turn = AffineMap.rotation(degrees: degrees)
    let back = AffineMap.rotation(degrees: -degrees)
    let half = back((pen - end) / 2)
    let stretch = ((half / radii) * (half / radii)).sum()
    if stretch > 1 { radii *= stretch.squareRoot() }
    // `chord` is half the chord, scaled so that the ellipse becomes a circle of radius one. The center is on the
    // perpendicular bisector of the chord.
    let chord = half / radii
    let square = (chord * chord).sum()
    let distance = (max(0, 1 - square) / square).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Vector(chord.y, -chord.x) * distance
    let middle = (pen + end) / 2
    func place(_ point: Vector) -> Vector { turn(point * radii) + middle }
    let direction = isSweep ? 1.0 : -1.0
    var from = chord - center
    let last = -chord - center
    for _ in 0..<4 {
      let quarter = Vector(-from.y, from.x) * direction
      let cosine = (from * last).sum()
      let sine = (quarter * last).sum()
      let isLast = sine >= -1e-9 && cosine >= -1e-9
      let to = isLast ? last : quarter
      let tangentHalf = isLast ? sine / (1 + cosine) : 1
      let reach = 4.0 / 3 * tangentHalf / (1 + (1 + tangentHalf * tangentHalf).squareRoot())
      let toward = Vector(-to.y, to.x) * direction
      curve(
        place(from + quarter * reach + center), place(to - toward * reach + center),
        to: isLast ? end : place(to + center))
      if isLast { return }
      from = to
    }
  }
}

extension SVGOutline {
  /// Adds the segments described by SVG path data (SVG 1.1, 8.3). Returns false if the data has an error.
  mutating func follow(_ data: String) -> Bool {
    var scanner = SVGScanner(data)
    var command: UInt8 = 0
    // The last control point, and the command that would mirror this point: `s` after a cubic curve or `t` after a
    // quadratic one.
    var control = Vector.zero
    var controlKind: UInt8 = 0
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == UInt8(ascii: "m") || command == UInt8(ascii: "M") {
        // Further points after a move draw lines. In the alphabet, `l` (line) comes just before `m` (move).
        command -= 1
      } else if command | 0x20 == UInt8(ascii: "z") {
        return false
      }
      let kind = command | 0x20
      guard kind == UInt8(ascii: "m") || !outline.isEmpty else { return false }
      let origin = command == kind ? pen : .zero
      func point() -> Vector? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return origin + Vector(x, y)
      }
      let mirrored = controlKind == kind ? pen * 2 - control : pen
      controlKind = 0
      switch kind {
      case UInt8(ascii: "m"):
        guard let to = point() else { return false }
        move(to: to)
      case UInt8(ascii: "l"):
        guard let to = point() else { return false }
        line(to: to)
      case UInt8(ascii: "h"):
        guard let x = scanner.number() else { return false }
        line(to: Vector(origin.x + x, pen.y))
      case UInt8(ascii: "v"):
        guard let y = scanner.number() else { return false }
        line(to: Vector(pen.x, origin.y + y))
      case UInt8(ascii: "c"):
        guard let first = point(), let second = point(), let to = point() else { return false }
        curve(first, second, to: to)
        (control, controlKind) = (second, UInt8(ascii: "s"))
      case UInt8(ascii: "s"):
        guard let second = point(), let to = point() else { return false }
        curve(mirrored, second, to: to)
        (control, controlKind) = (second, UInt8(ascii: "s"))
      case UInt8(ascii: "q"), UInt8(ascii: "t"):
        guard let bend = kind == UInt8(ascii: "q") ? point() : mirrored, let to = point() else {
          return false
        }
        curve(pen + (bend - pen) * (2.0 / 3), to + (bend - to) * (2.0 / 3), to: to)
        (control, controlKind) = (bend, UInt8(ascii: "t"))
      case UInt8(ascii: "a"):
        guard let x = scanner.number(), let y = scanner.number(), let degrees = scanner.number(),
          let isLarge = scanner.flag(), let isSweep = scanner.flag(), let to = point()
        else { return false }
        arc(radii: Vector(x, y), degrees: degrees, isLarge: isLarge, isSweep: isSweep, to: to)
      case UInt8(ascii: "z"): close()
      default: return false
      }
    }
    return true
  }
}
