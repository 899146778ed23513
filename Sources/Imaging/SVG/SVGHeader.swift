internal import Formats

/// What an SVG file says about itself without being drawn.
public struct SVGHeader: Hashable, Sendable {
  /// The width in points; nil if neither a width nor a view box is given.
  public let width: Double?
  public let height: Double?
  /// Whether it contains a raster image.
  public let hasRasterImage: Bool

  public init(_ bytes: [UInt8]) throws(DrawingError) {
    let document = try SVGDocument(bytes)
    let size = SVGViewport(of: document.root, in: nil).size
    width = size?.x
    height = size?.y
    var pending = [document.root]
    var isFound = false
    while let element = pending.popLast() {
      let isImage = ["image", "feImage"].contains(document.name(of: element))
      // A linked picture file is not part of this one, and a catalog never shows it.
      let link = document.link(of: element)?.trimmed ?? ""
      if isImage, link.hasPrefix("data:"), !link.hasPrefix("data:image/svg") { isFound = true }
      pending += element.elements
    }
    hasRasterImage = isFound
  }
}
