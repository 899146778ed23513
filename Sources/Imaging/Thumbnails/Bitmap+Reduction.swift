internal import Pictures

extension Bitmap {
  /// The picture, reduced so that its longer side has at most `side` pixels. Each new pixel is the mean of the
  /// area that it covers.
  ///
  /// Only whole pixels are averaged, which is exact enough for a thumbnail, but not for a comparison.
  func reduced(to side: Int) -> Bitmap? {
    let longer = max(width, height)
    guard longer > side else { return self }
    let newWidth = max(1, width * side / longer)
    let newHeight = max(1, height * side / longer)
    let samples = eightBitSamples
    var reduced = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    var sums = [SIMD4<UInt64>](repeating: .zero, count: newWidth)
    for row in 0..<newHeight {
      let rows =
        (row * height / newHeight)..<max(row * height / newHeight + 1, (row + 1) * height / newHeight)
      for column in 0..<newWidth { sums[column] = .zero }
      for y in rows {
        for column in 0..<newWidth {
          let first = column * width / newWidth
          var sum = sums[column]
          for x in first..<max(first + 1, (column + 1) * width / newWidth) {
            let index = (y * width + x) * 4
            let alpha = UInt64(samples[index + 3])
            sum &+= SIMD4(
              UInt64(samples[index]) &* alpha, UInt64(samples[index + 1]) &* alpha,
              UInt64(samples[index + 2]) &* alpha, alpha)
          }
          sums[column] = sum
        }
      }
      for column in 0..<newWidth {
        let first = column * width / newWidth
        let count = UInt64(rows.count * (max(first + 1, (column + 1) * width / newWidth) - first))
        let sum = sums[column]
        guard sum.w > 0 else { continue }
        let start = (row * newWidth + column) * 4
        for part in 0..<3 {
          reduced[start + part] = UInt8(truncatingIfNeeded: (sum[part] &+ sum.w / 2) / sum.w)
        }
        reduced[start + 3] = UInt8(truncatingIfNeeded: (sum.w + count / 2) / count)
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: .eight(reduced), profile: profile)
  }
}
