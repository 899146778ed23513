public import AssetModel
internal import Basics

extension LintRequest {
  /// Runs the rules over a project and makes a report of what they find.
  public func lint(_ project: Project, issues: [ScanIssue] = []) -> Report {
    let comments = SourceSuppressions(project.usage?.directives ?? [], ruleNames: ruleNames)
    var request = self
    request.suppressions += comments.suppressions
    var filter = FindingFilter(request: request)
    let findings = rules.parallelMap(jobs, grain: 1) { $0.rule.check(project) }
    for (rule, findings) in zip(rules, findings) {
      for finding in findings { filter.add(finding, of: rule.about.id, levels: rule.levels) }
    }
    let stale =
      StaleSuppression().check(request, used: filter.usedSuppressions)
      + StaleSuppression().check(comments, project.usage)
    for finding in stale {
      filter.add(
        finding, of: StaleSuppression.about.id,
        levels: checks[StaleSuppression.about.id] ?? RuleLevels(base: .off))
    }
    var counts = project.counts
    counts.suppressed = filter.suppressed
    let ran = rules.map(\.about.id) + checks.filter { $0.value.isEverOn }.map(\.key)
    var report = Report(
      diagnostics: filter.diagnostics.sorted(by: <), issues: issues.sorted(), rules: ran.sorted(),
      counts: counts)
    report.modules = project.modules(of: report.diagnostics)
    return report
  }
}

/// Decides finding by finding what is reported, and remembers which suppressions were of use.
private struct FindingFilter {
  let request: LintRequest
  var diagnostics: [Diagnostic] = []
  var suppressed = 0
  var usedSuppressions: Set<Int> = []

  init(request: LintRequest) {
    self.request = request
  }

  mutating func add(_ found: Finding, of rule: String, levels: RuleLevels) {
    let suppressions = request.suppressions.indices.filter { position in
      request.suppressions[position].covers(found, of: rule)
    }
    usedSuppressions.formUnion(suppressions)
    guard found.grade != .excused || request.showsExcused else { return }
    guard
      let finding = found.shown(where: {
        request.reported.contains($0) && levels.level(at: $0) != .off
      }),
      case .on(let severity) = levels.level(at: finding.place.path)
    else { return }
    if suppressions.contains(where: { !request.suppressions[$0].isExpired(on: request.today) }) {
      suppressed += 1
      return
    }
    let graded =
      switch finding.grade {
      case .normal: severity
      case .minor: severity.lowered
      case .excused: Severity.info
      }
    let strict = request.isStrict && graded == .warning ? .error : graded
    diagnostics.append(
      Diagnostic(rule: rule, severity: strict, finding: finding, fingerprint: found.fingerprint(of: rule)))
  }
}

extension Suppression {
  /// Whether its time is over.
  func isExpired(on today: Int) -> Bool {
    expiry.map { $0 <= today } ?? false
  }
}

extension Finding {
  /// The finding at a place that is shown: its own, or that of another of its members; nil where none is.
  fileprivate func shown(where isShown: (RepositoryPath) -> Bool) -> Finding? {
    if isShown(place.path) { return self }
    // What is to be kept is right as it is.
    let other = members.firstIndex { $0.subject.role != .kept && isShown($0.place.path) }
    return other.map(told)
  }
}

extension Diagnostic {
  /// The order of a report: by place, then rule, then text.
  fileprivate static func < (left: Self, right: Self) -> Bool {
    (left.finding.place, left.rule, left.finding.message, left.fingerprint)
      < (right.finding.place, right.rule, right.finding.message, right.fingerprint)
  }
}

extension Project {
  /// The modules of the files and catalogs that the diagnostics are about, as far as they are known.
  fileprivate func modules(of diagnostics: [Diagnostic]) -> [RepositoryPath: String] {
    let paths = diagnostics.flatMap { diagnostic in
      [diagnostic.finding.place.path] + diagnostic.finding.subjects.map { $0.asset?.catalog ?? $0.path }
    }
    return Set(paths).reduce(into: [:]) { found, path in
      let members = modules.memberships(of: path).map { modules[$0.module] }
      found[path] = (members.first { !$0.kind.isTest } ?? members.first)?.name
    }
  }

  /// How much there is of everything.
  fileprivate var counts: Report.Counts {
    var counts = Report.Counts()
    counts.catalogs = catalogs.count
    counts.assets = sets.count
    counts.payloads = sets.reduce(0) { $0 + $1.payloads.count }
    counts.sources = usage?.sourceCount ?? 0
    return counts
  }
}
