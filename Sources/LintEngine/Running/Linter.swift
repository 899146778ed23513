public import AssetModel
internal import Basics

extension LintRequest {
  public func lint(_ project: Project, issues: [ScanIssue] = []) -> Report {
    report(on: findings(in: project), project, issues: issues)
  }

  /// Creates the report. For each finding, `open` contains the indices of the members to report, and `unknown` contains
  /// the indices of the members that are not in the baseline. If one of the two is nil, it is treated as if it
  /// contained all members.
  func report(
    on findings: Findings, _ project: Project, issues: [ScanIssue], open: [[Int]]? = nil,
    unknown: [[Int]]? = nil, isTouched: @escaping (Subject) -> Bool = { _ in false }
  ) -> Report {
    var counts = project.counts
    var shown: [ShownFinding] = []
    for (index, found) in findings.all.enumerated() {
      let open = open?[index]
      let left = unknown.map { unknown in unknown[index].filter { open?.contains($0) ?? true } }
      let isBaselined = left == []
      let told = isBaselined ? open : left ?? open
      switch disposition(of: found, findings.suppressions, open: told, isTouched: isTouched) {
      case .shown where isBaselined: counts.baselined += 1
      case .shown(let diagnostic):
        shown.append(ShownFinding(found: found, open: told, diagnostic: diagnostic))
      case .suppressed: counts.suppressed += 1
      case .hidden: break
      }
    }
    var weighing = Weighing(self, findings.suppressions, isTouched: isTouched)
    let diagnostics: [Diagnostic] =
      switch telling {
      case .folded: weighing.weigh(shown).folded()
      case .each: weighing.weigh(shown)
      case .everything: shown.map(\.diagnostic)
      }
    var report = Report(
      diagnostics: diagnostics.sorted(by: <), issues: issues.sorted(), rules: ruleIDs.sorted(), counts: counts
    )
    report.modules = project.modules(of: report.diagnostics)
    return report
  }
}

extension Diagnostic {
  static func < (left: Self, right: Self) -> Bool {
    (left.finding.place, left.rule, left.finding.message, left.fingerprint)
      < (right.finding.place, right.rule, right.finding.message, right.fingerprint)
  }
}

extension Project {
  func modules(of diagnostics: [Diagnostic]) -> [RepositoryPath: String] {
    let paths = diagnostics.flatMap { diagnostic in
      [diagnostic.finding.place.path] + diagnostic.finding.subjects.map { $0.asset?.catalog ?? $0.path }
    }
    return Set(paths).reduce(into: [:]) { found, path in
      let members = modules.memberships(of: path).map { modules[$0.module] }
      found[path] = (members.first { !$0.kind.isTest } ?? members.first)?.name
    }
  }

  var counts: Report.Counts {
    var counts = Report.Counts()
    counts.catalogs = catalogs.count
    counts.assets = sets.count
    counts.payloads = sets.reduce(0) { $0 + $1.payloads.count }
    counts.sources = usage?.sourceCount ?? 0
    return counts
  }
}
