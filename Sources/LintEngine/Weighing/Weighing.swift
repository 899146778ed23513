internal import AssetModel
internal import Basics

/// Removes findings that contradict or repeat other findings.
///
/// If one finding says that an asset is unused, findings about what is broken in the asset get a note that deleting it
/// is enough. Warnings then become infos that are by default only counted, and infos are removed. Findings that
/// suggest improving the asset are removed, too. But if the finding that the asset is unused is only an info, warnings
/// and errors that suggest improvements become infos instead.
///
/// If a finding says to delete an asset for another reason, findings that suggest improving the asset are always
/// removed. For example, if the asset is a copy, the asset to keep has the same flaw. A declaration that gives access
/// to the asset to keep is not reported as unused, because code will need it.
///
/// Findings that are exceptions remove no other findings, because only `--verbose` shows them. Weighing only affects
/// what is shown, not what counts as new, suppressed or in a baseline.
struct Weighing {
  let request: LintRequest
  let suppressions: SuppressionTable
  let isTouched: (Subject) -> Bool
  /// The assets and declarations that findings say to delete, with the highest severity of these findings.
  private var gone: [Place: Severity] = [:]
  private var unused: [Place: Diagnostic] = [:]
  /// The assets and declarations that need not be improved, because findings say to delete them. Each has a severity:
  /// findings that suggest improving them are removed if they are at most that severe, and otherwise become infos.
  private var notImproved: [Place: Severity] = [:]
  /// Assets that nothing ever reads, so other findings about them do not matter.
  private var dead: Set<RepositoryPath> = []
  /// Assets that will be used once a finding is resolved, for example because code already refers to their new name.
  private var putToUse: Set<Place> = []

  init(_ request: LintRequest, _ suppressions: SuppressionTable, isTouched: @escaping (Subject) -> Bool) {
    self.request = request
    self.suppressions = suppressions
    self.isTouched = isTouched
  }

  mutating func weigh(_ shown: [ShownFinding]) -> [Diagnostic] {
    let counting = shown.filter { $0.finding.grade != .excused }
    putToUse = counting.reduce(into: []) { $0.formUnion($1.finding.putsToUse) }
    dead = Set(counting.lazy.filter(\.finding.isLastWord).flatMap(\.finding.removes).map(\.path))
    let wanted = wantedSets(counting)
    let weighed = shown.filter { item in
      let finding = item.finding
      if !finding.isLastWord, finding.isInside(dead) { return false }
      if finding.isAboutUse {
        return finding.removes.isDisjoint(with: wanted) && !putToUse.contains(finding.topic)
      }
      return true
    }
    var result: [Diagnostic] = []
    for (_, items) in Dictionary(grouping: weighed, by: Authority.init).sorted(by: { $0.key < $1.key }) {
      let kept = items.compactMap(left)
      for diagnostic in kept where diagnostic.finding.grade != .excused {
        for place in diagnostic.finding.removes {
          gone[place] = max(gone[place] ?? .info, diagnostic.severity)
          notImproved[place] = diagnostic.finding.isAboutUse && gone[place] == .info ? .info : .error
          if diagnostic.finding.isAboutUse, place == diagnostic.finding.topic { unused[place] = diagnostic }
        }
      }
      result += kept
    }
    let chosen = result.lazy.filter { $0.finding.grade != .excused && !$0.finding.removes.isEmpty }
      .flatMap(\.finding.subjects).filter { $0.role == .kept }
    let needed = Set(chosen.map { Place($0.path) })
    return result.filter { $0.finding.accesses.isDisjoint(with: needed) }
  }

  /// The assets that findings recommend using in place of other assets. They should be kept, even if they are unused
  /// now.
  private func wantedSets(_ shown: [ShownFinding]) -> Set<Place> {
    let unused = shown.filter(\.finding.isAboutUse).reduce(into: Set()) { $0.formUnion($1.finding.removes) }
    return shown.reduce(into: []) { wanted, item in
      let finding = item.finding
      guard finding.members.isEmpty, finding.removes.isDisjoint(with: unused), !finding.removes.isEmpty else {
        return
      }
      wanted.formUnion(finding.subjects.lazy.filter { $0.role == .kept }.map { Place($0.path) })
    }
  }

  /// Adjusts a finding about something broken in an asset if another finding says that the asset is unused. Nil if the
  /// finding should then not be shown.
  private func repair(_ item: ShownFinding) -> Diagnostic? {
    let finding = item.finding
    guard finding.isAboutOneAsset, let unused = unused[finding.topic] else { return item.diagnostic }
    var diagnostic = item.diagnostic.noting(unused)
    // An empty asset is certainly unused, although the finding that says so is only an info.
    let severity = unused.finding.grade == .trivial ? max(unused.severity, .warning) : unused.severity
    if severity >= diagnostic.severity {
      // A new asset is often not used yet, so what is broken in it matters.
      guard diagnostic.severity > .info else { return nil }
      diagnostic.severity = .info
      diagnostic.finding.grade = .trivial
    }
    return diagnostic
  }

  /// If all members of `finding` are unused, returns one of the findings that report them as unused. Otherwise, nil.
  private func unusedMembers(of finding: Finding) -> Diagnostic? {
    let found = finding.members.map { unused[Place($0.subject.path)] }
    return found.contains { $0 == nil }
      ? nil : found.compactMap(\.self).first { $0.finding.grade != .normal } ?? found[0]
  }

  private func left(of item: ShownFinding) -> Diagnostic? {
    let finding = item.finding
    if finding.isAboutUse { return item.diagnostic }
    guard !finding.removes.isEmpty || request.isImprovement(item.found) else {
      return repair(item)
    }
    let known = finding.removes.isEmpty && finding.isAboutOne ? notImproved : gone
    let isGone = { (place: Place) in known[place].map { $0 >= item.diagnostic.severity } ?? false }
    guard !finding.isAboutOne else {
      // The finding about an asset already says what happens to its accessors.
      if isGone(finding.topic) || finding.topic.position != nil && gone[finding.topic] != nil { return nil }
      guard finding.removes.isEmpty, let unused = unused[finding.topic] else { return item.diagnostic }
      var diagnostic = item.diagnostic.noting(unused)
      diagnostic.severity = .info
      return diagnostic
    }

    let missing = Set(
      finding.members.map(\.subject.path).filter {
        isGone(Place($0)) || putToUse.contains(Place($0)) || dead.contains($0)
      })
    if missing.isEmpty {
      guard finding.removes.isEmpty, let unused = unusedMembers(of: finding) else { return item.diagnostic }
      return item.diagnostic.noting(unused)
    }
    guard let narrowed = item.found.finding.narrowed(without: missing) else { return nil }
    let open = item.open.map { open in
      let paths = Set(open.map { item.found.finding.members[$0].subject.location })
      return narrowed.members.indices.filter { paths.contains(narrowed.members[$0].subject.location) }
    }
    let disposition = request.disposition(
      of: RuleFinding(narrowed, of: item.found.rule), suppressions, open: open, isTouched: isTouched)
    guard case .shown(let diagnostic) = disposition else { return nil }
    return diagnostic
  }
}

/// Decides which finding counts if several say what to delete: the one with the lowest value.
private enum Authority: Int, Comparable {
  /// The asset is unused.
  case use
  case difference
  /// The asset is one of several copies.
  case copies
  /// The finding does not recommend deleting anything.
  case none

  init(_ item: ShownFinding) {
    let finding = item.finding
    self =
      finding.removes.isEmpty
      ? .none : finding.isAboutUse ? .use : finding.members.isEmpty ? .difference : .copies
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Finding {
  /// The folder of the asset or, if the finding is not about an asset, the place of the finding.
  var topic: Place {
    subjects.first.flatMap { $0.asset == nil ? nil : Place($0.path) } ?? place
  }

  /// Whether the finding has no group, or all members of its group are the same asset or files of the same asset.
  fileprivate var isAboutOne: Bool {
    members.dropFirst().allSatisfy { $0.subject.path == members[0].subject.path }
  }

  fileprivate var isAboutOneAsset: Bool { isAboutOne && subjects.first?.asset != nil }

  /// Whether the finding is about one of the assets, or about a file that is in one of the catalogs but in no asset.
  fileprivate func isInside(_ assetsAndCatalogs: Set<RepositoryPath>) -> Bool {
    guard isAboutOne, let subject = subjects.first else { return false }
    guard subject.asset != nil else {
      return subject.path.parent.upward.contains(
        where: assetsAndCatalogs.contains)
    }
    return assetsAndCatalogs.contains(subject.path) && place.path.isInside(subject.path)
  }
}

extension Diagnostic {
  fileprivate func noting(_ unused: Diagnostic) -> Diagnostic {
    var diagnostic = self
    let (assets, them) = finding.isAboutOne ? ("this asset", "it") : ("these assets", "them")
    let note =
      unused.finding.grade != .minor
      ? "nothing uses \(assets), so deleting \(them) is enough"
      : "if nothing uses \(assets), deleting \(them) is enough"
    diagnostic.finding = finding.noting(Note(unused.finding.place, note))
    return diagnostic
  }
}

extension LintRequest {
  /// Whether the finding suggests improving something that works, rather than fixing something broken.
  func isImprovement(_ found: RuleFinding) -> Bool {
    rules.first { $0.about.id == found.rule }?.about.remedy == .improvement
  }
}
