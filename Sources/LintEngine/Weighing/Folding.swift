public import AssetModel

extension Report {
  /// The report with similar findings merged. Unlike `assetlint lint`, this also merges findings about copies in
  /// several catalogs.
  public var folded: Report {
    var report = self
    report.diagnostics = diagnostics.folded().foldedAcrossCatalogs().sorted(by: <)
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

  /// Merges findings with the same message about assets that have the same name in several catalogs. Such assets are
  /// usually copies.
  fileprivate func foldedAcrossCatalogs() -> [Diagnostic] {
    let groups = Dictionary(grouping: self) { diagnostic -> [String]? in
      guard let name = diagnostic.finding.nameInCatalog else { return nil }
      return [diagnostic.rule, diagnostic.severity.rawValue, name, diagnostic.finding.message]
    }
    return groups.flatMap { key, group -> [Diagnostic] in
      let sorted = group.sorted(by: <)
      let catalogs = Set(group.compactMap { $0.finding.subject?.asset?.catalog })
      guard key != nil, catalogs.count > 1, catalogs.count == group.count, let first = sorted.first else {
        return group
      }
      var folded = first
      folded.finding = first.finding.folded(with: sorted.dropFirst().map(\.finding))
      folded.count = group.reduce(0) { $0 + $1.count }
      return [folded]
    }
  }
}

extension Finding {
  /// The name of the asset that the finding is about. Nil if the finding is not about an asset, or if it is
  /// reported outside the asset, such as in a source file.
  fileprivate var nameInCatalog: String? {
    guard let subject, let asset = subject.asset, place.path.isInside(subject.path) else { return nil }
    return asset.name
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
