public import AssetModel
internal import LintEngine

/// Findings that a single decision can resolve, and the bytes that it would save.
public struct AuditSaving: Sendable {
  public let rule: String
  public let message: String
  public let place: Place
  public let bytes: Int
  public let assets: [Int]
  let others: Int
  private let files: [RepositoryPath]

  /// The decisions that save the most bytes. If several decisions save bytes in the same file, only the one with the
  /// largest savings is listed.
  static func largest(_ report: Report, among assets: [AuditedAsset], most: Int) -> [AuditSaving] {
    let positions = Dictionary(
      assets.enumerated().map { ($1.set.path, $0) }, uniquingKeysWith: { first, _ in first })
    let saving = report.diagnostics.filter { $0.finding.bytes > 0 }
    let decisions = Dictionary(grouping: saving) { Decision($0) }.values
      .map { AuditSaving($0.sorted { $0.finding.place < $1.finding.place }, positions) }.filter {
        $0.bytes > 0
      }
    var seen: Set<RepositoryPath> = []
    return Array(
      decisions.sorted { ($1.bytes, $0.place, $0.rule) < ($0.bytes, $1.place, $1.rule) }.filter { saving in
        defer { seen.formUnion(saving.files) }
        return seen.isDisjoint(with: saving.files)
      }.prefix(most))
  }

  private init(_ diagnostics: [Diagnostic], _ positions: [RepositoryPath: Int]) {
    let findings = diagnostics.map(\.finding)
    rule = diagnostics[0].rule
    place = findings[0].place
    bytes = diagnostics.bytesToSave
    files = findings.flatMap(\.savings).filter { $0.bytes > 0 }.map(\.path)
    assets = Set(findings.flatMap(\.subjects).compactMap { positions[$0.path] }).sorted()
    others = findings.count - 1
    message =
      others == 0
      ? findings[0].message : "\(findings[0].message) (and \(others.counting("finding")) like it)"
  }
}

/// What has to be decided to resolve a finding. Findings with equal decisions can be resolved together, by deleting the
/// same declarations or changing the same asset.
private struct Decision: Hashable {
  let rule: String
  let subjects: Set<Place>

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    let subject = diagnostic.finding.subjects.first.map { Place($0.path) } ?? diagnostic.finding.place
    let declarations =
      diagnostic.rule == "unused_asset" ? diagnostic.finding.removes.subtracting([subject]) : []
    subjects = declarations.isEmpty ? [subject] : declarations
  }
}
