public import AssetModel
internal import Basics

extension LintRequest {
  /// Runs the rules over a project and makes a report of what they find.
  public func lint(_ project: Project, issues: [ScanIssue] = []) -> Report {
    let comments = SourceSuppressions(project.usage?.directives ?? [], ruleNames: ruleNames)
    var request = self
    request.suppressions += comments.suppressions
    var filter = FindingFilter(request: request)
    let findings = rules.parallelMap(jobs, grain: 1) {
      Fingerprinted.all($0.rule.check(project), of: $0.about.id)
    }
    for (rule, findings) in zip(rules, findings) {
      for finding in findings { filter.add(finding, of: rule.about.id, levels: rule.levels) }
    }
    let stale =
      StaleSuppression().check(request, used: filter.usedSuppressions)
      + StaleSuppression().check(comments, project.usage)
    for finding in Fingerprinted.all(stale, of: StaleSuppression.about.id) {
      filter.add(
        finding, of: StaleSuppression.about.id,
        levels: checks[StaleSuppression.about.id] ?? RuleLevels(base: .off))
    }
    var counts = project.counts
    counts.suppressed = filter.suppressed
    let ran = rules.map(\.about.id) + checks.filter { $0.value.isEverOn }.map(\.key)
    return Report(
      diagnostics: filter.diagnostics.sorted(by: <), issues: issues.sorted(), rules: ran.sorted(),
      counts: counts)
  }
}

/// A finding with what identifies it from run to run.
struct Fingerprinted: Sendable {
  let finding: Finding
  let fingerprint: Digest

  /// Fingerprints the findings of one rule; equal ones are told apart by their order.
  static func all(_ findings: [Finding], of rule: String) -> [Fingerprinted] {
    var ordinals: [Digest: Int] = [:]
    return findings.sorted { ($0.place, $0.message) < ($1.place, $1.message) }.map { finding in
      var identity = Array(rule.utf8)
      for subject in finding.subjects.map(\.identity).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
        identity += [0x1E] + subject
      }
      identity += [0x1E] + Array(finding.key.utf8)
      let ordinal = ordinals[Digest(identity), default: 0]
      ordinals[Digest(identity)] = ordinal + 1
      if ordinal > 0 { identity += [0x1E] + Array("\(ordinal)".utf8) }
      return Fingerprinted(finding: finding, fingerprint: Digest(identity))
    }
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

  mutating func add(_ item: Fingerprinted, of rule: String, levels: RuleLevels) {
    let suppressions = request.suppressions.indices.filter { position in
      request.suppressions[position].covers(item.finding, of: rule)
    }
    usedSuppressions.formUnion(suppressions)
    guard item.finding.grade != .excused || request.showsExcused else { return }
    guard
      let finding = item.finding.shown(where: {
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
      Diagnostic(rule: rule, severity: strict, finding: finding, fingerprint: item.fingerprint))
  }
}

extension Suppression {
  /// Whether its time is over.
  func isExpired(on today: Int) -> Bool {
    expiry.map { $0 <= today } ?? false
  }
}

extension Finding {
  /// The finding at a place that is shown: its own, or that of another of its subjects; nil where none is.
  fileprivate func shown(where isShown: (RepositoryPath) -> Bool) -> Finding? {
    if isShown(place.path) { return self }
    // What is to be kept is right as it is.
    let others = subjects.filter { $0.role != .kept && $0.role != .base }.map(\.location)
    guard others.count > 1, let other = others.first(where: isShown) else {
      return nil
    }
    let note = related.first { $0.place.path.isInside(other) }
    return Finding(
      subjects, at: note?.place ?? Place(other), message, grade: grade,
      related: related.filter { $0 != note } + [Note(place, "it is about this one, too")], savings: savings,
      key: key)
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
