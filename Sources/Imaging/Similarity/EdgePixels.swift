/// The pixels of a picture at its edges, where a stretched copy looks different from one drawn anew.
struct EdgePixels {
  /// What an eye can see of a difference.
  static let visible: Float = 48

  /// For each pixel whether it begins or ends an edge.
  private(set) var isSharp: [Bool]
  /// For each pixel whether it is a mixture of those on both sides, as where an edge was smoothed; for none in pixel
  /// art, which has few of them and is stretched in steps on purpose.
  private(set) var isSmoothed: [Bool]

  init(_ grid: PixelGrid) {
    isSharp = [Bool](repeating: false, count: grid.width * grid.height)
    isSmoothed = isSharp
    var edgeCount = 0
    var smoothedCount = 0
    var shades: Set<SIMD4<Float>> = []
    for y in 2..<max(2, grid.height - 2) {
      for x in 2..<max(2, grid.width - 2) {
        let index = y * grid.width + x
        var isEdge = false
        for step in [1, grid.width] {
          let (here, before, after) = (grid[index], grid[index - step], grid[index + step])
          if Self.isBend(grid[index - 2 * step], before, here, after, grid[index + 2 * step]) {
            isSharp[index] = true
          }
          guard (after - before).largestMagnitude >= Self.visible else { continue }
          isEdge = true
          if Self.isMixture(here, before, after) { isSmoothed[index] = true }
        }
        if isEdge { edgeCount += 1 }
        if isSmoothed[index] {
          smoothedCount += 1
          if shades.count < Self.leastShades { shades.insert(grid[index]) }
        }
      }
    }
    if smoothedCount * 8 < edgeCount || shades.count < Self.leastShades {
      isSmoothed = [Bool](repeating: false, count: isSmoothed.count)
    }
  }

  private static let leastShades = 12

  /// Whether a row of pixels turns in its middle by nearly half of what it changes, as at no blurred edge.
  private static func isBend(_ row: SIMD4<Float>...) -> Bool {
    let turn = row[1] - 2 * row[2] + row[3]
    let size = turn.replacing(with: -turn, where: turn .< 0)
    let low = row.reduce(row[2], pointwiseMin)
    let high = row.reduce(row[2], pointwiseMax)
    return any(size .>= visible .& size .>= (high - low) * 0.45)
  }

  private static func isMixture(_ pixel: SIMD4<Float>, _ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Bool {
    let way = other - one
    let share = ((pixel - one) * way).sum() / (way * way).sum()
    return share > 0.1 && share < 0.9 && (pixel - one - way * share).largestMagnitude <= 4
  }
}

/// The samples of a picture, their colours multiplied with alpha, row by row.
struct PixelGrid {
  let width: Int
  let height: Int
  private let samples: [UInt8]

  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let samples = bitmap.eightBitSamples
    self.samples = PremultipliedPixels.eight(samples, samples.indices)
  }

  subscript(index: Int) -> SIMD4<Float> {
    let start = index * 4
    return SIMD4(
      Float(samples[start]), Float(samples[start + 1]), Float(samples[start + 2]), Float(samples[start + 3]))
  }
}
