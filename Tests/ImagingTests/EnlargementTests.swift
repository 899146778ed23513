import Testing

@testable import Imaging

@Suite struct EnlargementTests {
  /// Fixtures that other programs enlarged, each with its original.
  static let stretched = [
    ("pillow-nearest", "small"), ("pillow-bilinear", "small"), ("magick-triangle", "small"),
    ("pillow-bicubic", "small"), ("magick-catrom", "small"), ("pillow-lanczos", "small"),
    ("magick-lanczos", "small"), ("magick-mitchell", "small"), ("magick-spline", "small"),
    ("pillow-bicubic-3x-of-2x", "small-2x"), ("opencv-linear", "opaque"), ("opencv-cubic", "opaque"),
  ]

  @Test(arguments: stretched) func `a picture that another program stretched is an enlargement`(
    _ name: String, _ original: String
  ) throws {
    let isFound = try Self.fixture(name).isEnlargement(of: Self.fixture(original))
    #expect(isFound)
  }

  @Test func `a picture that was redrawn is not an enlargement`() throws {
    let isFound = try Self.fixture("redrawn").isEnlargement(of: Self.fixture("small"))
    #expect(!isFound)
  }

  @Test func `every filter is needed for one of the programs`() throws {
    let found = try EnlargingFilter.allCases.filter { filter in
      try Self.stretched.contains { name, source in
        try Self.fixture(name).isEnlargement(of: Self.fixture(source), by: [filter])
      }
    }
    #expect(found == EnlargingFilter.allCases)
  }

  @Test(arguments: [(5, true), (12, false)])
  func `rounding is tolerated and noise is not`(_ noise: Int, _ isEnlargement: Bool) throws {
    var random = Randomness(seed: 5)
    let large = try Self.fixture("opencv-linear").changed { sample in
      Bool.random(using: &random) ? sample + noise : sample - noise
    }
    let isFound = try large.isEnlargement(of: Self.fixture("opaque"))
    #expect(isFound == isEnlargement)
  }

  @Test(arguments: [(0.9, true), (0.15, false)])
  func `faint edges are not evidence`(_ contrast: Double, _ isEnlargement: Bool) throws {
    let fade = { (sample: Int) in 128 + Int((Double(sample - 128) * contrast).rounded()) }
    let large = try Self.fixture("opencv-linear").changed(fade)
    let isFound = try large.isEnlargement(of: Self.fixture("opaque").changed(fade))
    #expect(isFound == isEnlargement)
  }

  @Test(arguments: [(16, true), (17, false)])
  func `icons are not stretched to more than sixteen times their size`(_ ratio: Int, _ isEnlargement: Bool) {
    let small = Sketch.dottedRing.bitmap(40)
    let isFound = small.repeated(ratio).isEnlargement(of: small)
    #expect(isFound == isEnlargement)
  }

  private static func fixture(_ name: String) throws -> Bitmap {
    try Bitmap(Fixture.bytes("enlarged/\(name).png"))
  }

  @Test func `a redrawn icon is not an enlargement`() {
    for sketch in [Sketch.ring, .dottedRing, .cross, .chevron, .plus, .minus, .bars] {
      for size in [10, 24] {
        let small = sketch.bitmap(size)
        let isFound = [2, 3].map { sketch.bitmap(size * $0).isEnlargement(of: small) }
        #expect(isFound == [false, false], "\(size)")
      }
    }
  }

  @Test func `a picture that looks the same either way is not reported`() {
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
    // A shape without anti-aliasing: every pixel is completely inside or outside.
    let art = Sketch { x, y in Sketch.ring.covers((x * 32).rounded(.down) / 32, (y * 32).rounded(.down) / 32)
    }
    let small = art.bitmap(32)
    let isFound = [EnlargingFilter.nearest, .bilinear].map {
      small.stretched(to: 64, $0).isEnlargement(of: small)
    }
    #expect(isFound == [false, true])
  }

  @Test func `a mark on the picture makes it another one`() {
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

  @Test func `sizes without a common ratio, and smaller ones, are rejected`() {
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
  /// The picture with each color value changed. The picture must be opaque.
  fileprivate func changed(_ change: (Int) -> Int) -> Bitmap {
    var samples = eightBitSamples
    for index in samples.indices where index % 4 < 3 {
      samples[index] = UInt8(clamping: change(Int(samples[index])))
    }
    return Bitmap(width: width, height: height, pixels: .eight(samples), profile: profile)
  }

  /// The picture with every pixel repeated `ratio` times in each direction.
  fileprivate func repeated(_ ratio: Int) -> Bitmap {
    let samples = eightBitSamples
    let places = (0..<(height * ratio)).lazy.flatMap { y in
      (0..<(width * ratio)).lazy.map { x in (y / ratio * width + x / ratio) * 4 }
    }
    return Bitmap(
      width: width * ratio, height: height * ratio,
      pixels: .eight(places.flatMap { samples[$0..<($0 + 4)] }), profile: profile)
  }

  /// The square picture, stretched as other programs do it: first across and then down, with rounding after each pass.
  fileprivate func stretched(to size: Int, _ filter: EnlargingFilter) -> Bitmap {
    let weights = EnlargingWeights(filter, from: width, to: size)
    let wide = Self.stretch(pixels: premultiplied, lines: height, weights, step: 1, line: width)
    let whole = Self.stretch(pixels: wide, lines: size, weights, step: size, line: 1)
    // The second pass returns columns.
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

  /// Stretches every line. Beyond the ends of a line, its last pixels are repeated.
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
