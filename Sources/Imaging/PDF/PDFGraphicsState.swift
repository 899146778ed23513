internal import Basics

/// The settings that painting operators use (ISO 32000-1, 8.4).
struct PDFGraphicsState: Sendable {
  var map: AffineMap
  var fill = Ink()
  var stroke = Ink()
  var line = LineStyle()
  /// The compositing settings for filling and stroking, except alpha, which is in `fill` and `stroke`.
  var compositing: Compositing
  var text = PDFTextState()

  init(map: AffineMap, clip: Clip) {
    self.map = map
    compositing = Compositing(clip: clip)
  }

  /// The settings that filling and stroking do not share.
  struct Ink: Hashable, Sendable {
    var space = PDFColorSpace.gray
    var paint = Paint.black
    var alpha = 1.0
  }

  func compositing(_ ink: Ink) -> Compositing {
    var compositing = compositing
    compositing.alpha = ink.alpha
    return compositing
  }
}

struct PDFTextState: Hashable, Sendable {
  var font: Digest?
  var size = 0.0
  var characterSpacing = 0.0
  var wordSpacing = 0.0
  var horizontalScale = 100.0
  var leading = 0.0
  var rise = 0.0
  var mode = 0

  func write(to writer: inout DrawingWriter) {
    writer.digest(font)
    for number in [size, characterSpacing, wordSpacing, horizontalScale, rise] { writer.significant(number) }
    writer.integer(mode)
  }
}
