extension Bitmap {
  var isSingleColor: Bool {
    switch pixels {
    case .eight(let samples): Self.repeatsFirstPixel(samples)
    case .sixteen(let samples): Self.repeatsFirstPixel(samples)
    }
  }

  /// Whether more than one in a thousand pixels is visibly transparent, that is, less than 96% opaque.
  var hasTransparency: Bool {
    switch pixels {
    case .eight(let samples): Self.isTransparent(samples)
    case .sixteen(let samples): Self.isTransparent(samples)
    }
  }

  /// A few transparent pixels are tolerated. Nearly opaque ones do not count, because they occur at antialiased edges.
  private static func isTransparent<Sample: FixedWidthInteger>(_ samples: [Sample]) -> Bool {
    // 51 divides 255 and 65,535, so the limit is the same for both sample sizes.
    let visible = Sample.max / 51 * 49
    var count = 0
    for index in stride(from: 3, to: samples.count, by: 4) where samples[index] < visible { count += 1 }
    return count > samples.count / 4000
  }

  private static func repeatsFirstPixel<Sample: Equatable>(_ samples: [Sample]) -> Bool {
    for index in stride(from: 4, to: samples.count, by: 1) where samples[index] != samples[index - 4] {
      return false
    }
    return true
  }
}
