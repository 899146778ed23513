/// What a change did to a repository, from a run that looked at the states before and after it.
public struct Comparison: Sendable {
  /// The state before, in the words of whoever asked for it.
  public let base: String
  /// What the base had and the present state no longer has, in the order of a report.
  public let fixed: [Diagnostic]
  /// The bytes of the asset files that the change adds, and of those it removes.
  public let bytesAdded: Int
  public let bytesRemoved: Int

  public init(base: String, fixed: [Diagnostic], bytesAdded: Int, bytesRemoved: Int) {
    self.base = base
    self.fixed = fixed
    self.bytesAdded = bytesAdded
    self.bytesRemoved = bytesRemoved
  }
}
