internal import AssetModel
internal import Basics

/// Findings that are shown together, because they have the same rule, severity and problem, and the same catalog, file
/// or folder.
struct FindingFamily {
  let home: RepositoryPath
  /// The findings, sorted by the number of bytes that they waste, then by `weight`, both in descending order.
  let members: [Diagnostic]

  var first: Diagnostic { members[0] }

  var isAboutOneAsset: Bool {
    guard let asset = first.finding.subject?.asset else { return false }
    return members.allSatisfy { $0.finding.subject?.asset == asset }
  }

  /// The maximum number of findings to show in full. If a family has more, only the first one is shown in full, unless
  /// the report is verbose.
  static let mostShown = 3
}

extension Report {
  /// The families, sorted by severity, then by catalog, file or folder, then by the bytes they waste.
  var families: [FindingFamily] {
    let groups = Dictionary(grouping: diagnostics.enumerated()) { _, diagnostic in
      FamilyKey(
        home: diagnostic.finding.home, rule: diagnostic.rule, statement: diagnostic.finding.statement,
        severity: diagnostic.severity)
    }
    let families = groups.map { key, group in
      let members = group.sorted { left, right in
        let (one, other) = (left.element.finding, right.element.finding)
        return (other.bytes, other.weight, left.offset) < (one.bytes, one.weight, right.offset)
      }
      let bytes = members.map(\.element.finding.bytes).max() ?? 0
      return (key: key, bytes: bytes, family: FindingFamily(home: key.home, members: members.map(\.element)))
    }
    return families.sorted { left, right in
      (right.key.severity, left.key.home, right.bytes, left.key.rule, left.key.statement)
        < (left.key.severity, right.key.home, left.bytes, right.key.rule, right.key.statement)
    }.map(\.family)
  }
}

private struct FamilyKey: Hashable {
  let home: RepositoryPath
  let rule: String
  let statement: String
  let severity: Severity
}

extension Finding {
  /// What findings are grouped by: the catalog for a finding inside an asset, the file for any other finding with a
  /// line number, and the file's folder for the rest.
  fileprivate var home: RepositoryPath {
    if let subject, place.path.isInside(subject.path), let asset = subject.asset { return asset.catalog }
    return place.position == nil ? place.path.parent : place.path
  }

  /// The label of this finding in a list of similar findings: a requested name, an asset, an accessor, a file or a
  /// line.
  var label: String {
    if let requestedName, let line = place.position?.line { return "“\(requestedName)” (line \(line))" }
    if let subject, let asset = subject.asset, place.path.isInside(subject.path) {
      return "“\(subject.file ?? asset.name)”"
    }
    if subject?.role == .accessor, let name = key.first { return "“\(name)”" }
    return place.position.map { "line \($0.line)" } ?? place.path.nameText
  }
}
