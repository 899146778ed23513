public import AssetModel

/// A finding with its rule or check, before filters and severities are applied.
public struct RuleFinding: Sendable {
  public let rule: String
  public let finding: Finding
  /// Stable from run to run.
  public let fingerprint: Digest

  public init(_ finding: Finding, of rule: String) {
    self.rule = rule
    self.finding = finding
    fingerprint = finding.fingerprint(of: rule)
  }
}
