public import AssetModel

/// A finding and the id of its rule, before it is filtered.
public struct RuleFinding: Sendable {
  public let rule: String
  public let finding: Finding
  /// Stays the same from run to run.
  public let fingerprint: Digest

  public init(_ finding: Finding, of rule: String) {
    self.rule = rule
    self.finding = finding
    fingerprint = finding.fingerprint(of: rule)
  }
}
