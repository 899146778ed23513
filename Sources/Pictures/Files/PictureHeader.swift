public struct PictureHeader: Hashable, Sendable {
  public let format: PictureFormat
  /// The size of the upright picture, or of the largest one if the file contains several. Nil if unknown.
  public let size: PictureSize?
  /// Whether the file can store transparency, even if no part is transparent.
  public let hasAlpha: Bool
  /// The bits per color component or palette index; in BMP and ICO files, the bits per pixel. Nil if unknown.
  public let bitDepth: Int?
  public let colorModel: PictureColorModel?
  /// How the stored picture must be turned to be upright. `size` already takes this into account.
  public let orientation: Orientation
  /// The number of animation frames; 1 if the picture is not animated.
  public let frameCount: Int
  /// The sizes of all pictures, in order, if the file contains several (ICNS, ICO).
  public let contained: [PictureSize]
  /// Whether this is a PNG in the variant (`CgBI`) that Xcode writes into apps. Most other programs cannot read it.
  public let isAppleOptimized: Bool
  /// Whether a JPEG or GIF has its end marker; true for other formats. A picture that lacks only this marker can still
  /// be shown.
  public let hasEndMark: Bool
  /// How many bytes of a PNG, JPEG or PDF are metadata that does not affect how the picture looks; 0 for other formats.
  public let metadataBytes: Int
  /// How many bytes of a vector image are embedded data: the fonts in a PDF, or the encoded images in an SVG.
  public let embeddedBytes: Int

  public init(
    format: PictureFormat, size: PictureSize? = nil, hasAlpha: Bool, bitDepth: Int? = nil,
    colorModel: PictureColorModel? = nil, orientation: Orientation = .up, frameCount: Int = 1,
    contained: [PictureSize] = [], isAppleOptimized: Bool = false, hasEndMark: Bool = true,
    metadataBytes: Int = 0, embeddedBytes: Int = 0
  ) {
    self.format = format
    self.size = size
    self.hasAlpha = hasAlpha
    self.bitDepth = bitDepth
    self.colorModel = colorModel
    self.orientation = orientation
    self.frameCount = frameCount
    self.contained = contained
    self.isAppleOptimized = isAppleOptimized
    self.hasEndMark = hasEndMark
    self.metadataBytes = metadataBytes
    self.embeddedBytes = embeddedBytes
  }
}

public enum PictureColorModel: String, Sendable {
  case gray, indexed, rgb, cmyk, lab
}
