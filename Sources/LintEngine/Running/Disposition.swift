internal import AssetModel
internal import Basics

/// Whether a finding is shown and, if not, why.
enum Disposition {
  case shown(Diagnostic)
  case suppressed
  /// The finding is not reported for one of these reasons:
  /// - Its path is not among those to report.
  /// - Its rule is off at its path.
  /// - It is an exception that only `--verbose` shows.
  /// - It is not new, and the run reports only new findings.
  case hidden
}

extension LintRequest {
  /// Decides whether and where a finding is shown, and how severe it is. If `open` is not nil, it contains the
  /// indices of the members where the finding can be shown. Members that were touched are preferred.
  func disposition(
    of found: RuleFinding, _ suppressions: SuppressionTable, open: [Int]?, isTouched: (Subject) -> Bool
  ) -> Disposition {
    let levels = levels(of: found.rule)
    let isShown = { reported.contains($0) && levels.level(at: $0) != .off }
    guard found.finding.grade != .excused || showsExcused,
      let finding = found.finding.told(among: open, isShown, isTouched),
      case .on(let severity) = levels.level(at: finding.place.path)
    else { return .hidden }
    let isSuppressed = suppressions.covering(found.finding, of: found.rule).contains {
      !suppressions.all[$0].isExpired(on: today)
    }
    if isSuppressed { return .suppressed }
    let graded =
      switch finding.grade {
      case .normal: severity
      case .settled where isComparing: severity
      case .minor: severity.lowered
      case .provisional, .trivial, .settled, .excused: Severity.info
      }
    return .shown(
      Diagnostic(
        rule: found.rule, severity: isStrict && graded == .warning ? .error : graded, finding: finding,
        fingerprint: found.fingerprint))
  }

  private func levels(of rule: String) -> RuleLevels {
    rules.first { $0.about.id == rule }?.levels ?? checks[rule] ?? RuleLevels(base: .off)
  }
}

extension Finding {
  /// The finding, placed at its usual line. If findings are not shown at that line, it is placed at another
  /// member of its group. Nil if findings are not shown at any member.
  ///
  /// If `open` is not nil, only the members with these indices are considered, and touched members come first.
  fileprivate func told(
    among open: [Int]?, _ isShown: (RepositoryPath) -> Bool, _ isTouched: (Subject) -> Bool
  ) -> Finding? {
    if open == [] { return nil }
    guard !members.isEmpty else { return isShown(place.path) ? self : nil }
    let usual = members.firstIndex { $0.place == place } ?? 0
    let order = [usual] + members.indices.filter { $0 != usual }
    let candidates = order.filter { index in
      // The asset to keep is not a problem, unless it is new.
      (open?.contains(index) ?? (index == usual || members[index].subject.role != .kept))
        && isShown(members[index].place.path)
    }
    let index =
      open == nil ? candidates.first : candidates.first { isTouched(members[$0].subject) } ?? candidates.first
    return index.map { told(at: $0, new: open) }
  }
}

extension Suppression {
  func isExpired(on today: Int) -> Bool {
    expiry.map { $0 <= today } ?? false
  }
}
