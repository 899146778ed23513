public import Basics

/// Identifies what a vector image shows. Images with equal identities look the same.
///
/// Images that look the same can still have different identities, because there are several ways to draw the same
/// thing.
public struct DrawingIdentity: Hashable, Sendable {
  public let digest: Digest
}

extension DrawingIdentity {
  /// Computes the identity of the first page of a PDF file.
  public init(pdf bytes: [UInt8]) throws(DrawingError) {
    var file = try PDFFile(bytes)
    let page = try PDFPage(of: &file)
    let content = try page.content(in: &file)
    var painter = PDFPainter(file: file, size: page.size, map: page.map, resources: page.resources)
    try painter.follow(content)
    if try painter.file.hasAnnotations(page) { throw .unsupported("it has annotations") }
    digest = Digest { writer in
      let grid = painter.list.grid
      writer.point(page.size, on: grid)
      // The media box matters, too, because PDF readers that ignore the crop box also show what is outside it.
      writer.point(page.map(Vector(page.mediaBox[0], page.mediaBox[1])), on: grid)
      writer.point(page.map(Vector(page.mediaBox[2], page.mediaBox[3])), on: grid)
      writer.digest(painter.list.digest)
    }
  }
}

extension PDFFile {
  /// Whether a page has annotations such as stamps and form fields. Links do not count.
  fileprivate mutating func hasAnnotations(_ page: PDFPage) throws(DrawingError) -> Bool {
    for annotation in try resolve(page.dictionary["Annots"]).array ?? [] {
      if let dictionary = try resolve(annotation).dictionary, dictionary["Subtype"] != .name("Link") {
        return true
      }
    }
    return false
  }
}

extension DrawingIdentity {
  public init(svg bytes: [UInt8]) throws(DrawingError) {
    let document = try SVGDocument(bytes)
    let viewport = SVGViewport(of: document.root, in: nil)
    // Without a size, the image fills its container, which is usually square.
    let size = viewport.size ?? Vector(100, 100)
    var painter = SVGPainter(document, size: size)
    try painter.paintRoot(viewport, size: size)
    digest = Digest { writer in
      let grid = painter.list.grid
      writer.point(size, on: grid)
      writer.point(viewport.size == nil ? Vector(-1, -1) : .zero, on: grid)
      writer.point(size, on: grid)
      writer.digest(painter.list.digest)
      if !document.entities.isEmpty { writer.raw(document.entities) }
      for rule in document.sheet.unresolved { writer.text(rule) }
    }
  }
}
