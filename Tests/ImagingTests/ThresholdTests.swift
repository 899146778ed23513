import Pictures
import Testing

@testable import Imaging

/// Thresholds for pictures, tested with values on both sides.
@Suite struct ThresholdTests {
  @Test(arguments: [(2, 244, false), (3, 244, true), (2500, 245, false), (3, 0, true), (0, 0, false)])
  func `a picture is transparent if more than a thousandth of it visibly is`(
    _ count: Int, _ alpha: UInt8, _ isTransparent: Bool
  ) {
    // The picture has 50 × 50 pixels.
    let alphas = (0..<2500).map { $0 < count ? alpha : 255 }
    #expect(bitmap(50, alphas.flatMap { [9, 9, 9, $0] }).hasTransparency == isTransparent)
    let deep = alphas.flatMap { alpha -> [UInt16] in [9, 9, 9, UInt16(alpha) * 257] }
    let wide = Bitmap(width: 50, height: 50, pixels: .sixteen(deep), profile: .sRGB)
    #expect(wide.hasTransparency == isTransparent)
  }

  @Test func `one different pixel makes two colors`() {
    let plain = Array(repeatElement([UInt8](arrayLiteral: 9, 8, 7, 255), count: 16).joined())
    #expect(bitmap(4, plain).isSingleColor)
    for index in 0..<64 {
      var changed = plain
      changed[index] -= 1
      #expect(!bitmap(4, changed).isSingleColor, "\(index)")
    }
  }

  @Test(arguments: [(8192, 4096, false), (8193, 4096, true)])
  func `a picture of more than 33 million pixels is not decoded`(
    _ width: Int, _ height: Int, _ isRefused: Bool
  ) {
    let bytes = TinyPNG.file([.header(width, height), .data([])])
    let error = #expect(throws: PictureError.self) { try Bitmap(bytes) }
    #expect(
      (error == .unsupported(.png, "it has too many pixels (\(width)×\(height))")) == isRefused)
  }

  @Test func `eight pixels are enough to compare`() {
    for (side, isEnough) in [(7, false), (8, true)] {
      let samples = (0..<(side * side)).flatMap { index -> [UInt8] in
        index % side < 4 ? [0, 0, 0, 255] : [255, 255, 255, 255]
      }
      #expect((PictureFingerprint(bitmap(side, samples)) != nil) == isEnough)
    }
  }

  @Test(arguments: [(16, false), (18, true)])
  func `colors that hardly differ are equal`(_ difference: UInt8, _ hasFingerprint: Bool) {
    let samples = (0..<400).flatMap { index -> [UInt8] in
      let gray = 100 + (index % 20 < 10 ? 0 : difference)
      return [gray, gray, gray, 255]
    }
    #expect((PictureFingerprint(bitmap(20, samples)) != nil) == hasFingerprint)
  }

  @Test(arguments: [(15, 4), (16, 0)])
  func `nearly clear pixels are not part of a picture`(_ alpha: UInt8, _ left: Int) throws {
    // The picture has four columns with this alpha, followed by four opaque columns.
    let samples = (0..<64).flatMap { index -> [UInt8] in [0, 0, 0, index % 8 < 4 ? alpha : 255] }
    let box = try #require(VisibleBox(samples, width: 8, height: 8))
    #expect(Int(box.left) == left)
    #expect((box.top, box.right, box.bottom) == (0, 8, 8))
  }

  @Test(arguments: [(1023, true), (1024, false)])
  func `the mark of a PDF is in its first kilobyte`(_ offset: Int, _ isFound: Bool) {
    let bytes = Array(repeating: UInt8(ascii: " "), count: offset) + Array("%PDF-1.4".utf8)
    #expect((PictureFormat.detect(bytes) == .pdf) == isFound)
  }

  private func bitmap(_ side: Int, _ samples: [UInt8]) -> Bitmap {
    Bitmap(width: side, height: samples.count / 4 / side, pixels: .eight(samples), profile: .sRGB)
  }
}
