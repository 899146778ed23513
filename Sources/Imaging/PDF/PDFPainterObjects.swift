internal import Basics

/// The operators for forms, images, shadings and marked content, and the digests of patterns.
extension PDFPainter {
  /// Applies an operator for objects or marked content. Returns false if `name` is another operator, or an operand is
  /// missing.
  mutating func applyObject(_ name: String, _ operands: [PDFObject]) throws(DrawingError) -> Bool {
    switch name {
    case "Do":
      guard let name = operands.last?.name else { return false }
      try paintObject(try resource("XObject", name))
    case "sh":
      guard let name = operands.last?.name else { return false }
      let shading = try shading(try resource("Shading", name))
      list.item("shading", shading, under: state.map, state.compositing(state.fill))
    case "BMC", "BDC": try beginMark(operands)
    case "EMC":
      if marks.popLast() == true { try note("EMC", []) }
    case "MP", "DP", "BX", "EX": break
    default: return false
    }
    return true
  }

  /// Begins marked content. For optional content that may be hidden when the file is opened, records the condition.
  private mutating func beginMark(_ operands: [PDFObject]) throws(DrawingError) {
    guard operands.first == .name("OC"), let name = operands.last?.name else { return marks.append(false) }
    let group = try resource("Properties", name)
    let isNoted = try !file.isOnFromTheStart(group)
    if isNoted { try note("BDC", [group]) }
    marks.append(isNoted)
  }

  private mutating func paintObject(_ object: PDFObject) throws(DrawingError) {
    guard let stream = try file.resolve(object).stream else { throw .damaged("a painted object is missing") }
    let group = stream.dictionary["OC"]
    var isNoted = false
    if group != nil { isNoted = try !file.isOnFromTheStart(group) }
    if isNoted { try note("BDC", [group ?? .null]) }
    switch try file.resolve(stream.dictionary["Subtype"]).name {
    case "Form": try paintForm(object)
    case "Image":
      let content = try file.content(of: object, stream)
      try paintImage(try file.imageDigest(stream.dictionary, content, resources), stream.dictionary)
    default: try note("Do", [object])
    }
    if isNoted { try note("EMC", []) }
  }

  /// Paints the content of a form. The items of a transparency group are added as a group.
  mutating func paintForm(_ object: PDFObject) throws(DrawingError) {
    guard let stream = try file.resolve(object).stream else { throw .damaged("a form is missing") }
    let content = try file.content(of: object, stream).plain()
    let group = try file.resolve(stream.dictionary["Group"]).dictionary
    guard let group else {
      return try nested { painter throws(DrawingError) in try painter.follow(stream, content) }
    }
    let items = try separately { painter throws(DrawingError) in
      painter.state.fill.alpha = 1
      painter.state.stroke.alpha = 1
      painter.state.compositing = Compositing(clip: painter.state.compositing.clip)
      try painter.follow(stream, content)
    }
    var kind = ""
    for key in ["I", "K"] where try file.resolve(group[key]) == .boolean(true) { kind += key }
    if items.usesBlending { kind += try file.digest(of: group["CS"]).hex }
    list.group(items, kind, state.compositing(state.fill))
  }

  private mutating func follow(_ form: PDFStream, _ content: [UInt8]) throws(DrawingError) {
    // Entering a form counts as 400 operators, plus one for every 8 bytes of its content.
    allowance -= 400 + content.count / 8
    if let map = AffineMap(try file.numbers(form.dictionary["Matrix"])) { state.map = map.then(state.map) }
    base = state.map
    try clip(to: form.dictionary["BBox"])
    if let own = try file.resolve(form.dictionary["Resources"]).dictionary { resources = own }
    try follow(content)
  }

  private mutating func clip(to box: PDFObject?) throws(DrawingError) {
    let box = try file.numbers(box)
    guard box.count == 4 else { throw .damaged("a form has no bounding box") }
    var outline = Outline()
    for (index, corner) in [(0, 1), (2, 1), (2, 3), (0, 3)].enumerated() {
      let point = state.map(Vector(box[corner.0], box[corner.1]))
      if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
    }
    outline.close()
    state.compositing.clip.intersect(outline, .nonzero, on: list.grid)
  }

  /// Records an image, and its paint if it is a stencil mask.
  mutating func paintImage(_ image: Digest, _ dictionary: PDFDictionary) throws(DrawingError) {
    let isStencil = try file.resolve(dictionary["ImageMask"]) == .boolean(true)
    let content = Digest { writer in
      writer.digest(image)
      if isStencil { state.fill.paint.write(to: &writer) }
    }
    list.item("image", content, under: state.map, state.compositing(state.fill))
  }

  /// The digest of a shading, after resolving its color space.
  private mutating func shading(_ value: PDFObject) throws(DrawingError) -> Digest {
    let shading = try file.resolve(value)
    guard var dictionary = shading.dictionary else { throw .damaged("a shading is missing") }
    let space = try file.colorSpace(dictionary["ColorSpace"], resources)
    dictionary["ColorSpace"] = nil
    return try Digest { writer throws(DrawingError) in
      space.write(to: &writer)
      if let stream = shading.stream {
        let bare = PDFStream(dictionary: dictionary, range: stream.range)
        writer.digest(try file.digest(of: .stream(bare)))
      } else {
        writer.digest(try file.digest(of: .dictionary(dictionary)))
      }
    }
  }

  /// The digest of a pattern as it is placed on the page. `paint` is the color of an uncolored pattern.
  mutating func pattern(_ value: PDFObject, _ paint: Paint?) throws(DrawingError) -> Digest {
    let object = try file.resolve(value)
    guard let dictionary = object.dictionary else { throw .damaged("a pattern is missing") }
    let map = (AffineMap(try file.numbers(dictionary["Matrix"])) ?? .identity).then(base)
    guard let stream = object.stream else {
      return try Digest { writer throws(DrawingError) in
        writer.tag("shading")
        writer.digest(try shading(dictionary["Shading"] ?? .null))
        writer.digest(try file.digest(of: dictionary["ExtGState"]))
        writer.map(map, on: list.grid)
      }
    }
    let content = try file.content(of: value, stream).plain()
    let tile = try separately { painter throws(DrawingError) in
      painter.state = PDFGraphicsState(map: map, clip: .everything)
      if let paint {
        painter.state.fill.paint = paint
        painter.state.stroke.paint = paint
      }
      let form = PDFStream(
        dictionary: stream.dictionary.filter { $0.key != "Matrix" }, range: stream.range)
      try painter.follow(form, content)
    }
    return try Digest { writer throws(DrawingError) in
      writer.tag("tiles")
      writer.digest(tile.digest)
      writer.map(map, on: list.grid)
      for key in ["PaintType", "TilingType", "XStep", "YStep"] {
        writer.significant(try file.resolve(dictionary[key]).number ?? 0)
      }
    }
  }
}
