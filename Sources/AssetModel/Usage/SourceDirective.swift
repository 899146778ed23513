/// An instruction to assetlint in a comment of a source file.
public struct SourceDirective: Sendable, Equatable {
  /// What follows `assetlint:`, to the end of the line.
  public let text: String
  public let place: Place

  public init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }
}
