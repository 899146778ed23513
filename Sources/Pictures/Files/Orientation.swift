/// How to turn stored rows and columns for display, with EXIF's numbers.
public enum Orientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the upright picture is as wide as the stored one is high.
  public var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
}
