/// The effect of a change on a repository, from a run that scanned the states before and after it.
public struct Comparison: Sendable {
  /// The base revision, as given on the command line.
  public let base: String
  /// The diagnostics that only the base has, in report order.
  public let fixed: [Diagnostic]
  /// The total sizes of the asset files that the change adds and removes.
  public let bytesAdded: Int
  public let bytesRemoved: Int

  public init(base: String, fixed: [Diagnostic], bytesAdded: Int, bytesRemoved: Int) {
    self.base = base
    self.fixed = fixed
    self.bytesAdded = bytesAdded
    self.bytesRemoved = bytesRemoved
  }
}
