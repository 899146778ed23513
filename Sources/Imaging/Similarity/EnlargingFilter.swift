internal import Basics

/// A filter that programs use to enlarge pictures. It determines how much each pixel contributes to the new pixels near
/// it.
enum EnlargingFilter: CaseIterable {
  case nearest
  case bilinear
  /// Cubic filters. `sharpCubic` is the sharper filter that some programs call “bicubic”.
  case catmullRom, sharpCubic, mitchell, spline
  case lanczos

  /// How many old pixels on each side of a new pixel can contribute to it.
  var reach: Int {
    switch self {
    case .nearest, .bilinear: 1
    case .catmullRom, .sharpCubic, .mitchell, .spline: 2
    case .lanczos: 3
    }
  }

  /// Whether the filter can exceed the range of its input values, which causes halos at edges.
  var overshoots: Bool {
    switch self {
    case .nearest, .bilinear, .spline: false
    case .catmullRom, .sharpCubic, .mitchell, .lanczos: true
    }
  }

  func weight(at distance: Double) -> Double {
    let x = abs(distance)
    switch self {
    case .nearest: return distance > -0.5 && distance <= 0.5 ? 1 : 0
    case .bilinear: return max(0, 1 - x)
    case .catmullRom: return Self.cubic(x, b: 0, c: 0.5)
    case .sharpCubic: return Self.cubic(x, b: 0, c: 0.75)
    case .mitchell: return Self.cubic(x, b: 1.0 / 3, c: 1.0 / 3)
    case .spline: return Self.cubic(x, b: 1, c: 0)
    case .lanczos: return x < 3 ? Self.sinc(x) * Self.sinc(x / 3) : 0
    }
  }

  /// The family of cubic filters from Mitchell and Netravali, “Reconstruction Filters in Computer Graphics”, 1988.
  private static func cubic(_ x: Double, b: Double, c: Double) -> Double {
    if x < 1 { return ((12 - 9 * b - 6 * c) * x * x * x + (12 * b + 6 * c - 18) * x * x + 6 - 2 * b) / 6 }
    guard x < 2 else { return 0 }
    return ((-b - 6 * c) * x * x * x + (6 * b + 30 * c) * x * x - (12 * b + 48 * c) * x + 8 * b + 24 * c) / 6
  }

  private static func sinc(_ x: Double) -> Double {
    x == 0 ? 1 : Mathematics.sine(x * 180) / (x * .pi)
  }
}

/// The weights for enlarging a row of pixels to a longer one.
struct EnlargingWeights {
  private let count: Int
  private let newCount: Int
  /// The number of old pixels that can contribute to each new pixel.
  let tapCount: Int
  /// For each new pixel, the index of the first old pixel that contributes to it. The index may be outside the row.
  let starts: [Int]
  /// For each new pixel, `tapCount` weights, which add up to 1.
  private let weights: [Float]

  init(_ filter: EnlargingFilter, from count: Int, to newCount: Int) {
    self.count = count
    self.newCount = newCount
    tapCount = filter.reach * 2
    var starts: [Int] = []
    var weights: [Float] = []
    for index in 0..<newCount {
      let middle = (Double(index) + 0.5) * Double(count) / Double(newCount) - 0.5
      let start = Int(middle.rounded(.down)) - filter.reach + 1
      let taps = (0..<tapCount).map { filter.weight(at: Double(start + $0) - middle) }
      let sum = taps.reduce(0, +)
      starts.append(start)
      weights += taps.map { Float($0 / sum) }
    }
    self.starts = starts
    self.weights = weights
  }

  /// How much an old pixel contributes to the new pixel at `index`. `tap` is the position of the old pixel among those
  /// that contribute.
  func weight(_ index: Int, _ tap: Int) -> Float { weights[index * tapCount + tap] }

  /// Whether all pixels that would contribute to the new pixel at `index` exist.
  func isInside(_ index: Int) -> Bool {
    starts[index] >= 0 && starts[index] + tapCount <= count
  }

  /// The new pixels that replace the old pixel at `index`.
  func span(of index: Int) -> Range<Int> {
    let start = (index * newCount + count - 1) / count
    return start..<max(start, ((index + 1) * newCount + count - 1) / count)
  }
}
