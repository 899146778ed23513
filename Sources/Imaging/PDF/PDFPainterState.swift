internal import Basics

/// The operators that change the graphics state and its colors (ISO 32000-1, 8.4.4 and 8.6.8).
extension PDFPainter {
  /// Applies an operator for the graphics state. Returns false if `name` is another operator, or if the operator cannot
  /// be applied.
  mutating func applyState(_ name: String, _ operands: [PDFObject], _ numbers: [Double]) throws(DrawingError)
    -> Bool
  {
    switch (name, numbers.count) {
    case ("q", 0):
      guard saved.count < 1000 else { throw .unsupported("graphics states are nested too deeply") }
      saved.append(state)
    case ("Q", 0):
      // PDF readers disagree about the effect of an unmatched restore, so it is recorded like an unknown operator.
      guard let last = saved.popLast() else { return false }
      state = last
    case ("cm", 6): state.map = AffineMap(numbers)?.then(state.map) ?? state.map
    case ("w", 1): state.line.width = numbers[0]
    case ("J", 1): state.line.cap = operands.first?.integer ?? -1
    case ("j", 1): state.line.join = operands.first?.integer ?? -1
    case ("M", 1): state.line.miterLimit = numbers[0]
    case ("d", 1):
      state.line.dashes = try dashes(operands.first)
      state.line.dashPhase = numbers[0]
    // Devices may ignore the flatness and the rendering intent.
    case ("i", 1), ("ri", 0): break
    case ("gs", 0):
      guard let name = operands.last?.name else { return false }
      try apply(settings: try file.resolve(try resource("ExtGState", name)).dictionary ?? [:])
    default: return false
    }
    return true
  }

  /// The value of a named resource. Throws an error if there is none.
  mutating func resource(_ category: String, _ name: String) throws(DrawingError) -> PDFObject {
    guard let value = try file.resolve(resources[category]).dictionary?[name] else {
      throw .damaged("the \(category) resource \(name) is missing")
    }
    return value
  }

  private mutating func apply(settings: PDFDictionary) throws(DrawingError) {
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      let value = try file.resolve(value)
      let number = value.number
      switch key {
      case "LW": state.line.width = number ?? 1
      case "LC": state.line.cap = value.integer ?? -1
      case "LJ": state.line.join = value.integer ?? -1
      case "ML": state.line.miterLimit = number ?? 10
      case "D":
        let parts = value.array ?? []
        state.line.dashes = try dashes(parts.first)
        state.line.dashPhase = try file.resolve(parts.last).number ?? 0
      case "Font":
        state.text.font = try file.digest(of: value.array?.first)
        state.text.size = try file.resolve(value.array?.last).number ?? 0
      case "CA": state.stroke.alpha = number ?? 1
      case "ca": state.fill.alpha = number ?? 1
      case "BM":
        let mode = try file.resolve(value.array?.first ?? value).name ?? "Normal"
        guard mode.utf8.count < 64 else { throw .unsupported("unknown blend mode \(mode.prefix(64))…") }
        state.compositing.blend = mode == "Compatible" ? "Normal" : mode
      case "SMask": state.compositing.mask = try mask(value)
      case "Type", "RI", "FL", "SM": break
      default:
        let isDefault = value == .boolean(false) || number == 0 || value == .name("Default")
        state.compositing.extras[key] = isDefault ? nil : try file.digest(of: value)
        // The number of settings is limited, because every painted item repeats them.
        guard state.compositing.extras.count < 32 else {
          throw .unsupported("a graphics state has too many settings")
        }
      }
    }
  }

  private mutating func dashes(_ value: PDFObject?) throws(DrawingError) -> [Double] {
    let dashes = try file.numbers(value)
    // The number of dashes is limited, because every stroked line repeats them.
    guard dashes.count < 256 else { throw .unsupported("a line has \(dashes.count) dashes") }
    return dashes
  }

  private mutating func mask(_ value: PDFObject) throws(DrawingError) -> Digest? {
    guard let mask = value.dictionary else { return nil }
    let items = try separately { painter throws(DrawingError) in
      painter.state.compositing.mask = nil
      painter.state.compositing.clip = Clip.everything
      try painter.paintForm(mask["G"] ?? .null)
    }
    return try Digest { writer throws(DrawingError) in
      writer.digest(items.digest)
      for key in ["S", "BC", "TR"] { writer.digest(try file.digest(of: mask[key])) }
    }
  }

  /// Applies a color operator. Returns false if `name` is another operator, or the number of operands is wrong.
  mutating func applyColor(_ name: String, _ operands: [PDFObject], _ numbers: [Double]) throws(DrawingError)
    -> Bool
  {
    let device: String
    switch (name, numbers.count) {
    case ("g", 1), ("G", 1): device = "DeviceGray"
    case ("rg", 3), ("RG", 3): device = "DeviceRGB"
    case ("k", 4), ("K", 4): device = "DeviceCMYK"
    case ("cs", 0), ("CS", 0), ("sc", _), ("SC", _), ("scn", _), ("SCN", _): device = ""
    default: return false
    }
    let isStroke = name.first?.isUppercase ?? false
    var ink = isStroke ? state.stroke : state.fill
    if !device.isEmpty {
      ink.space = try file.colorSpace(.name(device), resources)
      ink.paint = ink.space.paint(numbers)
    } else if name.lowercased() == "cs" {
      ink.space = try file.colorSpace(operands.last, resources)
      ink.paint = ink.space.initialPaint
    } else if case .pattern(let under) = ink.space, let name = operands.last?.name {
      ink.paint = .other(try pattern(try resource("Pattern", name), under?.paint(numbers)))
    } else {
      ink.paint = ink.space.paint(numbers)
    }
    if isStroke { state.stroke = ink } else { state.fill = ink }
    return true
  }
}
