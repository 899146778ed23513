internal import Basics

/// The operators of text (ISO 32000-1, 9.3 and 9.4): noted as they are written, with the font by its content.
///
/// Few assets hold text, and fewer are exported with the same text written otherwise.
extension PDFPainter {
  /// Applies an operator of text; false where it is none.
  mutating func applyText(_ name: String, _ operands: [PDFObject]) throws(DrawingError) -> Bool {
    switch name {
    case "BT": textPosition = nil
    case "ET": break
    case "Tf":
      let font = try resource("Font", operands.first?.name ?? "")
      state.text = try said(name, [font] + operands.dropFirst(), after: state.text)
    case "Tr":
      guard let mode = operands.first?.integer, mode < 4 else { throw .unsupported("text that clips") }
      state.text = try said(name, operands, after: state.text)
    case "Tc", "Tw", "Tz", "TL", "Ts": state.text = try said(name, operands, after: state.text)
    case "Td", "Tm": textPosition = try said(name, operands, after: textPosition)
    case "T*":
      // How far away the next line is, the settings say.
      let (settings, position) = (state.text, textPosition)
      let both = Digest { writer in
        writer.digest(settings)
        writer.digest(position)
      }
      textPosition = try said(name, operands, after: both)
    case "TD":
      state.text = try said(name, operands, after: state.text)
      textPosition = try said(name, operands, after: textPosition)
    case "\"":
      state.text = try said(name, Array(operands.dropLast()), after: state.text)
      try show(name, operands)
    case "Tj", "TJ", "'": try show(name, operands)
    default: return false
    }
    return true
  }

  /// What an operator says after all that was said before.
  mutating func said(_ name: String, _ operands: [PDFObject], after earlier: Digest?) throws(DrawingError)
    -> Digest
  {
    let operands = try file.digest(of: .array(operands))
    return Digest { writer in
      writer.digest(earlier)
      writer.tag(name)
      writer.digest(operands)
    }
  }

  private mutating func show(_ name: String, _ operands: [PDFObject]) throws(DrawingError) {
    textPosition = try said(name, operands, after: textPosition)
    let (state, position, grid) = (state, textPosition, list.grid)
    let content = Digest { writer in
      writer.digest(state.text)
      writer.digest(position)
      state.fill.paint.write(to: &writer)
      state.stroke.paint.write(to: &writer)
      state.line.write(to: &writer, under: state.map, on: grid)
      state.compositing(state.stroke).write(to: &writer)
    }
    list.item("text", content, under: state.map, state.compositing(state.fill))
    // What is shown next may depend on the settings at this place.
    textPosition = content
  }
}
