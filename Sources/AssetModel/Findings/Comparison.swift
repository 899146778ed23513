/// The effect of a change on a repository, from a run that scanned the repository before and after the change.
public struct Comparison: Sendable {
  /// The name of the base revision: as written on the command line, or `HEAD` if only `--staged` is given.
  public let base: String
  /// The diagnostics that only the base has, in report order.
  public let fixed: [Diagnostic]
  /// How many bytes of asset files the change adds, and how many it removes.
  public let bytesAdded: Int
  public let bytesRemoved: Int

  public init(base: String, fixed: [Diagnostic], bytesAdded: Int, bytesRemoved: Int) {
    self.base = base
    self.fixed = fixed
    self.bytesAdded = bytesAdded
    self.bytesRemoved = bytesRemoved
  }
}
