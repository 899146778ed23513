internal import Basics
public import Pictures

extension PictureHeader {
  /// Reads the header of a picture file from all of its bytes.
  ///
  /// The content determines the format. The file extension matters only if the file is cut off within its first bytes.
  public init(_ bytes: [UInt8], nameExtension: String? = nil) throws(PictureError) {
    let slice = bytes[...]
    let span = slice.span
    switch try Self.format(of: span, nameExtension: nameExtension) {
    case .png: self = try PNGFile(span).pictureHeader(span)
    case .jpeg: self = try JPEGHeader.read(span)
    case .gif: self = try GIFHeader.read(span)
    case .webp: self = try WebPHeader.read(span)
    case .heic: self = try HEIFHeader.read(span, .heic)
    case .avif: self = try HEIFHeader.read(span, .avif)
    case .tiff: self = try TIFFHeader.read(span)
    case .bmp: self = try BMPHeader.read(span)
    case .psd: self = try PSDHeader.read(span)
    case .ico: self = try ICOHeader.read(span)
    case .icns: self = try ICNSHeader.read(span)
    case .pdf:
      self = try Self.drawing(.pdf) { () throws(DrawingError) in
        var file = try PDFFile(bytes)
        let page = try PDFPage(of: &file)
        return VectorFacts(
          size: page.size, embeddedBytes: file.fontByteCount, metadataBytes: file.editingByteCount(of: page))
      }
    case .svg:
      self = try Self.drawing(.svg) { () throws(DrawingError) in
        VectorFacts(
          size: SVGViewport(of: try SVGDocument(bytes).root, in: nil).size,
          embeddedBytes: SVGDocument.rasterByteCount(of: bytes))
      }
    }
  }

  private struct VectorFacts {
    let size: Vector?
    let embeddedBytes: Int
    var metadataBytes = 0
  }

  private static func drawing(
    _ format: PictureFormat, facts: () throws(DrawingError) -> VectorFacts
  ) throws(PictureError) -> PictureHeader {
    do {
      let facts = try facts()
      return PictureHeader(
        format: format, size: facts.size.map { .points(width: $0.x, height: $0.y) }, hasAlpha: true,
        metadataBytes: facts.metadataBytes, embeddedBytes: facts.embeddedBytes)
    } catch {
      switch error {
      case .damaged(let reason): throw .damaged(format, reason)
      case .encrypted: throw .unsupported(format, "it is encrypted")
      case .unsupported(let reason): throw .unsupported(format, reason)
      }
    }
  }

  private static func format(
    of bytes: Span<UInt8>, nameExtension: String?
  ) throws(PictureError) -> PictureFormat {
    if bytes.isEmpty { throw .empty }
    if let format = PictureFormat.detect(bytes) { return format }
    if let standIn = StandIn(bytes) { throw .standIn(standIn) }
    if let expected = nameExtension.flatMap(PictureFormat.init(nameExtension:)),
      let signature = expected.signature, bytes.count < signature.count,
      bytes.starts(with: Array(signature.prefix(bytes.count)))
    {
      throw .truncated(expected)
    }
    throw .notAPicture
  }
}
