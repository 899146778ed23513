/// A simple icon of a single color on a transparent background, drawn with smooth edges at any size.
public enum Glyph: String, Sendable {
  case ring
  case dial
  case cross

  public func png(_ width: Int, _ height: Int, _ color: FlatColor) -> [UInt8] {
    let alphas = alphas(width, height)
    return PNGWriter(width: width, height: height, layout: .rgba).bytes(
      alphas.flatMap { [color.red, color.green, color.blue, $0] })
  }

  /// The icon, drawn at half the size and then enlarged. Each new pixel is a mix of the four pixels around it.
  public func enlargedPNG(_ width: Int, _ height: Int, _ color: FlatColor) -> [UInt8] {
    let (halfWidth, halfHeight) = (width / 2, height / 2)
    let alphas = alphas(halfWidth, halfHeight).map(Int.init)
    var samples: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (left, right) = (max(0, (x - 1) / 2), min(halfWidth - 1, (x + 1) / 2))
        let (top, bottom) = (max(0, (y - 1) / 2), min(halfHeight - 1, (y + 1) / 2))
        // The pixel that contains the new pixel counts three times as much as its neighbor.
        let (across, down) = (x % 2 == 0 ? 1 : 3, y % 2 == 0 ? 1 : 3)
        let upper = alphas[top * halfWidth + left] * across + alphas[top * halfWidth + right] * (4 - across)
        let lower =
          alphas[bottom * halfWidth + left] * across + alphas[bottom * halfWidth + right] * (4 - across)
        let alpha = (upper * down + lower * (4 - down) + 8) / 16
        samples += [color.red, color.green, color.blue, UInt8(alpha)]
      }
    }
    return PNGWriter(width: width, height: height, layout: .rgba).bytes(samples)
  }

  private func alphas(_ width: Int, _ height: Int) -> [UInt8] {
    var alphas: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        // The alpha of a pixel is the share of sixteen points that the icon covers.
        let hits = (0..<16).count { point in
          let dx = (Double(x) + (Double(point % 4) + 0.5) / 4) / Double(width) - 0.5
          let dy = (Double(y) + (Double(point / 4) + 0.5) / 4) / Double(height) - 0.5
          return covers(dx, dy)
        }
        alphas.append(UInt8(hits * 255 / 16))
      }
    }
    return alphas
  }

  /// Whether the icon covers a point, which is given as its offset from the center in fractions of the size.
  private func covers(_ x: Double, _ y: Double) -> Bool {
    switch self {
    case .ring:
      let radius = (x * x + y * y).squareRoot()
      return radius < 0.45 && radius > 0.3
    case .dial: return Glyph.ring.covers(x, y) || (x * x + y * y).squareRoot() < 0.03
    case .cross: return (abs(x) < 0.08 || abs(y) < 0.08) && abs(x) < 0.42 && abs(y) < 0.42
    }
  }
}
