/// A part of a storyboard or xib that appears only if something opens or shows it: a scene, or an unconnected
/// view that is hidden or outside the view hierarchy.
public struct HiddenPart: Equatable, Sendable {
  let start: UInt32
  let end: UInt32
  /// The storyboard identifiers with which code can open the part: those of the scene itself, and those of other
  /// scenes from which segues lead to it. Empty if nothing can open the part.
  public let openers: [TextID]
  /// Whether the part is the initial scene or can be reached from it through segues, so that the part may appear
  /// whenever the storyboard is loaded.
  public let isInitial: Bool

  /// The mentions in the part, as indices in the list of the file's mentions.
  public var mentions: Range<Int> { Int(start)..<Int(end) }
}
