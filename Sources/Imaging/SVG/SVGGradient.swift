internal import Basics
internal import Formats

/// A gradient, with everything it inherits from the gradients that it links to.
struct SVGGradient {
  private let isRadial: Bool
  private var attributes: [String: String] = [:]
  private var stops: [XMLTree] = []
  private var style = SVGStyle()

  init(_ element: XMLTree, _ document: SVGDocument) {
    isRadial = document.name(of: element) == "radialGradient"
    var next: XMLTree? = element
    // A chain of more than eight gradients is most likely a cycle.
    for _ in 0..<8 {
      guard let current = next else { break }
      for attribute in current.attributes where attributes[attribute.name] == nil {
        attributes[attribute.name] = attribute.value
      }
      if stops.isEmpty {
        stops = current.elements.filter { document.name(of: $0) == "stop" }
        let outer = document.style(around: current)
        style = SVGStyle(of: current, named: "gradient", in: outer, document)
      }
      next = document.target(of: document.link(of: current))
    }
  }

  /// A digest of the gradient as it looks on a shape that is painted in the given state.
  func digest(_ state: SVGPainter.State, on grid: DrawingGrid, _ painter: inout SVGPainter)
    throws(DrawingError) -> Digest
  {
    let transform = attributes["gradientTransform"].map { AffineMap(svg: $0) } ?? .identity
    guard let transform else { throw .unsupported("a gradient has an unknown transform") }
    let isOnPage = attributes["gradientUnits"] == "userSpaceOnUse"
    var writer = DrawingWriter()
    writer.tag(isRadial ? "radial" : "linear")
    writer.text(attributes["spreadMethod"] ?? "pad")
    let points = try isOnPage ? points(in: state.size) : points(in: Vector(1, 1))
    writer.tag(isOnPage ? "page" : "box")
    if isOnPage {
      let map = transform.then(state.map)
      for point in points { writer.point(map(point), on: grid) }
    } else {
      for point in points.map(transform.callAsFunction) {
        writer.integer(Int64(exactly: (point.x * 1000 + 0.45).rounded(.down)) ?? .max)
        writer.integer(Int64(exactly: (point.y * 1000 + 0.45).rounded(.down)) ?? .max)
      }
      // If the box is only moved and stretched, points relative to the box are enough. Otherwise, its axes matter, too.
      let isUpright = state.map.xAxis.y == 0 && state.map.yAxis.x == 0
      if !isUpright || state.map.xAxis.x <= 0 || state.map.yAxis.y <= 0 {
        writer.map(AffineMap(xAxis: state.map.xAxis, yAxis: state.map.yAxis), on: grid)
      }
    }
    for stop in stops { try write(stop, to: &writer, &painter) }
    return writer.digest
  }

  /// The points that define the gradient. A linear gradient has its start, its end, and a point to the side of the
  /// start. A radial gradient has its center, two points on the circle, the focus, and a point on the inner circle.
  private func points(in whole: Vector?) throws(DrawingError) -> [Vector] {
    func length(_ name: String, _ initial: String, _ whole: Double?) throws(DrawingError) -> Double {
      let text = attributes[name] ?? initial
      guard let length = SVGLength(text)?.units(of: whole) else {
        throw .unsupported("unknown length \(text)")
      }
      return length
    }
    let (x, y) = (whole?.x, whole?.y)
    guard isRadial else {
      let start = Vector(try length("x1", "0%", x), try length("y1", "0%", y))
      let end = Vector(try length("x2", "100%", x), try length("y2", "0%", y))
      let along = end - start
      return [start, end, start + Vector(-along.y, along.x)]
    }
    let diagonal = whole.map { (($0 * $0).sum() / 2).squareRoot() }
    let center = Vector(try length("cx", "50%", x), try length("cy", "50%", y))
    let radius = try length("r", "50%", diagonal)
    let focus = Vector(
      try attributes["fx"] == nil ? center.x : length("fx", "", x),
      try attributes["fy"] == nil ? center.y : length("fy", "", y))
    let inner = try length("fr", "0%", diagonal)
    return [center, center + Vector(radius, 0), center + Vector(0, radius), focus, focus + Vector(inner, 0)]
  }

  private func write(_ stop: XMLTree, to writer: inout DrawingWriter, _ painter: inout SVGPainter)
    throws(DrawingError)
  {
    try painter.spend(1)
    let style = SVGStyle(of: stop, named: "stop", in: self.style, painter.document)
    let offset = SVGLength(stop["offset"] ?? "0")?.units(of: 1) ?? 0
    writer.integer(Int64(max(0, min(1, offset)) * 1000 + 0.45))
    var value = style.own["stop-color"] ?? "black"
    if value.lowercased() == "currentcolor" { value = style["color"] }
    let color = SVGColor(value) ?? SVGColor(paint: .other(Digest { $0.text(value) }))
    color.paint.write(to: &writer)
    guard let opacity = style.share("stop-opacity") else {
      throw .unsupported("unknown opacity \(style["stop-opacity"])")
    }
    writer.integer(Int(quantized(color.alpha * opacity)))
    for (name, value) in style.own.sorted(by: { $0.key < $1.key })
    where name != "stop-color" && name != "stop-opacity" {
      writer.text(name)
      writer.text(value)
    }
  }
}
