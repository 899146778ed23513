import Testing

@testable import Imaging

@Suite struct EnlargementTests {
  @Test(arguments: EnlargingFilter.allCases) func `a stretched icon is an enlargement`(
    _ filter: EnlargingFilter
  ) {
    let small = Sketch.dottedRing.bitmap(40, color: [200, 30, 90])
    let isFound = small.stretched(to: 80, filter).isEnlargement(of: small)
    #expect(isFound)
  }

  @Test func `a 3x made of a 2x is an enlargement`() {
    let small = Sketch.dottedRing.bitmap(36)
    let isFound = small.stretched(to: 54, .catmullRom).isEnlargement(of: small)
    #expect(isFound)
  }

  @Test func `an icon drawn anew is none`() {
    for sketch in [Sketch.ring, .dottedRing, .cross, .chevron, .plus, .minus, .bars] {
      for size in [10, 24] {
        let small = sketch.bitmap(size)
        let isFound = [2, 3].map { sketch.bitmap(size * $0).isEnlargement(of: small) }
        #expect(isFound == [false, false], "\(size)")
      }
    }
  }

  @Test func `of what looks the same either way nothing is said`() {
    let plain = Sketch { _, _ in true }
    let half = Sketch { x, _ in x < 0.5 }
    for sketch in [plain, half] {
      for filter in EnlargingFilter.allCases {
        let small = sketch.bitmap(4)
        let isFound = small.stretched(to: 8, filter).isEnlargement(of: small)
        #expect(!isFound)
      }
      let isFound = sketch.bitmap(48).isEnlargement(of: sketch.bitmap(24))
      #expect(!isFound)
    }
  }

  @Test func `pixel art is stretched in steps on purpose`() {
    // A shape without smoothed edges: every pixel is wholly in or out.
    let art = Sketch { x, y in Sketch.ring.covers((x * 32).rounded(.down) / 32, (y * 32).rounded(.down) / 32)
    }
    let small = art.bitmap(32)
    let isFound = [EnlargingFilter.nearest, .bilinear].map {
      small.stretched(to: 64, $0).isEnlargement(of: small)
    }
    #expect(isFound == [false, true])
  }

  @Test func `a mark on it makes it another picture`() {
    let small = Sketch.ring.bitmap(40)
    let large = small.stretched(to: 80, .bilinear)
    var samples = large.eightBitSamples
    for y in 30..<50 {
      for x in 30..<50 { samples[(y * 80 + x) * 4 + 3] = 255 }
    }
    let marked = Bitmap(width: 80, height: 80, pixels: .eight(samples), profile: .sRGB)
    let isFound = [large, marked].map { $0.isEnlargement(of: small) }
    #expect(isFound == [true, false])
  }

  @Test func `sizes without a common ratio, and smaller ones, are refused`() {
    let small = Sketch.ring.bitmap(40)
    let isFound = [
      small.isEnlargement(of: small), small.isEnlargement(of: small.stretched(to: 80, .bilinear)),
      Sketch.ring.bitmap(1).isEnlargement(of: Sketch.ring.bitmap(1)),
      Sketch.ring.bitmap(4).isEnlargement(of: Sketch.ring.bitmap(1)),
    ]
    #expect(!isFound.contains(true))
  }
}

extension Bitmap {
  /// The square picture stretched as programs do it: first across, then down, rounded in between.
  fileprivate func stretched(to size: Int, _ filter: EnlargingFilter) -> Bitmap {
    let weights = EnlargingWeights(filter, from: width, to: size)
    let wide = Self.stretch(pixels: premultiplied, lines: height, weights, step: 1, line: width)
    let whole = Self.stretch(pixels: wide, lines: size, weights, step: size, line: 1)
    // The second pass gives columns.
    var samples: [UInt8] = []
    for y in 0..<size {
      for x in 0..<size {
        let pixel = whole[x * size + y]
        let color = pixel.w == 0 ? pixel : (pixel * 255 / pixel.w).rounded(.toNearestOrEven)
        samples += [0, 1, 2].map { UInt8(min(color[$0], 255)) } + [UInt8(pixel.w)]
      }
    }
    return Bitmap(width: size, height: size, pixels: .eight(samples), profile: profile)
  }

  private var premultiplied: [SIMD4<Float>] {
    let samples = eightBitSamples
    return stride(from: 0, to: samples.count, by: 4).map { start in
      let alpha = Float(samples[start + 3])
      let color = SIMD4(Float(samples[start]), Float(samples[start + 1]), Float(samples[start + 2]), 255)
      return color * (alpha / 255)
    }
  }

  /// Every line stretched; beyond its ends it goes on as it ends.
  private static func stretch(
    pixels: [SIMD4<Float>], lines: Int, _ weights: EnlargingWeights, step: Int, line: Int
  ) -> [SIMD4<Float>] {
    let count = pixels.count / lines
    let full = SIMD4<Float>(repeating: 255)
    return (0..<lines).flatMap { number in
      weights.starts.indices.map { index in
        var sum = SIMD4<Float>.zero
        for tap in 0..<weights.tapCount {
          let place = min(max(weights.starts[index] + tap, 0), count - 1)
          sum += pixels[number * line + place * step] * weights.weight(index, tap)
        }
        return sum.clamped(lowerBound: .zero, upperBound: full).rounded(.toNearestOrEven)
      }
    }
  }
}
