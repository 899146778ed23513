internal import Basics

/// Follows the instructions of a page and notes what they paint.
///
/// Form objects are followed where they are painted; what is not understood is noted as it stands, so that
/// equal lists always mean equal drawings.
struct PDFPainter: Sendable {
  var file: PDFFile
  var list: PaintList
  var state: PDFGraphicsState
  var saved: [PDFGraphicsState] = []
  var resources: PDFDictionary
  /// The map of the page or of the pattern, which patterns hang on.
  var base: AffineMap

  var outline = Outline()
  /// Where the path stands, in the space of the instructions.
  var pen = Vector.zero
  var subpathStart = Vector.zero
  /// The clip that the next painting operator puts into force.
  var pendingClip: FillRule?

  /// Where the line of text begins, and whether text was already shown on it.
  var lineMap = AffineMap.identity
  var continuesLine = false
  var textClip: [Digest] = []
  /// For every marked part of the instructions that is open, whether it was noted.
  var marks: [Bool] = []
  /// How deep forms, masks and patterns are nested.
  var depth = 0
  /// How many more operators may be followed; the guard against forms that multiply.
  var allowance = 4_000_000

  init(file: PDFFile, size: Vector, map: AffineMap, resources: PDFDictionary) {
    self.file = file
    self.resources = resources
    base = map
    let grid = DrawingGrid(size: size)
    list = PaintList(grid: grid)
    state = PDFGraphicsState(map: map, clip: Clip(size: size, on: grid))
  }

  /// Follows instructions to their end.
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
        if name == "BI" {
          try paintInlineImage(&parser)
        } else {
          try apply(name, operands)
        }
        operands.removeAll(keepingCapacity: true)
      }
    }
  }

  private mutating func apply(_ name: String, _ operands: [PDFObject]) throws(DrawingError) {
    let numbers = operands.compactMap(\.number)
    if applyPath(name, numbers) { return }
    // Nothing else may stand inside a path. Colors do so all the same, and matter when it is painted; but readers
    // disagree about what becomes of a path when its space changes.
    if !outline.isEmpty, ["q", "Q", "cm"].contains(name) { try note("inside a path", []) }
    if try applyState(name, operands, numbers) { return }
    if try applyColor(name, operands, numbers) { return }
    if try applyText(name, operands, numbers) { return }
    if try applyObject(name, operands) { return }
    // An operator nobody knows paints nothing, or something only others know.
    try note(name, operands)
  }

  /// Notes an operator as it stands.
  mutating func note(_ name: String, _ operands: [PDFObject]) throws(DrawingError) {
    list.item("operator " + name, try file.digest(of: .array(operands)), under: state.map, state.compositing)
  }

  /// What `body` paints, apart from the list so far; the state is afterwards as it was.
  mutating func separately(_ body: (inout Self) throws(DrawingError) -> Void) throws(DrawingError)
    -> PaintList
  {
    let outer = list
    list = PaintList(grid: list.grid)
    try nested(body)
    let inner = list
    list = outer
    return inner
  }

  /// Lets `body` paint; the state is afterwards as it was.
  mutating func nested(_ body: (inout Self) throws(DrawingError) -> Void) throws(DrawingError) {
    guard depth < 24 else { throw .unsupported("forms are nested too deep") }
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
