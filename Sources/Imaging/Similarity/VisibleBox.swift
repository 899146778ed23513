/// The visible part of a picture. Its edges may be inside pixels that are only partly covered.
///
/// A row of pixels at the edge can count in part: for example, as a third if its strongest alpha is a third of the
/// strongest alpha in the picture. Because of this, the boxes of two exports of the same artwork differ by far less
/// than a pixel, even if their sizes differ.
struct VisibleBox {
  let left: Float
  let top: Float
  let right: Float
  let bottom: Float

  var width: Float { right - left }
  var height: Float { bottom - top }

  init?(_ samples: [UInt8], width: Int, height: Int) {
    let alphas = Alphas(samples: samples, width: width, height: height)
    guard let down = alphas.extent(height, { alphas.strongest(inRow: $0) }),
      let across = alphas.extent(width, { alphas.strongest(inColumn: $0) })
    else { return nil }
    (left, right) = across
    (top, bottom) = down
  }
}

/// The alpha values of a picture. The search for visible pixels goes line by line from the edges inward, so it
/// usually ends early.
private struct Alphas {
  let samples: [UInt8]
  let width: Int
  let height: Int

  func strongest(inRow y: Int) -> UInt8 {
    strongest(from: y * width * 4 + 3, step: 4, count: width)
  }

  func strongest(inColumn x: Int) -> UInt8 {
    strongest(from: x * 4 + 3, step: width * 4, count: height)
  }

  /// Where the first visible row or column begins, and where the last one ends; nil if none is visible.
  func extent(_ count: Int, _ strength: (Int) -> UInt8) -> (Float, Float)? {
    // Pixels with an alpha of up to 15 count as invisible. Compression and blurs cause them.
    let isVisible = { strength($0) > 15 }
    guard let first = (0..<count).first(where: isVisible), let last = (0..<count).last(where: isVisible)
    else { return nil }
    let strongest = Float(strongest(from: 3, step: 4, count: width * height))
    let start = Float(first + 1) - Float(strength(first)) / strongest
    let end = Float(last) + Float(strength(last)) / strongest
    return end - start >= 1 ? (start, end) : (Float(first), Float(last + 1))
  }

  private func strongest(from start: Int, step: Int, count: Int) -> UInt8 {
    var strongest: UInt8 = 0
    for index in 0..<count {
      strongest = max(strongest, samples[start + index * step])
      if strongest == 255 { break }
    }
    return strongest
  }
}
