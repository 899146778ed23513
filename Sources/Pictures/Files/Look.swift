public import Basics

/// What a picture looks like, in a form that can be compared and stored.
public struct Look: Hashable, Sendable {
  /// A digest that is the same for files that show the same thing, no matter how they are encoded. For a file
  /// that is animated or cannot be decoded, it is the digest of the bytes.
  public let identity: Digest
  /// A digest that is the same for equal pixel values, regardless of color profiles; nil for vector images,
  /// animations and files that cannot be decoded.
  public let pixels: Digest?
  public let isSingleColor: Bool
  public let hasTransparency: Bool

  public init(
    identity: Digest, pixels: Digest? = nil, isSingleColor: Bool = false, hasTransparency: Bool = false
  ) {
    self.identity = identity
    self.pixels = pixels
    self.isSingleColor = isSingleColor
    self.hasTransparency = hasTransparency
  }

  /// The look of a file that is only compared by its bytes.
  public init(of content: ContentID) {
    self.init(identity: content.digest)
  }
}
