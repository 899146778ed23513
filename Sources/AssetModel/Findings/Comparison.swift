/// The diagnostics that a change to the repository fixes, and the bytes of asset files that it adds and
/// removes.
public struct Comparison: Sendable {
  /// The base revision, as written on the command line, or `HEAD` if only `--staged` is given.
  public let base: String
  /// The diagnostics that only the base has, in report order.
  public let fixed: [Diagnostic]
  /// The number of bytes that the change adds to asset files.
  public let bytesAdded: Int
  public let bytesRemoved: Int

  public init(base: String, fixed: [Diagnostic], bytesAdded: Int, bytesRemoved: Int) {
    self.base = base
    self.fixed = fixed
    self.bytesAdded = bytesAdded
    self.bytesRemoved = bytesRemoved
  }
}
