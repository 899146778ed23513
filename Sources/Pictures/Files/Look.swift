public import Basics

/// What a file shows once it is decoded.
public struct Look: Hashable, Sendable {
  /// Equal for files that show the same thing, however encoded; the digest of the bytes if they could not be
  /// decoded.
  public let identity: Digest
  /// A digest that is equal for equal pixel values, regardless of color profiles; nil if the pixels were not decoded.
  public let pixels: Digest?
  public let isSingleColor: Bool
  /// Whether more than a few pixels are visibly transparent.
  public let hasTransparency: Bool

  public init(
    identity: Digest, pixels: Digest? = nil, isSingleColor: Bool = false, hasTransparency: Bool = false
  ) {
    self.identity = identity
    self.pixels = pixels
    self.isSingleColor = isSingleColor
    self.hasTransparency = hasTransparency
  }

  public init(of content: ContentID) {
    self.init(identity: content.digest)
  }
}
