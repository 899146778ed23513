public import AssetModel
internal import AssetScan
public import Basics

/// The findings in a commit or in the index, which later runs compare with their own. They do not depend on the
/// baseline or on the paths to report.
struct StateFacts: Sendable {
  let findings: Findings
  let inventory: Inventory
  /// Where each asset is used, the most certain use first.
  let uses: [AssetID: [Place]]
  let issues: [ScanIssue]
  let counts: Report.Counts

  init(_ findings: Findings, _ scan: ScanResult) {
    self.findings = findings
    inventory = Inventory(scan.project)
    uses = scan.project.uses
    issues = scan.issues
    counts = scan.project.counts
  }
}

extension Project {
  fileprivate var uses: [AssetID: [Place]] {
    guard let usage else { return [:] }
    var uses: [AssetID: [Place]] = [:]
    // If several assets have the same id, the first one counts.
    for index in sets.indices.reversed() {
      uses[sets[index].id] = usage.verdicts[index].state.isUse ? usage.places(using: index) : nil
    }
    return uses
  }
}

extension Verdict.State {
  fileprivate var isUse: Bool {
    switch self {
    case .used, .doubtful: true
    case .unused, .notJudged: false
    }
  }
}

extension StateFacts: Archived {
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    findings = try Findings(from: &archive)
    inventory = try Inventory(from: &archive)
    var uses: [AssetID: [Place]] = [:]
    for _ in 0..<(try archive.count()) { uses[try AssetID(from: &archive)] = try archive.list() }
    self.uses = uses
    issues = try archive.list()
    counts = try Report.Counts(from: &archive)
  }

  func write(to archive: inout ArchiveWriter) {
    findings.write(to: &archive)
    inventory.write(to: &archive)
    archive.write(uses.count)
    for (asset, places) in uses.sorted(by: { $0.key < $1.key }) {
      asset.write(to: &archive)
      archive.write(places)
    }
    archive.write(issues)
    counts.write(to: &archive)
  }
}

extension Report.Counts: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init()
    catalogs = try archive.integer()
    assets = try archive.integer()
    payloads = try archive.integer()
    sources = try archive.integer()
  }

  public func write(to archive: inout ArchiveWriter) {
    for count in [catalogs, assets, payloads, sources] { archive.write(count) }
  }
}
