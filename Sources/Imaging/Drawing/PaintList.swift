internal import Basics

enum Paint: Hashable, Sendable {
  /// A color in sRGB with 8 bits per component, because exporters round colors to that precision.
  case color(red: UInt8, green: UInt8, blue: UInt8)
  /// Any other paint, such as a gradient, a pattern or a color in another color space, identified by a digest.
  case other(Digest)

  static let black = Paint.color(red: 0, green: 0, blue: 0)

  func write(to writer: inout DrawingWriter) {
    switch self {
    case .color(let red, let green, let blue):
      writer.tag("rgb")
      for value in [red, green, blue] { writer.integer(Int(value)) }
    case .other(let digest):
      writer.tag("other")
      writer.digest(digest)
    }
  }
}

/// How a painted item is combined with what is below it.
struct Compositing: Hashable, Sendable {
  var alpha = 1.0
  var blend = "Normal"
  var mask: Digest?
  var clip: Clip
  var extras: [String: Digest] = [:]

  var paintsNothing: Bool { clip.isEmpty || (alpha <= 0 && blend == "Normal") }

  func write(to writer: inout DrawingWriter) {
    writer.integer(Int(quantized(alpha)))
    writer.text(blend)
    writer.digest(mask)
    clip.write(to: &writer)
    for (name, value) in extras.sorted(by: { $0.key < $1.key }) {
      writer.text(name)
      writer.digest(value)
    }
    writer.text("")
  }
}

struct LineStyle: Hashable, Sendable {
  var width = 1.0
  var cap = 0
  var join = 0
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0

  /// Writes how lines with this style look on the page. `map` scales their widths and dashes.
  func write(to writer: inout DrawingWriter, under map: AffineMap, on grid: DrawingGrid) {
    var scale = 1.0
    if let uniform = map.uniformScale {
      scale = uniform
      writer.tag("even")
    } else {
      writer.tag("uneven")
      writer.map(AffineMap(xAxis: map.xAxis, yAxis: map.yAxis), on: grid)
    }
    writer.integer(grid.fineLine(width * scale))
    writer.integer(cap)
    writer.integer(join)
    if join == 0 { writer.significant(miterLimit) }
    guard dashes.contains(where: { $0 > 0 }) else { return writer.integer(0) }
    writer.integer(dashes.count)
    for length in dashes + [dashPhase] { writer.integer(grid.fineLine(length * scale)) }
  }
}

/// The items that a vector image paints, in order, in a canonical form that can be compared.
struct PaintList: Sendable {
  let grid: DrawingGrid
  private(set) var writer = DrawingWriter()
  private(set) var usesBlending = false
  /// Set this to also collect the shapes for a thumbnail.
  var sketch: DrawingSketch?

  var digest: Digest { writer.digest }

  mutating func fill(_ outline: Outline, _ rule: FillRule, _ paint: Paint, _ compositing: Compositing) {
    if compositing.paintsNothing || outline.isEmpty { return }
    writer.tag("fill")
    writer.tag(rule.rawValue)
    outline.write(to: &writer, on: grid, closed: true)
    paint.write(to: &writer)
    note(compositing)
    sketch?.fill(outline, rule, paint, compositing)
  }

  mutating func stroke(
    _ outline: Outline, _ style: LineStyle, under map: AffineMap, _ paint: Paint, _ compositing: Compositing
  ) {
    if compositing.paintsNothing || outline.isEmpty { return }
    writer.tag("stroke")
    outline.write(to: &writer, on: grid, closed: false)
    style.write(to: &writer, under: map, on: grid)
    paint.write(to: &writer)
    note(compositing)
    sketch?.stroke(outline, style, under: map, paint, compositing)
  }

  /// Adds an item, given as the digest of its content. `map` is the transform that places the item on the page.
  mutating func item(_ name: String, _ content: Digest, under map: AffineMap, _ compositing: Compositing) {
    if compositing.paintsNothing { return }
    writer.tag(name)
    writer.digest(content)
    writer.map(map, on: grid)
    note(compositing)
    sketch?.lose()
  }

  /// Adds the items of another list as a group.
  ///
  /// Grouping makes no difference if the group has no effects, such as transparency, and its items do not use
  /// blending. In that case, only the items are added.
  mutating func group(_ items: PaintList, _ kind: String, _ compositing: Compositing) {
    if compositing.paintsNothing || items.writer.bytes.isEmpty { return }
    if let inner = items.sketch { sketch?.group(inner, compositing) }
    let isPlain = compositing.alpha >= 1 && compositing.blend == "Normal" && compositing.mask == nil
    if isPlain, compositing.extras.isEmpty, !items.usesBlending {
      writer.append(items.writer)
      return
    }
    writer.tag("group " + kind)
    writer.raw(items.writer.bytes)
    note(compositing)
  }

  private mutating func note(_ compositing: Compositing) {
    compositing.write(to: &writer)
    if compositing.blend != "Normal" || !compositing.extras.isEmpty { usesBlending = true }
  }
}

/// Maps 0…1 to 0…255; values outside are clamped, and NaN becomes 0.
func quantized(_ share: Double) -> UInt8 {
  UInt8(max(0, min(255, (share.isNaN ? 0 : share * 255).rounded())))
}
