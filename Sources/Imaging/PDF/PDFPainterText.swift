internal import Basics

/// The text operators (ISO 32000-1, 9.4). Text is recorded as it is written, with its font identified by content.
///
/// Because the widths of glyphs are not known here, text that follows other text on the same line has no position of
/// its own, and is recorded as a continuation.
extension PDFPainter {
  /// Applies a text operator. Returns false if `name` is another operator, or the number of operands is wrong.
  mutating func applyText(_ name: String, _ operands: [PDFObject], _ numbers: [Double]) throws(DrawingError)
    -> Bool
  {
    switch (name, numbers.count) {
    case ("BT", 0): place(.identity)
    case ("ET", 0):
      for shape in textClip { state.compositing.clip.intersect(shape) }
      textClip = []
    case ("Tc", 1): state.text.characterSpacing = numbers[0]
    case ("Tw", 1): state.text.wordSpacing = numbers[0]
    case ("Tz", 1): state.text.horizontalScale = numbers[0]
    case ("TL", 1): state.text.leading = numbers[0]
    case ("Ts", 1): state.text.rise = numbers[0]
    case ("Tr", 1): state.text.mode = operands.first?.integer ?? -1
    case ("Tf", 1):
      state.text.font = try file.digest(of: try resource("Font", operands.first?.name ?? ""))
      state.text.size = numbers[0]
    case ("Td", 2): advance(Vector(numbers[0], numbers[1]))
    case ("TD", 2):
      state.text.leading = -numbers[1]
      advance(Vector(numbers[0], numbers[1]))
    case ("Tm", 6): place(AffineMap(numbers) ?? .identity)
    case ("T*", 0): advance(Vector(0, -state.text.leading))
    case ("Tj", 0): show(operands)
    case ("TJ", 0): show(operands.first?.array ?? operands)
    case ("'", 0):
      advance(Vector(0, -state.text.leading))
      show(operands)
    case ("\"", 2):
      state.text.wordSpacing = numbers[0]
      state.text.characterSpacing = numbers[1]
      advance(Vector(0, -state.text.leading))
      show(Array(operands.suffix(1)))
    default: return false
    }
    return true
  }

  private mutating func place(_ map: AffineMap) {
    lineMap = map
    continuesLine = false
  }

  private mutating func advance(_ offset: Vector) {
    place(AffineMap.translation(offset).then(lineMap))
  }

  private mutating func show(_ pieces: [PDFObject]) {
    let map = lineMap.then(state.map)
    let content = Digest { writer in
      writer.tag(continuesLine ? "after" : "at")
      state.text.write(to: &writer)
      for piece in pieces {
        if case .string(let codes) = piece {
          writer.tag("codes")
          writer.raw(codes)
        } else {
          writer.tag("gap")
          writer.significant(piece.number ?? 0)
        }
      }
      state.fill.paint.write(to: &writer)
      // The modes 0 to 3 are fill, stroke, both, and neither. The modes 4 to 7 also clip.
      if [1, 2].contains(state.text.mode % 4) {
        state.stroke.paint.write(to: &writer)
        state.line.write(to: &writer, under: state.map, on: list.grid)
        state.compositing(state.stroke).write(to: &writer)
      }
    }
    list.item("text", content, under: map, state.compositing(state.fill))
    if state.text.mode >= 4 {
      textClip.append(
        Digest { writer in
          writer.digest(content)
          writer.map(map, on: list.grid)
        })
    }
    continuesLine = true
  }
}
