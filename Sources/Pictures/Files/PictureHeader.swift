/// What a picture file says about itself, without decoding it.
public struct PictureHeader: Hashable, Sendable {
  public let format: PictureFormat
  /// The size of the upright picture, or of the largest of several; nil if unknown.
  public let size: PictureSize?
  /// Whether the file can have transparent parts, even if it has none.
  public let hasAlpha: Bool
  /// Bits for each component of a pixel, or for its palette index; nil if not known.
  public let bitDepth: Int?
  public let colorModel: PictureColorModel?
  /// The turn that `size` already includes.
  public let orientation: Orientation
  /// The number of animation frames; 1 if the picture is not animated.
  public let frameCount: Int
  /// The sizes of all pictures in a file with several (ICNS, ICO), in their order.
  public let contained: [PictureSize]
  /// Whether this is the form of PNG (`CgBI`) that Xcode writes into apps and other readers reject.
  public let isAppleOptimized: Bool
  /// Whether the file has its end marker. A picture that lacks only this marker can still be shown.
  public let hasEndMark: Bool
  /// How many bytes of the file describe the picture without changing what is shown, judging by the header.
  public let metadataBytes: Int
  /// How many bytes of a vector image are not drawing: the fonts that a PDF embeds, or the encoded images in an SVG.
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
