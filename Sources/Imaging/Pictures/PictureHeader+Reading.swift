extension PictureHeader {
  /// Reads the header of a picture file from all of its bytes.
  ///
  /// The content decides the format. The name extension only helps to tell a picture cut off in its first bytes
  /// from something else.
  public static func read(
    _ bytes: [UInt8], nameExtension: String? = nil
  ) throws(PictureError) -> PictureHeader {
    let span = bytes.span
    switch try format(of: span, nameExtension: nameExtension) {
    case .png: return try PNGFile(span).pictureHeader(span)
    case .jpeg: return try JPEGHeader.read(span)
    case .gif: return try GIFHeader.read(span)
    case .webp: return try WebPHeader.read(span)
    case .heic: return try HEIFHeader.read(span, .heic)
    case .avif: return try HEIFHeader.read(span, .avif)
    case .tiff: return try TIFFHeader.read(span)
    case .bmp: return try BMPHeader.read(span)
    case .psd: return try PSDHeader.read(span)
    case .ico: return try ICOHeader.read(span)
    case .icns: return try ICNSHeader.read(span)
    case .pdf: return PictureHeader(format: .pdf, hasAlpha: true)
    case .svg: return PictureHeader(format: .svg, hasAlpha: true)
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
