public import AssetModel

extension Report {
  /// The report with similar findings merged, as `assetlint lint` prints it by default.
  public var folded: Report {
    var report = self
    report.diagnostics = diagnostics.folded().sorted(by: <)
    return report
  }
}

extension [Diagnostic] {
  func folded() -> [Diagnostic] {
    let groups = Dictionary(grouping: self) { diagnostic in
      diagnostic.finding.fold.map { [diagnostic.rule, diagnostic.severity.rawValue] + $0.key }
    }
    return groups.flatMap { key, group -> [Diagnostic] in
      let sorted = group.sorted(by: <)
      let findings: [Finding] = sorted.map(\.finding)
      let count = findings.subjectCount
      guard key != nil, group.count > 1, let first = sorted.first, let fold = first.finding.fold,
        count >= fold.fewest
      else { return group }
      let bytes = findings.flatMap(\.savings).totalBytes
      var folded = first
      folded.finding = first.finding.folded(with: findings.dropFirst(), fold.message(count, bytes))
      folded.count = group.findingCount
      return [folded]
    }
  }
}

extension [Finding] {
  /// The number of different assets, or of different files in assets, that the findings are about. If some of the
  /// findings are not about an asset, the number of places.
  fileprivate var subjectCount: Int {
    let subjects = compactMap { $0.subjects.first }
    guard subjects.count == count, subjects.allSatisfy({ $0.asset != nil }) else {
      return reduce(count) { $0 + ($1.fold?.furtherPlaces.count ?? 0) }
    }
    return Set(subjects.map(\.location)).count
  }
}
