@testable import Imaging

/// A shape in the unit square that can be drawn at any size.
struct Sketch {
  let covers: @Sendable (Double, Double) -> Bool

  static let disc = Sketch { x, y in distance(x, y) < 0.45 }
  static let ring = Sketch { x, y in (0.33..<0.45).contains(distance(x, y)) }
  static let plus = Sketch { x, y in
    (abs(x - 0.5) < 0.1 || abs(y - 0.5) < 0.1) && max(abs(x - 0.5), abs(y - 0.5)) < 0.45
  }
  static let cross = Sketch { x, y in
    (abs(x - y) < 0.12 || abs(x + y - 1) < 0.12) && max(abs(x - 0.5), abs(y - 0.5)) < 0.45
  }
  static let minus = Sketch { x, y in abs(y - 0.5) < 0.1 && abs(x - 0.5) < 0.45 }
  static let chevron = Sketch { x, y in abs(x - 0.3 - abs(y - 0.5)) < 0.1 && abs(y - 0.5) < 0.4 }
  static let bars = Sketch { x, y in x > 0.1 && x < 0.9 && Int(x * 10) % 2 == 0 && y > 0.1 + x / 2 }

  /// The ring with a small disc in its middle.
  static let dottedRing = Sketch { x, y in ring.covers(x, y) || distance(x, y) < 0.08 }

  private static func distance(_ x: Double, _ y: Double) -> Double {
    ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
  }

  /// The shape in one color on a transparent background. Its edges are smoothed with 16 samples per pixel.
  func bitmap(
    _ size: Int, color: SIMD3<UInt8> = [0, 0, 0], margin: Int = 0, profile: ColorProfile = .sRGB
  ) -> Bitmap {
    let whole = size + 2 * margin
    var samples = [UInt8](repeating: 0, count: whole * whole * 4)
    for y in 0..<size {
      for x in 0..<size {
        var hits = 0
        for sample in 0..<16 {
          let column = (Double(x) + (Double(sample % 4) + 0.5) / 4) / Double(size)
          let row = (Double(y) + (Double(sample / 4) + 0.5) / 4) / Double(size)
          if covers(column, row) { hits += 1 }
        }
        let start = ((y + margin) * whole + x + margin) * 4
        for part in 0..<3 { samples[start + part] = color[part] }
        samples[start + 3] = UInt8(hits * 255 / 16)
      }
    }
    return Bitmap(width: whole, height: whole, pixels: .eight(samples), profile: profile)
  }
}
