public import Basics

/// What a file shows once it is decoded.
public struct Look: Hashable, Sendable {
  /// Equal where the same is shown, however it is stored; of the bytes where they were not understood.
  public let identity: Digest
  /// Whether every pixel has the same color.
  public let isSingleColor: Bool
  /// Whether something visibly shines through, in more than a few pixels.
  public let hasTransparency: Bool

  public init(identity: Digest, isSingleColor: Bool = false, hasTransparency: Bool = false) {
    self.identity = identity
    self.isSingleColor = isSingleColor
    self.hasTransparency = hasTransparency
  }

  /// The look of what is nothing but its bytes.
  public init(of content: ContentID) {
    self.init(identity: content.digest)
  }
}
