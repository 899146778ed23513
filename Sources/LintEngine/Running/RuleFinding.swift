public import AssetModel

/// A finding with the rule or check it comes from, before anybody has asked where it counts and for how much.
public struct RuleFinding: Sendable {
  public let rule: String
  public let finding: Finding
  /// The same from run to run.
  public let fingerprint: Digest

  public init(_ finding: Finding, of rule: String) {
    self.rule = rule
    self.finding = finding
    fingerprint = finding.fingerprint(of: rule)
  }
}
