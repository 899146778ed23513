public import Basics

/// A picture format that assetlint recognizes.
public enum PictureFormat: String, CaseIterable, Sendable {
  case png, jpeg, gif, webp, heic, avif, tiff, bmp, psd, ico, icns, pdf, svg

  /// The usual format of files with this extension, ignoring case. Nil if it is not an extension for picture files.
  public init?(nameExtension: String) {
    guard let format = Self.byExtension[nameExtension.lowercased()] else { return nil }
    self = format
  }

  private static let byExtension = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { format in format.nameExtensions.map { ($0, format) } })

  /// The extensions for the format, the most common one first.
  public var nameExtensions: [String] {
    switch self {
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    case .heic: ["heic", "heif", "hif"]
    case .tiff: ["tiff", "tif"]
    case .bmp: ["bmp", "dib"]
    case .psd: ["psd", "psb"]
    case .ico: ["ico", "cur"]
    case .png, .gif, .webp, .avif, .icns, .pdf, .svg: [rawValue]
    }
  }

  public var name: String {
    switch self {
    case .webp: "WebP"
    default: rawValue.uppercased()
    }
  }

  /// The name with its indefinite article, as in “an SVG” and “a PNG”.
  public var withArticle: String {
    switch self {
    case .svg, .avif, .icns, .ico: "an \(name)"
    case .png, .jpeg, .gif, .heic, .tiff, .bmp, .psd, .webp, .pdf: "a \(name)"
    }
  }

  /// Whether this is a format for vector images, which have no fixed size in pixels.
  public var isVector: Bool { self == .pdf || self == .svg }

  /// Whether assetlint decodes the pixels of this format, so that it recognizes the same picture in files with
  /// different bytes.
  public var isDecoded: Bool { self == .png || self == .jpeg || self == .gif }
}

extension RepositoryPath {
  public var pictureFormat: PictureFormat? { pathExtension.flatMap(PictureFormat.init(nameExtension:)) }
}
