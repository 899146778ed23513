public import Basics

/// What a file shows once it is decoded.
public struct Look: Hashable, Sendable {
  /// Equal where the same is shown, however it is stored; of the bytes where they were not understood.
  public let identity: Digest
  /// Equal where the numbers of the pixels are, whatever color profile says what they mean; nil where they were not
  /// decoded.
  public let pixels: Digest?
  /// Whether every pixel has the same color.
  public let isSingleColor: Bool
  /// Whether something visibly shines through, in more than a few pixels.
  public let hasTransparency: Bool

  public init(
    identity: Digest, pixels: Digest? = nil, isSingleColor: Bool = false, hasTransparency: Bool = false
  ) {
    self.identity = identity
    self.pixels = pixels
    self.isSingleColor = isSingleColor
    self.hasTransparency = hasTransparency
  }

  /// The look of what is nothing but its bytes.
  public init(of content: ContentID) {
    self.init(identity: content.digest)
  }
}
