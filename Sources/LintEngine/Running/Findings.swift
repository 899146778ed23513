internal import AssetModel
internal import Basics

/// Everything that rules find in one state of the repository, before anything is filtered.
struct Findings: Sendable {
  var all: [RuleFinding] = []
  let suppressions: SuppressionTable
}

extension LintRequest {
  func findings(in project: Project) -> Findings {
    let comments = SourceSuppressions(project.usage?.directives ?? [], ruleNames: ruleNames)
    var findings = Findings(suppressions: SuppressionTable(suppressions + comments.suppressions))
    for (rule, found) in zip(rules, rules.parallelMap(jobs, grain: 1, { $0.rule.check(project) })) {
      findings.all += found.map { RuleFinding($0.graded(in: project), of: rule.about.id) }
    }
    let stale =
      StaleSuppression().check(self, findings.suppressions.all, used: findings.usedSuppressions)
      + StaleSuppression().check(comments, project.usage)
    findings.all += stale.map { RuleFinding($0, of: StaleSuppression.about.id) }
    // Rules return their findings in no particular order.
    findings.all.sort {
      ($0.finding.place, $0.rule, $0.finding.message, $0.fingerprint)
        < ($1.finding.place, $1.rule, $1.finding.message, $1.fingerprint)
    }
    return findings
  }
}

extension Findings {
  fileprivate var usedSuppressions: Set<Int> {
    all.reduce(into: []) { $0.formUnion(suppressions.covering($1.finding, of: $1.rule)) }
  }
}

extension Finding {
  /// The finding, graded as trivial if it is about a prebuilt SDK, which the team cannot change.
  fileprivate func graded(in project: Project) -> Finding {
    guard grade != .excused, project.sdkFolders.contains(where: place.path.isInside) else { return self }
    var finding = self
    finding.grade = .trivial
    return finding
  }
}
