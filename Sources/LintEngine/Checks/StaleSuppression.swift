public import AssetModel
internal import Basics

/// Finds what the configuration lets pass although there is nothing to let pass any more.
///
/// A check of the engine and not a rule, because it judges the outcome of the run itself.
public struct StaleSuppression: Sendable {
  public static let about = RuleDescription(
    id: "stale_suppression", category: .housekeeping, severity: .warning,
    summary: "Every suppression and exclusion in the configuration still has something to act on.",
    rationale: """
      A suppression outlives its reason unnoticed, and then hides the next real finding of the same name. \
      One that has expired, or that states no reason, is reported too.
      """,
    examples: [
      Example("a suppression of something that is not found") {
        """
        ↓.assetlint.yml:
          suppressions:
            - asset: hero
              rule: unlisted_payload
              reason: the script in the set makes it
        hero.imageset/hero.png: png 1x1
        """
      },
      Example("a suppression that has expired") {
        """
        ↓.assetlint.yml:
          only_rules: [empty_asset]
          suppressions:
            - asset: hero
              rule: empty_asset
              reason: the picture comes with the next release
              expires: 2024-01-31
        hero.imageset/Contents.json: json {"images": [], "info": {"author": "xcode", "version": 1}}
        """
      },
      Example("a suppression without a reason") {
        """
        ↓.assetlint.yml:
          only_rules: [empty_asset]
          suppressions:
            - asset: hero
              rule: empty_asset
        hero.imageset/Contents.json: json {"images": [], "info": {"author": "xcode", "version": 1}}
        """
      },
      Example("an exclusion of a folder that is not there") {
        """
        ↓.assetlint.yml:
          excluded: [Legacy]
        hero.imageset/hero.png: png 1x1
        """
      },
      Example("a suppression at work") {
        """
        .assetlint.yml:
          suppressions:
            - asset: hero
              rule: empty_asset
              reason: the picture comes with the next release
        hero.imageset/Contents.json: json {"images": [], "info": {"author": "xcode", "version": 1}}
        """
      },
    ])

  /// Everything stale about the request, given which suppressions silenced something.
  func check(_ request: LintRequest, used: Set<Int>) -> [Finding] {
    let ran = Set(request.rules.map(\.about.id))
    var findings: [Finding] = []
    for (position, suppression) in request.suppressions.enumerated() {
      // What a rule that did not run would have found, nobody knows.
      guard suppression.rules.isSubset(of: ran) else { continue }
      guard let problem = problem(with: suppression, isUsed: used.contains(position), request) else {
        continue
      }
      findings.append(
        Finding(
          [Subject(.asset, asset: nil, path: suppression.place.path)], at: suppression.place,
          "the suppression of “\(suppression.asset.pattern)” \(problem)",
          key: suppression.asset.pattern + suppression.rules.sorted().joined(separator: ",")))
    }
    for unmatched in request.unmatched {
      findings.append(
        Finding(
          [Subject(.asset, asset: nil, path: unmatched.place.path)], at: unmatched.place,
          "the pattern “\(unmatched.pattern)” of \(unmatched.key) matches nothing: correct or delete it",
          key: unmatched.key + unmatched.pattern))
    }
    return findings
  }

  private func problem(with suppression: Suppression, isUsed: Bool, _ request: LintRequest) -> String? {
    if suppression.isExpired(on: request.today) {
      return isUsed
        ? "has expired: what it hid is reported again" : "has expired, and nothing needs it: delete it"
    }
    if !isUsed { return "hides nothing any more: delete it, or it may hide the next finding" }
    return suppression.reason.isEmpty ? "states no reason: nobody will know when it can go" : nil
  }
}
