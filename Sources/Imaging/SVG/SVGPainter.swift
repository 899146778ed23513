internal import Basics
internal import Formats

/// Walks through an SVG file, and records what its elements paint.
///
/// Unsupported elements are recorded as they are written, so images with equal lists look the same.
struct SVGPainter: Sendable {
  let document: SVGDocument
  var list: PaintList
  var structures: [String: Digest] = [:]
  var digesting: Set<String> = []
  /// The steps that are left to do, with the next one last. An explicit stack is used because thread stacks are small.
  private var steps: [Step] = []
  /// How much more work is allowed. Without a limit, nested `use` elements could repeat each other almost endlessly.
  private var allowance: Int

  struct State: Sendable {
    var map: AffineMap
    var style = SVGStyle()
    var clip: Clip
    /// The size that percentages refer to.
    var size: Vector?
    var depth = 0
  }

  private enum Step {
    case paint(XMLTree, State)
    /// Ends a group. Everything that was painted since its start is added to this outer list as one group.
    case closeGroup(PaintList, Compositing)
  }

  init(_ document: SVGDocument, size: Vector) {
    self.document = document
    list = PaintList(grid: DrawingGrid(size: size))
    allowance = 200_000 + document.byteCount * 2
  }

  /// Subtracts `amount` from the work that is still allowed. Throws an error if nothing is left.
  mutating func spend(_ amount: Int) throws(DrawingError) {
    allowance -= amount
    guard allowance > 0 else { throw .unsupported("it has too many elements") }
  }

  mutating func paintRoot(_ viewport: SVGViewport, size: Vector) throws(DrawingError) {
    let state = State(map: .identity, clip: Clip(size: size, on: list.grid), size: viewport.innerSize)
    try paint(document.root, state, as: "svg", inside: viewport)
    while let step = steps.popLast() {
      switch step {
      case .paint(let element, let state): try paint(element, state)
      case .closeGroup(var outer, let compositing):
        outer.group(list, "", compositing)
        list = outer
      }
    }
  }

  private static let unpainted: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "marker", "linearGradient", "radialGradient", "pattern", "filter",
    "title", "desc", "metadata", "style", "view",
  ]

  private mutating func paint(_ element: XMLTree, _ outer: State) throws(DrawingError) {
    guard let name = document.name(of: element), !Self.unpainted.contains(name) else { return }
    try paint(element, outer, as: name, inside: nil)
  }

  private mutating func paint(
    _ element: XMLTree, _ outer: State, as name: String, inside viewport: SVGViewport?
  ) throws(DrawingError) {
    guard outer.depth < 1000 else { throw .unsupported("elements are nested too deeply") }
    try spend(4)
    var state = outer
    state.depth += 1
    state.style = SVGStyle(of: element, named: name, in: outer.style, document)
    var own = state.style.own
    if own.removeValue(forKey: "display") == "none" { return }
    var compositing = Compositing(clip: outer.clip)
    for transform in [element["transform"], own.removeValue(forKey: "transform")] {
      guard let transform, transform != "none" else { continue }
      if let map = AffineMap(svg: transform) {
        state.map = map.then(state.map)
      } else {
        compositing.extras["transform"] = Digest { $0.text(transform) }
      }
    }
    if let path = own.removeValue(forKey: "clip-path") {
      try clip(&state, to: path, &compositing)
    }
    try compose(&compositing, own, state)
    compositing.clip = state.clip
    state.style.own = [:]
    if Self.shapes.contains(name) {
      try paintShape(element, name, state, compositing)
    } else {
      if compositing != Compositing(clip: state.clip) {
        steps.append(.closeGroup(list, compositing))
        list = PaintList(grid: list.grid)
      }
      try paintContent(of: element, name, state, viewport)
    }
  }

  static let shapes: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  private mutating func paintContent(
    of element: XMLTree, _ name: String, _ state: State, _ viewport: SVGViewport?
  ) throws(DrawingError) {
    var state = state
    switch name {
    case "g", "a": break
    case "svg" where viewport != nil: try enter(viewport, element, &state)
    case "use": return try paintUse(element, state)
    case "image": return try paintImage(element, state)
    default: return try paintStructure(element, state)
    }
    steps += element.elements.reversed().map { .paint($0, state) }
  }

  private mutating func enter(_ viewport: SVGViewport?, _ element: XMLTree, _ state: inout State)
    throws(DrawingError)
  {
    guard let viewport, viewport.misunderstood.isEmpty, let map = viewport.map else {
      return try paintStructure(element, state)
    }
    if let size = viewport.size, element["overflow"] != "visible" {
      state.clip.intersect(.rectangle(.zero, size, under: state.map), .nonzero, on: list.grid)
    }
    state.map = map.then(state.map)
    state.size = viewport.innerSize
  }

  private mutating func paintUse(_ element: XMLTree, _ state: State) throws(DrawingError) {
    guard let target = document.target(of: document.link(of: element)) else { return }
    var state = state
    state.map = AffineMap.translation(try offset(of: element, state)).then(state.map)
    let name = document.name(of: target)
    if name == "symbol" || name == "svg" { return try paintStructure(element, state) }
    steps.append(.paint(target, state))
  }

  private mutating func offset(of element: XMLTree, _ state: State) throws(DrawingError) -> Vector {
    Vector(
      try length(element["x"], of: state.size?.x) ?? 0, try length(element["y"], of: state.size?.y) ?? 0)
  }

  /// The length that an attribute specifies; nil if the attribute is missing or `auto`.
  func length(_ text: String?, of whole: Double?) throws(DrawingError) -> Double? {
    guard let text, text != "auto" else { return nil }
    guard let length = SVGLength(text)?.units(of: whole) else { throw .unsupported("unknown length \(text)") }
    return length
  }

  /// Records an unsupported element without interpreting it.
  mutating func paintStructure(_ element: XMLTree, _ state: State) throws(DrawingError) {
    let inside = try structure(of: element, in: state.style, without: "transform")
    let content = Digest { writer in
      writer.digest(inside)
      state.write(to: &writer, on: list.grid)
    }
    list.item("element", content, under: state.map, Compositing(clip: state.clip))
  }
}

extension SVGPainter.State {
  func write(to writer: inout DrawingWriter, on grid: DrawingGrid) {
    writer.map(map, on: grid)
    writer.significant(size?.x ?? 0)
    writer.significant(size?.y ?? 0)
  }
}
