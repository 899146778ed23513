/// A rough copy of a vector image as SVG, good enough to recognize the image in a thumbnail.
///
/// Shapes keep their opacity and their sRGB colors. Other paints, such as gradients, become a medium gray. Clips, masks
/// and blend modes are ignored. Items other than shapes, such as text and bitmaps, are left out. `lost` counts the
/// items that are left out, and the shapes with a mask.
struct DrawingSketch: Sendable {
  private(set) var elements: [String] = []
  private(set) var lost = 0

  /// The maximum total size of the elements, in bytes.
  static let mostBytes = 64 << 10
  private var room = mostBytes

  /// Whether the sketch shows enough to recognize the image. It must not be empty, it must be within its size
  /// limit, and `lost` must not exceed the number of its elements.
  var isTelling: Bool { !elements.isEmpty && room >= 0 && lost <= elements.count }

  mutating func lose() { lost += 1 }

  mutating func fill(_ outline: Outline, _ rule: FillRule, _ paint: Paint, _ compositing: Compositing) {
    add(outline, "fill=\"\(paint.web)\"" + (rule == .evenodd ? " fill-rule=\"evenodd\"" : ""), compositing)
  }

  mutating func stroke(
    _ outline: Outline, _ style: LineStyle, under map: AffineMap, _ paint: Paint, _ compositing: Compositing
  ) {
    let area = map.xAxis.x * map.yAxis.y - map.xAxis.y * map.yAxis.x
    let width = style.width * area.magnitude.squareRoot()
    let cap =
      style.cap == 1 ? " stroke-linecap=\"round\"" : style.cap == 2 ? " stroke-linecap=\"square\"" : ""
    let join =
      style.join == 1 ? " stroke-linejoin=\"round\"" : style.join == 2 ? " stroke-linejoin=\"bevel\"" : ""
    let line = "fill=\"none\" stroke=\"\(paint.web)\" stroke-width=\"\(short(max(width, 0.1)))\"\(cap)\(join)"
    add(outline, line, compositing)
  }

  mutating func group(_ other: DrawingSketch, _ compositing: Compositing) {
    lost += other.lost
    room = min(room, other.room)
    guard !other.elements.isEmpty else { return }
    if compositing.alpha < 1 {
      append("<g opacity=\"\(short(compositing.alpha))\">" + other.elements.joined() + "</g>")
    } else {
      other.elements.forEach { append($0) }
    }
  }

  func svg(size: Vector) -> [UInt8] {
    let (width, height) = (short(max(size.x, 1)), short(max(size.y, 1)))
    return Array(
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\">" + elements.joined() + "</svg>").utf8)
  }

  private mutating func add(_ outline: Outline, _ paint: String, _ compositing: Compositing) {
    // A mask would hide part of the shape, but masks are ignored.
    if compositing.mask != nil { lost += 1 }
    guard room >= 0 else { return }
    let opacity = compositing.alpha < 1 ? " opacity=\"\(short(compositing.alpha))\"" : ""
    append("<path \(paint)\(opacity) d=\"\(outline.web)\"/>")
  }

  private mutating func append(_ element: String) {
    room -= element.utf8.count
    if room >= 0 { elements.append(element) }
  }
}

extension Paint {
  fileprivate var web: String {
    guard case .color(let red, let green, let blue) = self else { return "#888" }
    return "rgb(\(red),\(green),\(blue))"
  }
}

extension Outline {
  fileprivate var web: String {
    var text = ""
    var next = 0
    for step in steps {
      let end = next + [1, 1, 3, 0][Int(step.rawValue)]
      text += ["M", "L", "C", "Z"][Int(step.rawValue)]
      text += points[next..<end].map { "\(short($0.x)) \(short($0.y))" }.joined(separator: " ")
      next = end
    }
    return text
  }
}

/// A number with at most two decimal places, limited so that huge values do not overflow.
private func short(_ number: Double) -> String {
  guard number.isFinite else { return "0" }
  let hundredths = Int((min(max(number, -1e6), 1e6) * 100).rounded())
  let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return rest % 10 == 0
    ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole)." + (rest < 10 ? "0\(rest)" : "\(rest)")
}
