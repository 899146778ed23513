public import AssetModel
public import Basics

extension Report {
  /// Combines the reports of several repositories, each in its own folder.
  public init(joining reports: [(folder: RepositoryPath, report: Report)]) {
    let moved = reports.map { $0.report.moved(into: $0.folder) }
    self.init(
      diagnostics: moved.flatMap(\.diagnostics).sorted(by: <), issues: moved.flatMap(\.issues).sorted(),
      rules: Set(moved.flatMap(\.rules)).sorted(), counts: moved.reduce(Counts()) { $0 + $1.counts })
    modules = moved.reduce(into: [:]) { $0.merge($1.modules) { first, _ in first } }
    let comparisons = moved.compactMap(\.comparison)
    if let first = comparisons.first {
      comparison = Comparison(
        base: first.base, fixed: comparisons.flatMap(\.fixed).sorted(by: <),
        bytesAdded: comparisons.reduce(0) { $0 + $1.bytesAdded },
        bytesRemoved: comparisons.reduce(0) { $0 + $1.bytesRemoved })
    }
  }

  private func moved(into folder: RepositoryPath) -> Report {
    var report = Report(
      diagnostics: diagnostics.map { $0.moved(into: folder) },
      issues: issues.map { ScanIssue($0.place.moved(into: folder), $0.message, $0.kind) }, rules: rules,
      counts: counts)
    for (path, module) in modules { report.modules[path.moved(into: folder)] = module }
    report.comparison = comparison.map { comparison in
      Comparison(
        base: comparison.base, fixed: comparison.fixed.map { $0.moved(into: folder) },
        bytesAdded: comparison.bytesAdded, bytesRemoved: comparison.bytesRemoved)
    }
    return report
  }
}

extension Diagnostic {
  /// The finding with all paths moved into a folder. Its fingerprint changes, so that findings in different
  /// repositories stay different.
  fileprivate func moved(into folder: RepositoryPath) -> Diagnostic {
    var diagnostic = self
    diagnostic.finding = finding.moved(into: folder)
    diagnostic.fingerprint = Digest(listing: [folder.bytes, Array(fingerprint.hex.utf8)])
    return diagnostic
  }
}

extension Report.Counts {
  fileprivate static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.catalogs += right.catalogs
    sum.assets += right.assets
    sum.payloads += right.payloads
    sum.sources += right.sources
    sum.suppressed += right.suppressed
    sum.baselined += right.baselined
    return sum
  }
}
