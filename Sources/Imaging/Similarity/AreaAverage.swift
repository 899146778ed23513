/// Reduces part of a picture to a few cells. Each cell is the mean of the area that it covers.
struct AreaAverage {
  /// The cells, row by row: red, green and blue multiplied by alpha, then alpha. All are from 0 to 255.
  let cells: [SIMD4<Float>]

  init(_ samples: [UInt8], width: Int, _ box: VisibleBox, cellsPerSide count: Int) {
    let columns = Stretch.divide(from: box.left, to: box.right, count)
    let rows = Stretch.divide(from: box.top, to: box.bottom, count)
    let area = box.width * box.height / Float(count * count)
    var cells = [SIMD4<Float>](repeating: .zero, count: count * count)
    for (cellRow, row) in rows.enumerated() {
      for y in row.pixels {
        let weight = row.weight(of: y) / area
        for (cellColumn, column) in columns.enumerated() {
          let first = samples.pixel(y * width + column.pixels.lowerBound) * column.firstWeight
          let last = samples.pixel(y * width + column.pixels.upperBound - 1) * column.lastWeight
          let between = samples.sum(ofPixels: column.inner.lowerBound + y * width, column.inner.count)
          cells[cellRow * count + cellColumn] += (first + between + last) * weight
        }
      }
    }
    self.cells = cells
  }
}

/// A part of a row or column of pixels. It may begin and end inside a pixel.
private struct Stretch {
  /// All pixels that this part touches. If there is only one, its weight is `firstWeight`, and `lastWeight` is 0.
  let pixels: Range<Int>
  let firstWeight: Float
  let lastWeight: Float

  var inner: Range<Int> { (pixels.lowerBound + 1)..<max(pixels.lowerBound + 1, pixels.upperBound - 1) }

  init(from start: Float, to end: Float) {
    let first = Int(start)
    let last = max(first, Int(end.rounded(.up)) - 1)
    pixels = first..<(last + 1)
    firstWeight = min(end, Float(first + 1)) - start
    lastWeight = last > first ? end - Float(last) : 0
  }

  func weight(of pixel: Int) -> Float {
    if pixel == pixels.lowerBound { return firstWeight }
    return pixel == pixels.upperBound - 1 ? lastWeight : 1
  }

  static func divide(from start: Float, to end: Float, _ count: Int) -> [Stretch] {
    let step = (end - start) / Float(count)
    return (0..<count).map { index in
      Stretch(
        from: start + Float(index) * step,
        to: index == count - 1 ? end : start + Float(index + 1) * step)
    }
  }
}

extension [UInt8] {
  fileprivate func pixel(_ index: Int) -> SIMD4<Float> {
    sum(ofPixels: index, 1)
  }

  /// The sum of several pixels in a row, with colors multiplied by alpha.
  fileprivate func sum(ofPixels start: Int, _ count: Int) -> SIMD4<Float> {
    var sum = SIMD4<UInt32>.zero
    for index in start..<(start + count) {
      let alpha = UInt16(self[index * 4 + 3])
      if alpha == 0 { continue }
      let color = SIMD4(
        UInt16(self[index * 4]), UInt16(self[index * 4 + 1]), UInt16(self[index * 4 + 2]), 255)
      sum &+= SIMD4<UInt32>(truncatingIfNeeded: color &* alpha)
    }
    return SIMD4<Float>(sum) / 255
  }
}
