extension PictureHeader {
  /// Reads the header of a picture file from all of its bytes.
  ///
  /// The content decides the format. The name extension only helps to tell a picture cut off in its first bytes
  /// from something else.
  public init(_ bytes: [UInt8], nameExtension: String? = nil) throws(PictureError) {
    let span = bytes.span
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
    case .pdf: self = PictureHeader(format: .pdf, hasAlpha: true)
    case .svg: self = PictureHeader(format: .svg, hasAlpha: true)
    }
  }

  private static func format(
    of bytes: Span<UInt8>, nameExtension: String?
  ) throws(PictureError) -> PictureFormat {
    if bytes.isEmpty { throw .empty }
    if let format = PictureFormat.detect(bytes) { return format }
    if bytes.starts(with: "version https://git-lfs.github.com/") { throw .gitLFSPointer }
    if let expected = nameExtension.flatMap(PictureFormat.init(nameExtension:)),
      let signature = expected.signature, bytes.count < signature.count,
      bytes.starts(with: Array(signature.prefix(bytes.count)))
    {
      throw .truncated(expected)
    }
    throw .notAPicture
  }
}
