/// A part of a storyboard that does not appear unless code opens it: a scene to which no segue leads from the initial
/// view controller, or a view outside the view hierarchy to which nothing is connected.
public struct HiddenPart: Equatable, Sendable {
  let start: UInt32
  let end: UInt32
  /// The storyboard identifiers of the scene and of the scenes from which segues lead to it. Empty if nothing can open
  /// the part.
  public let openers: [TextID]

  /// The mentions in the part, as indices in the list of the file's mentions.
  public var mentions: Range<Int> { Int(start)..<Int(end) }
}
