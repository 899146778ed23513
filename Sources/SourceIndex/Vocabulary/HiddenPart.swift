/// A part of a storyboard that appears only if code opens it: a scene that cannot be reached by segues from the
/// initial view controller, or an unconnected view outside the view hierarchy.
public struct HiddenPart: Equatable, Sendable {
  let start: UInt32
  let end: UInt32
  /// The storyboard identifiers with which code can open the part: those of the scene itself, and those of other
  /// scenes from which segues lead to it. Empty if nothing can open the part.
  public let openers: [TextID]

  /// The mentions in the part, as indices in the list of the file's mentions.
  public var mentions: Range<Int> { Int(start)..<Int(end) }
}
