/// Converts the pixels of a PNG that Xcode optimized. In such a file, colors are premultiplied, and blue comes before
/// red.
enum ApplePixels {
  static func restore(_ pixels: Bitmap.Pixels) -> Bitmap.Pixels {
    switch pixels {
    case .eight(let samples): .eight(restore(samples))
    case .sixteen(let samples): .sixteen(restore(samples))
    }
  }

  private static func restore<Sample: FixedWidthInteger & UnsignedInteger>(_ samples: [Sample]) -> [Sample] {
    var result = samples
    for index in stride(from: 0, to: samples.count, by: 4) {
      let alpha = samples[index + 3]
      for channel in 0..<3 {
        result[index + channel] = divide(samples[index + 2 - channel], by: alpha)
      }
    }
    return result
  }

  /// A color that results in exactly `product` when it is multiplied by `alpha` and rounded, if there is one.
  private static func divide<Sample: FixedWidthInteger & UnsignedInteger>(
    _ product: Sample, by alpha: Sample
  ) -> Sample {
    if alpha == .max || alpha == 0 { return product }
    let full = UInt64(Sample.max)
    return Sample(min(full, (UInt64(product) * full + UInt64(alpha) / 2) / UInt64(alpha)))
  }
}
