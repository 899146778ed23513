/// What a PDF file says about itself without being drawn: its size, and whether it contains raster images.
public struct PDFHeader: Hashable, Sendable {
  /// The width of the first page in points, as shown.
  public let width: Double
  public let height: Double
  public let pageCount: Int
  /// Whether the first page paints a raster image.
  public let hasRasterImage: Bool

  public init(_ bytes: [UInt8]) throws(DrawingError) {
    var file = try PDFFile(bytes)
    let page = try PDFPage(of: &file)
    width = page.size.x
    height = page.size.y
    let pages = try file.resolve(try file.catalog()?["Pages"])
    let count = try file.resolve(pages.dictionary?["Count"]).integer ?? 1
    pageCount = max(1, min(count, bytes.count))
    hasRasterImage = try PDFRasterSearch.finds(on: page, of: &file)
  }
}

/// The search for raster images in what a page uses.
private struct PDFRasterSearch {
  /// Instructions with the resources they use.
  private struct Part {
    let content: [UInt8]
    let resources: PDFDictionary
    /// Whether the resources have not been searched yet.
    let isFresh: Bool
  }

  /// Instructions still to search.
  private var pending: [Part] = []
  private var seen: Set<PDFObject> = []

  /// Whether a page paints a picture, directly or through a form, a pattern or a mask.
  static func finds(on page: PDFPage, of file: inout PDFFile) throws(DrawingError) -> Bool {
    var search = PDFRasterSearch()
    search.pending = [Part(content: try page.content(in: &file), resources: page.resources, isFresh: true)]
    while let part = search.pending.popLast() {
      if part.isFresh, try search.declares(part.resources, of: &file) { return true }
      if try search.finds(in: part.content, part.resources, of: &file) { return true }
    }
    return false
  }

  private mutating func finds(in content: [UInt8], _ resources: PDFDictionary, of file: inout PDFFile)
    throws(DrawingError) -> Bool
  {
    let objects = try file.resolve(resources["XObject"]).dictionary ?? [:]
    var parser = PDFParser(content)
    var operand: PDFObject?
    while true {
      switch try parser.element() {
      case .end: return false
      case .object(let object): operand = object
      // The picture in the instructions themselves.
      case .keyword("BI"): return true
      case .keyword("Do"):
        if let name = operand?.name, try isPicture(objects[name], resources, of: &file) { return true }
      case .keyword: operand = nil
      }
    }
  }

  /// Whether an object is a picture; instructions are queued.
  private mutating func isPicture(_ object: PDFObject?, _ outer: PDFDictionary, of file: inout PDFFile)
    throws(DrawingError) -> Bool
  {
    guard let object, seen.insert(object).inserted, let stream = try file.resolve(object).stream else {
      return false
    }
    if try file.resolve(stream.dictionary["Subtype"]).name == "Image" { return true }
    let own = stream.dictionary["Resources"]
    let resources = try file.resolve(own).dictionary
    pending.append(
      Part(
        content: try file.decode(stream).plain(), resources: resources ?? outer,
        isFresh: own.map { seen.insert($0).inserted } ?? false))
    return false
  }

  /// Whether patterns or soft masks are pictures; they are few, so whether they are used is not checked.
  private mutating func declares(_ resources: PDFDictionary, of file: inout PDFFile)
    throws(DrawingError) -> Bool
  {
    for (_, pattern) in try file.resolve(resources["Pattern"]).dictionary ?? [:] {
      if try isPicture(pattern, resources, of: &file) { return true }
    }
    for (_, setting) in try file.resolve(resources["ExtGState"]).dictionary ?? [:] {
      let mask = try file.resolve(try file.resolve(setting).dictionary?["SMask"]).dictionary
      if try isPicture(mask?["G"], resources, of: &file) { return true }
    }
    return false
  }
}
