internal import Basics
internal import Pictures

/// A summary of a picture for finding pictures that look like it, at any size.
///
/// The visible part of the picture is reduced to grids of 16×16, 8×8 and 2×2 cells, which is enough to distinguish the
/// shapes, holes and colors of flat icons. A fingerprint takes about 1.3 KB.
public struct PictureFingerprint: Hashable, Sendable {
  /// The cells of the fine grid, four in each vector. A cell consists of red, green and blue, each multiplied by alpha,
  /// and then alpha.
  let fine: [SIMD16<UInt8>]
  let medium: [SIMD16<UInt8>]
  let coarse: SIMD16<UInt8>
  /// The mean color of the visible part, from 0 to 1.
  let color: SIMD3<Float>
  /// The logarithm of the aspect ratio of the visible part.
  let aspect: Float
  /// The shorter side of the visible part in pixels.
  public let side: Float

  /// Summarizes a picture. Nil if there is too little to compare (fewer than eight pixels across, or a single color),
  /// or if a side is longer than a million pixels.
  ///
  /// If `ignoringColor` is true, as for template images, only the shape counts.
  public init?(_ bitmap: Bitmap, ignoringColor: Bool = false) {
    let samples = bitmap.eightBitSamples
    guard let box = VisibleBox(samples, width: bitmap.width, height: bitmap.height),
      min(box.width, box.height) >= 8, max(box.width, box.height) <= 1_048_576
    else { return nil }
    var cells = AreaAverage(samples, width: bitmap.width, box, cellsPerSide: 16).cells
    if bitmap.profile == .displayP3 { cells = cells.map(Self.convertFromP3) }
    if ignoringColor { cells = cells.map { SIMD4(0, 0, 0, $0.w) } }
    let mean = cells.reduce(.zero, +) / Float(cells.count)
    guard cells.contains(where: { ($0 - mean).magnitude > 8 }) else { return nil }
    fine = Self.pack(cells)
    medium = Self.pack(Self.halve(cells, side: 16))
    let coarsest = Self.halve(Self.halve(Self.halve(cells, side: 16), side: 8), side: 4)
    coarse = Self.pack(coarsest)[0]
    color = SIMD3(mean.x, mean.y, mean.z) / mean.w
    aspect = Float(Mathematics.logarithm(Double(box.width / box.height)))
    side = min(box.width, box.height)
  }

  /// Replaces each square of four cells with their mean.
  private static func halve(_ cells: [SIMD4<Float>], side: Int) -> [SIMD4<Float>] {
    let half = side / 2
    return (0..<(half * half)).map { index in
      let first = index / half * 2 * side + index % half * 2
      return (cells[first] + cells[first + 1] + cells[first + side] + cells[first + side + 1]) / 4
    }
  }

  private static func pack(_ cells: [SIMD4<Float>]) -> [SIMD16<UInt8>] {
    stride(from: 0, to: cells.count, by: 4).map { start in
      var vector = SIMD16<UInt8>()
      for index in 0..<16 {
        let value = cells[start + index / 4][index % 4]
        vector[index] = UInt8(min(max(value.rounded(), 0), 255))
      }
      return vector
    }
  }

  /// Converts a cell from Display P3 to sRGB. The result is exact for a single color, and close enough for the mean of
  /// similar colors.
  private static func convertFromP3(_ cell: SIMD4<Float>) -> SIMD4<Float> {
    if cell.w == 0 { return cell }
    let color = SIMD3<Double>(SIMD3(cell.x, cell.y, cell.z) / cell.w)
    let converted =
      SIMD3<Float>(ColorValue(.displayP3, color).sRGB)
      .clamped(lowerBound: .zero, upperBound: .one) * cell.w
    return SIMD4(converted, cell.w)
  }
}

extension SIMD4<Float> {
  fileprivate var magnitude: Float { replacing(with: -self, where: self .< 0).max() }
}
