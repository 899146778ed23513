internal import TestSupport

/// A few shapes, determined by a seed. They look the same at every scale, but not in every format.
struct Painting: Sendable {
  private let shapes: [Shape]

  /// A disc, a ring or a bar, in a square with sides of 256 units.
  private struct Shape: Sendable {
    let kind: Int
    let x: Int
    let y: Int
    let extent: Int
    /// The color as `0xRRGGBB`.
    let color: UInt32

    func covers(_ px: Int, _ py: Int) -> Bool {
      let dx = px - x
      let dy = py - y
      switch kind {
      case 0: return dx * dx + dy * dy < extent * extent
      case 1: return (extent * extent / 2..<extent * extent).contains(dx * dx + dy * dy)
      default: return abs(dx) < extent && abs(dy) < extent / 3
      }
    }
  }

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    shapes = (0..<random.number(2...4)).map { _ in
      Shape(
        kind: random.number(0...2), x: random.number(40...216), y: random.number(40...216),
        extent: random.number(30...120),
        color: UInt32(random.number(0...0xFF_FFFF)))
    }
  }

  /// The picture as a PNG, on a transparent or black background.
  func png(width: Int, height: Int, isOpaque: Bool = false) -> [UInt8] {
    let layout: PNGLayout = isOpaque ? .rgb : .rgba
    var samples = [UInt8](repeating: 0, count: width * height * layout.channels)
    for row in 0..<height {
      for column in 0..<width {
        let x = column * 256 / width
        let y = row * 256 / height
        guard let shape = shapes.last(where: { $0.covers(x, y) }) else { continue }
        let start = (row * width + column) * layout.channels
        samples[start] = UInt8(truncatingIfNeeded: shape.color >> 16)
        samples[start + 1] = UInt8(truncatingIfNeeded: shape.color >> 8)
        // Real pictures have few areas of exactly one color, so the blue varies slightly.
        samples[start + 2] = UInt8(truncatingIfNeeded: shape.color) ^ UInt8((x ^ y) & 3)
        if !isOpaque { samples[start + 3] = 255 }
      }
    }
    var writer = PNGWriter(width: width, height: height, layout: layout)
    writer.level = 4
    return writer.bytes(samples)
  }

  /// An SVG file with sides of this many points, in which all shapes are discs.
  func svg(points: Int) -> [UInt8] {
    let figures = shapes.map { shape in
      """
        <path fill="#\(shape.color.hexDigits(6))" d="M\(shape.x - shape.extent) \(shape.y)a\(shape.extent) \(shape.extent) 0 1 0 \
      \(2 * shape.extent) 0a\(shape.extent) \(shape.extent) 0 1 0 -\(2 * shape.extent) 0z"/>

      """
    }
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(points)" height="\(points)" viewBox="0 0 256 256" fill="none">
      \(figures.joined())</svg>

      """
    return Array(text.utf8)
  }

  /// A PDF file (ISO 32000) with one page, on which all shapes are squares.
  func pdf(points: Int) -> [UInt8] {
    let paints = shapes.map { shape in
      "0.\(shape.color >> 16) 0.\(shape.color >> 8 & 255) 0.\(shape.color & 255) rg "
        + "\(shape.x - shape.extent) \(shape.y - shape.extent) \(2 * shape.extent) \(2 * shape.extent) re f\n"
    }
    let content = "q \(Double(points) / 256) 0 0 \(Double(points) / 256) 0 0 cm\n\(paints.joined())Q\n"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(points) \(points)] /Contents 4 0 R /Resources << >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)endstream",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = "\(offset)"
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
    return Array(text.utf8)
  }
}

extension FixedWidthInteger {
  func hexDigits(_ count: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}
