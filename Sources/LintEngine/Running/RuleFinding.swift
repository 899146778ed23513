public import AssetModel

public struct RuleFinding: Sendable {
  public let rule: String
  public let finding: Finding
  /// Identifies the finding. It stays the same from run to run.
  public let fingerprint: Digest

  public init(_ finding: Finding, of rule: String) {
    self.rule = rule
    self.finding = finding
    fingerprint = finding.fingerprint(of: rule)
  }
}
