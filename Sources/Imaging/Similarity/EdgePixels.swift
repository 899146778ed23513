/// Pixels at the edges of shapes in a picture, where a stretched copy looks different from a redrawn one.
struct EdgePixels {
  /// The pixels where an edge begins or ends.
  let sharp: [Int]
  /// The pixels at smooth edges, which mix the colors of both sides. Empty if there are few of them, or if they
  /// have few different colors. Such a picture may be pixel art, which is enlarged without smoothing on purpose.
  let smoothed: [Int]

  private static let visible: Float = 48
  /// The maximum number of pixels to use, which is enough to judge a picture of any size.
  private static let most = 1000

  init(_ grid: PixelGrid) {
    var sharp: [Int] = []
    var smoothed: [Int] = []
    var edgeCount = 0
    for y in 2..<max(2, grid.height - 2) {
      for x in 2..<max(2, grid.width - 2) {
        let index = y * grid.width + x
        let across = Neighbors(grid, index, step: 1)
        let down = Neighbors(grid, index, step: grid.width)
        if across.isEdge || down.isEdge { edgeCount += 1 }
        if across.isMixture || down.isMixture { smoothed.append(index) }
        if across.isBend || down.isBend { sharp.append(index) }
      }
    }
    self.sharp = Self.thin(sharp)
    let shades = Set(smoothed.lazy.map { grid[$0] }.prefix(10 * Self.most))
    self.smoothed = smoothed.count * 8 < edgeCount || shades.count < 12 ? [] : Self.thin(smoothed)
  }

  private static func thin(_ indices: [Int]) -> [Int] {
    stride(from: 0, to: indices.count, by: indices.count / most + 1).map { indices[$0] }
  }

  private struct Neighbors {
    let isEdge: Bool
    private let grid: PixelGrid
    private let index: Int
    private let step: Int

    init(_ grid: PixelGrid, _ index: Int, step: Int) {
      self.grid = grid
      self.index = index
      self.step = step
      isEdge = (grid[index + step] - grid[index - step]).largestMagnitude >= visible
    }

    /// Whether the color of the pixel is a mixture of the colors of its two neighbors.
    var isMixture: Bool {
      guard isEdge else { return false }
      let way = grid[index + step] - grid[index - step]
      let rest = grid[index] - grid[index - step]
      let share = (rest * way).sum() / (way * way).sum()
      return share > 0.1 && share < 0.9 && (rest - way * share).largestMagnitude <= 4
    }

    /// Whether the color gradient changes abruptly at the pixel, which does not happen at blurred edges.
    var isBend: Bool {
      let (before, here, after) = (grid[index - step], grid[index], grid[index + step])
      let turn = before - 2 * here + after
      let size = turn.replacing(with: -turn, where: turn .< 0)
      guard any(size .>= visible) else { return false }
      let (first, last) = (grid[index - 2 * step], grid[index + 2 * step])
      let low = pointwiseMin(pointwiseMin(first, last), pointwiseMin(before, pointwiseMin(here, after)))
      let high = pointwiseMax(pointwiseMax(first, last), pointwiseMax(before, pointwiseMax(here, after)))
      return any(size .>= visible .& size .>= (high - low) * 0.45)
    }
  }
}

/// The pixels of a picture, with colors multiplied by alpha. All values are from 0 to 255.
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
