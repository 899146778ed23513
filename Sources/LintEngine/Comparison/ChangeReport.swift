internal import AssetModel
internal import AssetScan
internal import Basics

extension LintRequest {
  func report(on change: RepositoryChange, since base: String, issues: [ScanIssue]) -> Report {
    var findings = change.present.findings
    var open = members(revealedBy: change)
    var unknown = change.present.unknown
    if checks[TouchedSharedAsset.about.id]?.isEverOn == true {
      let touched = TouchedSharedAsset().check(change)
      findings.all += touched.map { RuleFinding($0, of: TouchedSharedAsset.about.id) }
      open += touched.map { _ in [0] }
      unknown? += touched.map { _ in [0] }
    }
    var report = report(
      on: findings, change.project, issues: issues, open: open, unknown: unknown,
      isTouched: change.touches)
    let told = change.toldAtLastUse(report.diagnostics)
    report.diagnostics = told.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.isNew = true
      return diagnostic
    }.sorted(by: <)
    let (fixed, bytes) = (fixed(by: change), change.bytes)
    report.comparison = Comparison(
      base: base, fixed: fixed, bytesAdded: bytes.added, bytesRemoved: bytes.removed)
    report.modules = change.project.modules(of: report.diagnostics + fixed)
    return report
  }

  /// The new members of each finding, and those that the base did not show because their asset was unused.
  private func members(revealedBy change: RepositoryChange) -> [[Int]] {
    let revived = change.revived
    guard !revived.isEmpty else { return change.news }
    return zip(change.present.findings.all, change.news).map { found, new in
      let finding = found.finding
      guard !finding.removes.isEmpty || isImprovement(found) else { return new }
      let subjects =
        finding.members.isEmpty ? finding.subjects.prefix(1) : finding.members.map(\.subject)[...]
      return Set(new).union(subjects.indices.filter { revived.contains(subjects[$0].path) }).sorted()
    }
  }

  private func fixed(by change: RepositoryChange) -> [Diagnostic] {
    guard let base = change.bases.first else { return [] }
    return zip(base.findings.all, change.fixes).compactMap { found, gone -> Diagnostic? in
      let disposition = disposition(
        of: found, base.findings.suppressions, open: gone, isTouched: { _ in false })
      // The base may have had a different configuration, so findings about configuration files are left out.
      guard case .shown(let diagnostic) = disposition,
        !reported.configuration.contains(diagnostic.finding.place.path)
      else { return nil }
      return diagnostic
    }.sorted(by: <)
  }
}

extension RepositoryChange {
  /// The folders of the assets that are unused in all bases, but not in the present state.
  fileprivate var revived: Set<RepositoryPath> {
    let unused = bases.map(\.unused)
    return unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }.subtracting(present.unused)
  }

  /// Moves findings about unused assets to the line where the last use was removed. If the file that contained this use
  /// is gone or cannot be read, adds a note instead.
  fileprivate func toldAtLastUse(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard let base = bases.first else { return diagnostics }
    var uses = LastUse(from: base, to: present, project)
    return diagnostics.map { diagnostic in
      let finding = diagnostic.finding
      guard finding.isAboutUse, let asset = finding.subjects.first?.asset, let trail = uses.trail(of: asset)
      else { return diagnostic }
      var told = diagnostic
      switch trail {
      case .place(let place):
        told.finding = finding.told(
          at: place, "the last use of “\(asset.name)” was here; now \(finding.message)",
          note: Note(finding.place, "“\(asset.name)” is here"))
      case .file(let path):
        told.finding = finding.told(
          at: finding.place, finding.message,
          note: Note(Place(path), "the last use was in this file, which is gone"))
      }
      return told
    }
  }

  /// The bytes that the change adds and removes. Moved files do not count.
  fileprivate var bytes: (added: Int, removed: Int) {
    guard let base = bases.first else { return (present.inventory.files.reduce(0) { $0 + $1.value }, 0) }
    let (new, old) = (present.inventory.files, base.inventory.files)
    var counts: [ContentID: (bytes: Int, copies: Int)] = [:]
    func count(_ files: [RepositoryPath: Int], of state: RepositoryState, _ step: Int) {
      for (path, bytes) in files
      where new[path] == nil || old[path] == nil || present.differs(from: base, at: path) {
        // A file whose content cannot be read may have been moved, so it does not count.
        guard let id = state.tree.contentID(of: path) else { continue }
        counts[id, default: (bytes, 0)].copies += step
      }
    }
    count(new, of: present, 1)
    count(old, of: base, -1)
    return (
      counts.values.reduce(0) { $0 + max($1.copies, 0) * $1.bytes },
      counts.values.reduce(0) { $0 + max(-$1.copies, 0) * $1.bytes }
    )
  }
}

extension RepositoryState {
  fileprivate var unused: Set<RepositoryPath> {
    Set(findings.all.lazy.map(\.finding).filter { $0.isAboutUse && $0.grade == .normal }.map(\.topic.path))
  }
}
