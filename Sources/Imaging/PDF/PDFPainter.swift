internal import Basics

/// Executes the instructions of a page, and records what they paint.
///
/// Forms are executed where they are painted. Unknown instructions are recorded as they are written, so pages with
/// equal lists look the same.
struct PDFPainter: Sendable {
  var file: PDFFile
  var list: PaintList
  var state: PDFGraphicsState
  var saved: [PDFGraphicsState] = []
  var resources: PDFDictionary
  /// The coordinate transform for patterns, which is that of the page, form or pattern being painted.
  var base: AffineMap

  var outline = Outline()
  /// The current point, in user space.
  var pen = Vector.zero
  var subpathStart = Vector.zero
  var pendingClip: FillRule?

  /// Where the current line of text begins.
  var lineMap = AffineMap.identity
  var continuesLine = false
  var textClip: [Digest] = []
  /// For each open marked-content sequence, whether its beginning was recorded.
  var marks: [Bool] = []
  var depth = 0
  /// How many more operators are allowed. The limit stops files in which forms paint each other many times.
  var allowance = 4_000_000

  init(file: PDFFile, size: Vector, map: AffineMap, resources: PDFDictionary) {
    self.file = file
    self.resources = resources
    base = map
    let grid = DrawingGrid(size: size)
    list = PaintList(grid: grid)
    state = PDFGraphicsState(map: map, clip: Clip(size: size, on: grid))
  }

  /// Executes a content stream.
  mutating func follow(_ content: [UInt8]) throws(DrawingError) {
    var parser = PDFParser(content)
    var operands: [PDFObject] = []
    while true {
      switch try parser.element() {
      case .end: return
      case .object(let object): operands.append(object)
      case .keyword(let name):
        allowance -= 1
        guard allowance > 0 else { throw .unsupported("it has too many instructions") }
        // The pixels of the image follow. Finding their end would require computing how many there are.
        if name == "BI" { throw .unsupported("it has an inline image") }
        try apply(name, operands)
        operands.removeAll(keepingCapacity: true)
      }
    }
  }

  private mutating func apply(_ name: String, _ operands: [PDFObject]) throws(DrawingError) {
    let numbers = operands.compactMap(\.number)
    if applyPath(name, numbers) { return }
    // Only path operators are allowed while a path is built. Color operators occur there anyway, and apply when the
    // path is painted. PDF readers disagree about the effect of changing the coordinate system while a path is built,
    // so such a change is recorded.
    if !outline.isEmpty, ["q", "Q", "cm"].contains(name) { try note("inside a path", []) }
    if try applyState(name, operands, numbers) { return }
    if try applyColor(name, operands, numbers) { return }
    if try applyText(name, operands, numbers) { return }
    if try applyObject(name, operands) { return }
    // Other PDF readers may know the operator, so it is recorded.
    try note(name, operands)
  }

  /// Records a name and operands without interpreting them.
  mutating func note(_ name: String, _ operands: [PDFObject]) throws(DrawingError) {
    list.item("operator " + name, try file.digest(of: .array(operands)), under: state.map, state.compositing)
  }

  /// Runs `body`, restores the state, and returns what `body` painted as a separate list.
  mutating func separately(_ body: (inout Self) throws(DrawingError) -> Void) throws(DrawingError)
    -> PaintList
  {
    let outer = list
    list = PaintList(grid: outer.grid)
    list.sketch = outer.sketch.map { _ in DrawingSketch() }
    try nested(body)
    let inner = list
    list = outer
    return inner
  }

  /// Runs `body`, which may paint and change the graphics state, and then restores the state.
  mutating func nested(_ body: (inout Self) throws(DrawingError) -> Void) throws(DrawingError) {
    guard depth < 24 else { throw .unsupported("forms are nested too deeply") }
    let outer = (state, saved, resources, base)
    let path = (outline, pen, subpathStart, pendingClip)
    let text = (lineMap, continuesLine, textClip, marks)
    depth += 1
    (saved, outline, pendingClip, textClip, marks) = ([], Outline(), nil, [], [])
    try body(&self)
    depth -= 1
    (state, saved, resources, base) = outer
    (outline, pen, subpathStart, pendingClip) = path
    (lineMap, continuesLine, textClip, marks) = text
  }
}
