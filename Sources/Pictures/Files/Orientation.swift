/// How to turn stored rows and columns for display, with EXIF's numbers.
public enum Orientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the picture has to be rotated by a quarter turn, so that its width and height are exchanged.
  public var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
}
