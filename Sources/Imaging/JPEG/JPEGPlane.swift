/// The samples of one color component of a JPEG, and how they are enlarged to the size of the picture.
struct JPEGPlane {
  private let samples: [UInt8]
  private let stride: Int
  private let width: Int
  private let height: Int
  /// How many horizontally adjacent pixels of the picture share a sample.
  private let across: Int
  private let down: Int

  init(_ component: JPEGComponent, _ frame: JPEGFrame, _ coefficients: [Int16], _ factors: [Int32]) {
    let factorRows = (0..<8).map { row in
      JPEGTransform.Row(factors[(row * 8)..<(row * 8 + 8)])
    }
    var samples = [UInt8](repeating: 0, count: component.blocksWide * component.blocksHigh * 64)
    let stride = component.blocksWide * 8
    let coefficients = coefficients[...]
    for y in 0..<component.blocksHigh {
      for x in 0..<component.blocksWide {
        let block = component.firstBlock + y * component.blocksWide + x
        let transform = JPEGTransform(
          coefficients.span.extracting((block * 64)..<(block * 64 + 64)), factorRows)
        var start = y * 8 * stride + x * 8
        for row in transform.samples {
          for column in 0..<8 { samples[start + column] = row[column] }
          start += stride
        }
      }
    }
    self.samples = samples
    self.stride = stride
    width = component.width
    height = component.height
    across = frame.columns / component.across
    down = frame.rows / component.down
  }

  /// The values for one row of the picture; there may be more of them than pixels.
  ///
  /// If at most two pixels in each direction share a sample, values are interpolated: three parts of the nearer sample
  /// and one part of the farther one, rounded as in libjpeg. Otherwise, samples are repeated. They are also repeated if
  /// a plane of at most two columns has to be widened.
  func row(_ y: Int) -> [UInt8] {
    switch (across, down) {
    case (1, 1): Array(line(y))
    case (2, 1) where width > 2: widen(line(y).map(Int.init), shift: 2, before: 1, after: 2)
    case (2, 2) where width > 2: widen(blend(y), shift: 4, before: 8, after: 7)
    case (1, 2): blend(y).map { UInt8(truncatingIfNeeded: ($0 + (y % 2 == 0 ? 1 : 2)) >> 2) }
    default: line(y / down).flatMap { repeatElement($0, count: across) }
    }
  }

  private func line(_ y: Int) -> ArraySlice<UInt8> {
    samples[(y * stride)..<(y * stride + width)]
  }

  /// A row between two rows of samples: three parts of the nearer row and one part of the farther one, not yet divided
  /// by four.
  private func blend(_ y: Int) -> [Int] {
    let near = y / 2
    let far = min(max(y % 2 == 0 ? near - 1 : near + 1, 0), height - 1)
    return zip(line(near), line(far)).map { 3 * Int($0) + Int($1) }
  }

  /// Doubles the number of values: each value becomes two, one weighted toward the previous value and one toward the
  /// next.
  private func widen(_ values: [Int], shift: Int, before: Int, after: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(values.count * 2)
    for index in values.indices {
      let left = values[max(index - 1, 0)]
      let right = values[min(index + 1, values.count - 1)]
      result.append(UInt8(truncatingIfNeeded: (3 * values[index] + left + before) >> shift))
      result.append(UInt8(truncatingIfNeeded: (3 * values[index] + right + after) >> shift))
    }
    return result
  }
}
