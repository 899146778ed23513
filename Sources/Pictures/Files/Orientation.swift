/// How stored rows and columns have to be turned for display, numbered as in EXIF.
public enum Orientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether the picture has to be rotated by a quarter turn, so that its width and height are exchanged.
  public var swapsSides: Bool { rawValue >= Self.leftMirrored.rawValue }
}
