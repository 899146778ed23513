/// An image of a single color.
public struct FlatPicture: Sendable {
  public var width: Int
  public var height: Int
  public var color: FlatColor

  public init(_ width: Int, _ height: Int, _ color: FlatColor = FlatColor(255, 0, 0)) {
    self.width = width
    self.height = height
    self.color = color
  }

  /// The image as PNG. By default, the layout is RGB or, if the color is not opaque, RGBA. In a damaged PNG, half of
  /// the compressed pixels are missing, but the checksum is right.
  public func png(
    _ layout: PNGLayout? = nil, note: String? = nil, level: Int32 = 6, isDamaged: Bool = false
  ) -> [UInt8] {
    let layout = layout ?? (color.alpha < 255 ? .rgba : .rgb)
    var writer = PNGWriter(width: width, height: height, layout: layout)
    writer.note = note
    writer.level = level
    writer.isDamaged = isDamaged
    writer.palette = layout == .palette ? [color] : []
    let pixel: [UInt8] =
      switch layout {
      case .gray: [color.luma]
      case .grayAlpha: [color.luma, color.alpha]
      case .palette: [0]
      case .rgb: [color.red, color.green, color.blue]
      case .rgba: [color.red, color.green, color.blue, color.alpha]
      }
    let row = (0..<width).flatMap { _ in pixel }
    var samples: [UInt8] = []
    for _ in 0..<height { samples += row }
    return writer.bytes(samples)
  }

  /// The image as baseline JPEG, with a single component if `isGray` is true.
  public func jpeg(isGray: Bool = false) -> [UInt8] {
    JPEGWriter(width: width, height: height, color: color, isGray: isGray).bytes
  }

  public var gif: [UInt8] { GIFWriter(width: width, height: height, color: color).bytes }

  public var webp: [UInt8] { WebPWriter(width: width, height: height, color: color).bytes }

  public var svg: [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
        <rect width="\(width)" height="\(height)" fill="\(color.hex)"/>
      </svg>

      """.utf8)
  }

  public var pdf: [UInt8] {
    let parts = [color.red, color.green, color.blue].map { "\((Double($0) / 2.55).rounded() / 100)" }
    let drawing = "\(parts.joined(separator: " ")) rg 0 0 \(width) \(height) re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents 4 0 R /Resources << >> >>",
      "<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream",
    ]
    var file = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(file.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let trailer =
      "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(file.utf8.count)\n%%EOF\n"
    return Array((file + table + trailer).utf8)
  }
}
