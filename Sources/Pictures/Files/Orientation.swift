/// How a stored picture must be rotated and mirrored for display. The raw values are those of EXIF.
public enum Orientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the picture must be rotated by a quarter turn, which swaps its width and height.
  public var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
}
