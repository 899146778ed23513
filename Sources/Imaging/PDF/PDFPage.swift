struct PDFPage: Sendable {
  let dictionary: PDFDictionary
  let resources: PDFDictionary
  /// The lower left and upper right corners of the visible part, in the coordinates of the page.
  let corners: (low: Vector, high: Vector)
  /// The clockwise rotation of the page, in quarter turns from 0 to 3.
  let quarters: Int
  /// The length of a PDF coordinate unit, in points.
  let unit: Double
  let mediaBox: [Double]

  var size: Vector {
    let size = (corners.high - corners.low) * unit
    return quarters.isMultiple(of: 2) ? size : Vector(size.y, size.x)
  }

  /// Converts page coordinates to points from the upper left corner, with y pointing down.
  var map: AffineMap {
    let (low, high) = corners
    let turned =
      switch quarters {
      case 1: AffineMap(xAxis: Vector(0, 1), yAxis: Vector(1, 0), origin: Vector(-low.y, -low.x))
      case 2: AffineMap(xAxis: Vector(-1, 0), yAxis: Vector(0, 1), origin: Vector(high.x, -low.y))
      case 3: AffineMap(xAxis: Vector(0, -1), yAxis: Vector(-1, 0), origin: Vector(high.y, high.x))
      default: AffineMap(xAxis: Vector(1, 0), yAxis: Vector(0, -1), origin: Vector(-low.x, high.y))
      }
    return turned.then(.scale(Vector(unit, unit)))
  }
}

extension PDFPage {
  /// Reads the first page of a file, with the properties that it inherits from the page tree.
  init(of file: inout PDFFile) throws(DrawingError) {
    let catalog = try file.catalog() ?? [:]
    var inherited: PDFDictionary = [:]
    var node = try file.resolve(catalog["Pages"]).dictionary ?? [:]
    var depth = 0
    while true {
      for key in ["MediaBox", "CropBox", "Rotate", "Resources"] {
        if let value = node[key] { inherited[key] = value }
      }
      guard let kids = try file.resolve(node["Kids"]).array else { break }
      depth += 1
      guard depth < 64 else { throw .damaged("its page tree is too deep") }
      guard let first = try Self.firstNode(of: kids, in: &file) else { throw .damaged("it has no pages") }
      node = first
    }
    let page = node.merging(inherited) { own, _ in own }
    let mediaBox = try Self.box(page["MediaBox"], in: &file)
    guard let mediaBox else { throw .damaged("its first page has no size") }
    let crop = try Self.box(page["CropBox"], in: &file) ?? mediaBox
    let low = Vector(max(mediaBox[0], crop[0]), max(mediaBox[1], crop[1]))
    let high = Vector(min(mediaBox[2], crop[2]), min(mediaBox[3], crop[3]))
    let isShown = low.x < high.x && low.y < high.y
    let rotation = try file.resolve(page["Rotate"]).integer ?? 0
    let unit = try file.resolve(page["UserUnit"]).number ?? 1
    self.init(
      dictionary: page,
      resources: try file.resolve(page["Resources"]).dictionary ?? [:],
      corners: isShown
        ? (low, high) : (Vector(mediaBox[0], mediaBox[1]), Vector(mediaBox[2], mediaBox[3])),
      quarters: ((rotation / 90) % 4 + 4) % 4,
      unit: unit > 0 ? unit : 1,
      mediaBox: mediaBox)
  }

  /// The first kid that is a page or a nonempty node of the page tree.
  private static func firstNode(of kids: [PDFObject], in file: inout PDFFile) throws(DrawingError)
    -> PDFDictionary?
  {
    for kid in kids {
      guard let node = try file.resolve(kid).dictionary else { continue }
      let isEmptyFolder = try file.resolve(node["Kids"]).array?.isEmpty ?? false
      if !isEmptyFolder { return node }
    }
    return nil
  }

  /// A rectangle with its lower left corner first; nil if the value is not a rectangle.
  private static func box(_ value: PDFObject?, in file: inout PDFFile) throws(DrawingError) -> [Double]? {
    let numbers = try file.numbers(value)
    guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude < 1e9 }) else { return nil }
    let box = [
      min(numbers[0], numbers[2]), min(numbers[1], numbers[3]),
      max(numbers[0], numbers[2]), max(numbers[1], numbers[3]),
    ]
    return box[0] < box[2] && box[1] < box[3] ? box : nil
  }

  func content(in file: inout PDFFile) throws(DrawingError) -> [UInt8] {
    let contents = try file.resolve(dictionary["Contents"])
    var joined: [UInt8] = []
    for part in contents.array ?? [contents] {
      guard let stream = try file.resolve(part).stream else { continue }
      joined += try file.decode(stream).plain()
      joined.append(0x0A)
    }
    return joined
  }
}
