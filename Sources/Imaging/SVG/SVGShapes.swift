internal import Basics
internal import Formats

/// Paints shapes: paths, and elements such as `circle` that are converted to paths.
extension SVGPainter {
  /// Records what a shape paints: its fill, then its stroke.
  mutating func paintShape(_ element: XMLTree, _ name: String, _ state: State, _ compositing: Compositing)
    throws(DrawingError)
  {
    let style = state.style
    if style["visibility"] != "visible" { return }
    var compositing = compositing
    var shape = SVGOutline(map: state.map)
    if let broken = try outline(of: element, name, state, &shape) {
      compositing.extras["broken path"] = Digest { $0.text(broken) }
    }
    for property in [
      "color-interpolation", "marker", "marker-end", "marker-mid", "marker-start", "paint-order",
      "shape-rendering",
    ] {
      guard let value = style.inherited[property] else { continue }
      compositing.extras[property] = try structure(ofValue: value)
    }
    let fill = name == "line" ? nil : try paint("fill", state)
    let stroke = try paint("stroke", state)
    let line = try lineStyle(style, state)
    let isStroked = stroke != nil && line.width > 0
    let isSimple = compositing == Compositing(clip: state.clip)
    guard fill == nil || !isStroked || isSimple else {
      let outer = list
      list = PaintList(grid: outer.grid)
      add(shape.outline, fill, stroke, line, state, Compositing(clip: state.clip))
      let items = list
      list = outer
      return list.group(items, "", compositing)
    }
    add(shape.outline, fill, isStroked ? stroke : nil, line, state, compositing)
  }

  private mutating func add(
    _ outline: Outline, _ fill: SVGColor?, _ stroke: SVGColor?, _ line: LineStyle, _ state: State,
    _ compositing: Compositing
  ) {
    if let fill {
      var filling = compositing
      filling.alpha *= fill.alpha
      list.fill(outline, FillRule(rawValue: state.style["fill-rule"]) ?? .nonzero, fill.paint, filling)
    }
    if let stroke {
      var stroking = compositing
      stroking.alpha *= stroke.alpha
      list.stroke(outline, line, under: state.map, stroke.paint, stroking)
    }
  }

  private func lineStyle(_ style: SVGStyle, _ state: State) throws(DrawingError) -> LineStyle {
    var line = LineStyle()
    // A percentage is relative to the diagonal of the viewport, divided by the square root of two.
    let whole = state.size.map { (($0 * $0).sum() / 2).squareRoot() }
    line.width = try length(style["stroke-width"], of: whole) ?? 1
    line.cap = ["butt": 0, "round": 1, "square": 2][style["stroke-linecap"]] ?? -1
    line.join = ["miter": 0, "round": 1, "bevel": 2][style["stroke-linejoin"]] ?? -1
    line.miterLimit = try length(style["stroke-miterlimit"], of: nil) ?? 4
    guard style["stroke-dasharray"] != "none" else { return line }
    for text in style["stroke-dasharray"].split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      line.dashes.append(try length(String(text), of: whole) ?? 0)
    }
    guard line.dashes.count < 256 else { throw .unsupported("a line has \(line.dashes.count) dashes") }
    line.dashPhase = try length(style["stroke-dashoffset"], of: whole) ?? 0
    return line
  }

  /// Adds the outline of an element to `shape`. If the path data or the list of points is invalid, returns it as
  /// text. Otherwise, returns nil.
  mutating func outline(of element: XMLTree, _ name: String, _ state: State, _ shape: inout SVGOutline)
    throws(DrawingError) -> String?
  {
    let (width, height) = (state.size?.x, state.size?.y)
    switch name {
    case "path":
      let data = element["d"] ?? ""
      try spend(data.utf8.count / 16)
      return shape.follow(data) ? nil : data
    case "polyline", "polygon":
      let data = element["points"] ?? ""
      try spend(data.utf8.count / 16)
      var scanner = SVGScanner(data)
      while let x = scanner.number(), let y = scanner.number() {
        if shape.outline.isEmpty { shape.move(to: Vector(x, y)) } else { shape.line(to: Vector(x, y)) }
      }
      if name == "polygon" { shape.close() }
      return scanner.isAtEnd ? nil : data
    case "line":
      shape.move(
        to: Vector(try length(element["x1"], of: width) ?? 0, try length(element["y1"], of: height) ?? 0))
      shape.line(
        to: Vector(try length(element["x2"], of: width) ?? 0, try length(element["y2"], of: height) ?? 0))
    case "rect":
      let corner = Vector(try length(element["x"], of: width) ?? 0, try length(element["y"], of: height) ?? 0)
      let size = Vector(
        try length(element["width"], of: width) ?? 0, try length(element["height"], of: height) ?? 0)
      let (rx, ry) = (try length(element["rx"], of: width), try length(element["ry"], of: height))
      let radii = Vector(rx ?? ry ?? 0, ry ?? rx ?? 0)
      guard size.x > 0, size.y > 0 else { return nil }
      shape.rectangle(at: corner, size, radii: Vector(min(radii.x, size.x / 2), min(radii.y, size.y / 2)))
    default:
      let center = Vector(
        try length(element["cx"], of: width) ?? 0, try length(element["cy"], of: height) ?? 0)
      // As for line widths, a percentage is relative to the diagonal divided by the square root of two.
      let whole = state.size.map { (($0 * $0).sum() / 2).squareRoot() }
      let radius = try length(element["r"], of: whole)
      let rx = try name == "circle" ? radius : length(element["rx"], of: width)
      let ry = try name == "circle" ? radius : length(element["ry"], of: height)
      let radii = Vector(rx ?? ry ?? 0, ry ?? rx ?? 0)
      if radii.x > 0, radii.y > 0 { shape.ellipse(at: center, radii: radii) }
    }
    return nil
  }
}

extension SVGOutline {
  /// Adds a rectangle. If both radii are greater than zero, its corners are rounded.
  mutating func rectangle(at corner: Vector, _ size: Vector, radii: Vector) {
    let far = corner + size
    guard radii.x > 0, radii.y > 0 else {
      move(to: corner)
      line(to: Vector(far.x, corner.y))
      line(to: far)
      line(to: Vector(corner.x, far.y))
      return close()
    }
    func round(to end: Vector, _ outline: inout Self) {
      outline.arc(radii: radii, degrees: 0, isLarge: false, isSweep: true, to: end)
    }
    move(to: Vector(corner.x + radii.x, corner.y))
    line(to: Vector(far.x - radii.x, corner.y))
    round(to: Vector(far.x, corner.y + radii.y), &self)
    line(to: Vector(far.x, far.y - radii.y))
    round(to: Vector(far.x - radii.x, far.y), &self)
    line(to: Vector(corner.x + radii.x, far.y))
    round(to: Vector(corner.x, far.y - radii.y), &self)
    line(to: Vector(corner.x, corner.y + radii.y))
    round(to: Vector(corner.x + radii.x, corner.y), &self)
    close()
  }

  /// Adds a whole ellipse, clockwise from its right end.
  mutating func ellipse(at center: Vector, radii: Vector) {
    move(to: center + Vector(radii.x, 0))
    for end in [Vector(0, radii.y), Vector(-radii.x, 0), Vector(0, -radii.y), Vector(radii.x, 0)] {
      arc(radii: radii, degrees: 0, isLarge: false, isSweep: true, to: center + end)
    }
    close()
  }
}

extension Outline {
  static func rectangle(_ corner: Vector, _ size: Vector, under map: AffineMap) -> Outline {
    var shape = SVGOutline(map: map)
    shape.rectangle(at: corner, size, radii: .zero)
    return shape.outline
  }
}
