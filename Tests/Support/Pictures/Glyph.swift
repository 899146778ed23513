/// A simple icon of one colour on a clear ground, drawn smoothly at any size.
public enum Glyph: String, Sendable {
  case ring
  case cross

  /// The icon as an RGBA PNG.
  public func png(_ width: Int, _ height: Int, _ color: FlatColor) -> [UInt8] {
    var samples: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        // Each pixel is the mean of sixteen points.
        let hits = (0..<16).count { point in
          let dx = (Double(x) + (Double(point % 4) + 0.5) / 4) / Double(width) - 0.5
          let dy = (Double(y) + (Double(point / 4) + 0.5) / 4) / Double(height) - 0.5
          return covers(dx, dy)
        }
        samples += [color.red, color.green, color.blue, UInt8(hits * 255 / 16)]
      }
    }
    return PNGWriter(width: width, height: height, layout: .rgba).bytes(samples)
  }

  /// Whether the icon covers the point, in parts of its size from its middle.
  private func covers(_ x: Double, _ y: Double) -> Bool {
    switch self {
    case .ring:
      let radius = (x * x + y * y).squareRoot()
      return radius < 0.45 && radius > 0.3
    case .cross: return (abs(x) < 0.08 || abs(y) < 0.08) && abs(x) < 0.42 && abs(y) < 0.42
    }
  }
}
