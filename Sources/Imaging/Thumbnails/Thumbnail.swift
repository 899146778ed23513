public import Basics
public import Pictures

/// A picture for a web page, reduced if necessary.
public struct Thumbnail: Sendable, Equatable {
  public let mediaType: String
  public let bytes: [UInt8]

  /// The maximum length of the longer side of a reduced picture, in pixels.
  public static let side = 128
  /// A PNG or JPEG of at most this many bytes is embedded unchanged if browsers can read it.
  static let mostBytesAsIs = 6 << 10
  /// The maximum size in bytes of a file that is embedded unchanged because it cannot be scaled down here, such as a
  /// WebP or SVG.
  static let mostBytesOfForeign = 192 << 10

  /// Creates the thumbnail of a file. Nil if the picture cannot be shown, if its file is too large to embed, or if
  /// decoding it would take too much memory.
  public init?(_ bytes: [UInt8], _ picture: PictureReading) {
    guard case .header(let header) = picture, let type = header.format.mediaType else { return nil }
    switch header.format {
    case .pdf:
      guard let sketch = Self.sketch(pdf: bytes) else { return nil }
      self.init(mediaType: "image/svg+xml", bytes: sketch)
    case .png, .jpeg:
      // Browsers cannot read the variant of PNG that Xcode writes into apps.
      if bytes.count <= Self.mostBytesAsIs, !header.isAppleOptimized {
        self.init(mediaType: type, bytes: bytes)
      } else if let bitmap = try? Bitmap(bytes), let reduced = bitmap.reduced(to: Self.side),
        let file = PNGWriter.file(width: reduced.width, height: reduced.height, reduced.eightBitSamples)
      {
        self.init(mediaType: "image/png", bytes: file)
      } else {
        self.init(foreign: bytes, type, header)
      }
    default: self.init(foreign: bytes, type, header)
    }
  }

  /// Embeds a file unchanged, because only the browser can decode it. Nil if the file or the picture is too large, or
  /// if it is a PNG that browsers cannot read.
  private init?(foreign bytes: [UInt8], _ type: String, _ header: PictureHeader) {
    if case .pixels(let width, let height)? = header.size, width > Bitmap.largestPixelCount / max(height, 1) {
      return nil
    }
    guard bytes.count <= Self.mostBytesOfForeign, !header.isAppleOptimized else { return nil }
    self.init(mediaType: type, bytes: bytes)
  }

  /// The cache key for the thumbnail of a file. It also depends on the version of this code.
  public static func key(of bytes: [UInt8], nameExtension: String?) -> Digest {
    let words = "thumbnail \(PayloadFacts.version) \(nameExtension ?? "") \(Digest(bytes).hex)"
    return Digest(Array(words.utf8))
  }

  private init(mediaType: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.bytes = bytes
  }

  private static func sketch(pdf bytes: [UInt8]) -> [UInt8]? {
    // A PDF that cannot be interpreted has no thumbnail.
    guard var file = try? PDFFile(bytes), let page = try? PDFPage(of: &file),
      let content = try? page.content(in: &file)
    else { return nil }
    var painter = PDFPainter(file: file, size: page.size, map: page.map, resources: page.resources)
    painter.list.sketch = DrawingSketch()
    guard (try? painter.follow(content)) != nil, let sketch = painter.list.sketch, sketch.isTelling else {
      return nil
    }
    return sketch.svg(size: page.size)
  }
}

extension PictureFormat {
  fileprivate var mediaType: String? {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    case .avif: "image/avif"
    case .heic: "image/heic"
    case .bmp: "image/bmp"
    case .ico: "image/x-icon"
    case .pdf: "application/pdf"
    case .tiff, .psd, .icns: nil
    }
  }
}

extension Thumbnail: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(mediaType: try archive.text(), bytes: try archive.bytes())
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(mediaType)
    archive.write(bytes)
  }
}
