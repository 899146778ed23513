internal import Basics
public import Pictures

extension PictureHeader {
  /// Reads the header of a picture file from all of its bytes.
  ///
  /// The content decides the format. The extension only helps to recognize a picture that is cut off in its first
  /// bytes.
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
        return (try PDFPage(of: &file).size, file.fontByteCount)
      }
    case .svg:
      self = try Self.drawing(.svg) { () throws(DrawingError) in
        (SVGViewport(of: try SVGDocument(bytes).root, in: nil).size, SVGDocument.rasterByteCount(of: bytes))
      }
    }
  }

  /// The header of a vector image, given a function that finds its size in points, and the bytes that it embeds.
  private static func drawing(
    _ format: PictureFormat, facts: () throws(DrawingError) -> (size: Vector?, embeddedBytes: Int)
  ) throws(PictureError) -> PictureHeader {
    do {
      let facts = try facts()
      return PictureHeader(
        format: format, size: facts.size.map { .points(width: $0.x, height: $0.y) }, hasAlpha: true,
        embeddedBytes: facts.embeddedBytes)
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
