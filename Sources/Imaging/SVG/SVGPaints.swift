internal import Basics
internal import Formats

/// Determines the paints, clip paths and masks of elements, and paints images.
extension SVGPainter {
  /// The paint of `fill` or `stroke` with its opacity; nil if there is none.
  mutating func paint(_ property: String, _ state: State) throws(DrawingError) -> SVGColor? {
    var value = state.style[property]
    if value == "none" { return nil }
    if value.lowercased() == "currentcolor" { value = state.style["color"] }
    guard let opacity = state.style.share(property + "-opacity") else {
      throw .unsupported("unknown opacity \(state.style[property + "-opacity"])")
    }
    if var color = SVGColor(value) {
      color.alpha *= opacity
      return color
    }
    if let reference = SVGReference(value), let server = document.element(reference.id) {
      return SVGColor(paint: .other(try digest(ofServer: server, state)), alpha: opacity)
    }
    return SVGColor(paint: .other(Digest { $0.text(value) }), alpha: opacity)
  }

  private mutating func digest(ofServer server: XMLTree, _ state: State) throws(DrawingError) -> Digest {
    switch document.name(of: server) {
    case "linearGradient", "radialGradient":
      return try SVGGradient(server, document).digest(state, on: list.grid, &self)
    default:
      let content = try structure(of: server, in: around(server))
      return Digest { writer in
        writer.digest(content)
        state.write(to: &writer, on: list.grid)
      }
    }
  }

  mutating func clip(_ state: inout State, to value: String, _ compositing: inout Compositing)
    throws(DrawingError)
  {
    guard let target = document.target(ofValue: value) else {
      compositing.extras["clip-path"] = Digest { $0.text(value) }
      return
    }
    // Most clip paths are a single plain shape. Any other clip path is compared as it is written.
    let shapes = target.elements.filter { document.name(of: $0) != nil }
    let style = SVGStyle(of: target, named: "clipPath", in: try around(target), document)
    if shapes.count == 1, style.own.isEmpty, target["transform"] == nil,
      target["clipPathUnits"] ?? "userSpaceOnUse" == "userSpaceOnUse",
      let name = document.name(of: shapes[0]), Self.shapes.contains(name)
    {
      let shapeStyle = SVGStyle(of: shapes[0], named: name, in: style, document)
      let transform = shapes[0]["transform"].map { AffineMap(svg: $0) } ?? .identity
      if let transform, shapeStyle.own.isEmpty, shapeStyle["visibility"] == "visible" {
        var shape = SVGOutline(map: transform.then(state.map))
        if try outline(of: shapes[0], name, state, &shape) == nil {
          let rule = FillRule(rawValue: shapeStyle["clip-rule"]) ?? .nonzero
          return state.clip.intersect(shape.outline, rule, on: list.grid)
        }
      }
    }
    let content = try structure(of: target, in: around(target))
    state.clip.intersect(
      Digest { writer in
        writer.digest(content)
        state.write(to: &writer, on: list.grid)
      })
  }

  /// Reads how an element is composited, from the properties that apply only to the element itself.
  mutating func compose(_ compositing: inout Compositing, _ own: [String: String], _ state: State)
    throws(DrawingError)
  {
    for (property, value) in own {
      switch property {
      case "opacity":
        guard let alpha = SVGLength(value)?.units(of: 1) else {
          throw .unsupported("unknown opacity \(value)")
        }
        compositing.alpha = max(0, min(1, alpha))
      case "mix-blend-mode": compositing.blend = value
      case "mask":
        let content = try structure(ofValue: value)
        compositing.mask = Digest { writer in
          writer.digest(content)
          state.write(to: &writer, on: list.grid)
        }
      default:
        let content = try structure(ofValue: value)
        compositing.extras[property] = Digest { writer in
          writer.digest(content)
          if property == "filter" { state.write(to: &writer, on: list.grid) }
        }
      }
    }
    guard compositing.extras.count < 32, compositing.blend.utf8.count < 64 else {
      throw .unsupported("an element has too many properties")
    }
  }

  mutating func paintImage(_ element: XMLTree, _ state: State) throws(DrawingError) {
    if state.style["visibility"] != "visible" { return }
    let link = document.link(of: element) ?? ""
    try spend(link.utf8.count / 64)
    let content = Digest { writer in
      writer.raw(link.utf8.filter { !$0.isWhitespace })
      for name in ["x", "y", "width", "height"] { writer.text(element[name] ?? "") }
      writer.text(element["preserveAspectRatio"] ?? "")
      writer.text(state.style["image-rendering"])
      state.write(to: &writer, on: list.grid)
    }
    list.item("image", content, under: state.map, Compositing(clip: state.clip))
  }
}
