public import Basics

/// One place of a source file that may name an asset, or use something that does.
public struct Mention: Hashable, Sendable {
  /// How the place speaks.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A string whose whole content is known; `text` is that content.
    case literal
    /// A string of which only parts are known; `text` is a `Pattern`.
    case pattern
  }

  public let kind: Kind
  public let text: TextID
  public let position: TextPosition

  public init(_ kind: Kind, _ text: TextID, at position: TextPosition) {
    self.kind = kind
    self.text = text
    self.position = position
  }
}
