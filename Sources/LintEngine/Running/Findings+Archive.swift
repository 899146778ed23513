internal import AssetModel
public import Basics

extension Findings: Archived {
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(all: try archive.list(), suppressions: SuppressionTable(try archive.list()))
  }

  func write(to archive: inout ArchiveWriter) {
    archive.write(all)
    archive.write(suppressions.all)
  }
}

extension RuleFinding: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try Finding(from: &archive), of: try archive.text())
  }

  public func write(to archive: inout ArchiveWriter) {
    finding.write(to: &archive)
    archive.write(rule)
  }
}

extension Suppression: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      of: try Target(from: &archive), rules: Set(try archive.texts()), reason: try archive.text(),
      expiry: try archive.flag() ? try archive.integer() : nil, place: try Place(from: &archive))
  }

  public func write(to archive: inout ArchiveWriter) {
    target.write(to: &archive)
    archive.write(texts: rules.sorted())
    archive.write(reason)
    archive.write(expiry != nil)
    if let expiry { archive.write(expiry) }
    place.write(to: &archive)
  }
}

extension Suppression.Target: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.byte() {
    case 0:
      guard let pattern = try? Glob(try archive.text()) else { throw ArchiveError() }
      self = .assets(pattern)
    case 1:
      let (first, last) = (try archive.integer(), try archive.integer())
      guard first <= last else { throw ArchiveError() }
      self = .lines(first...last, of: try RepositoryPath(from: &archive))
    case 2: self = .file(try RepositoryPath(from: &archive))
    default: throw ArchiveError()
    }
  }

  public func write(to archive: inout ArchiveWriter) {
    switch self {
    case .assets(let pattern):
      archive.write(byte: 0)
      archive.write(pattern.pattern)
    case .lines(let lines, let path):
      archive.write(byte: 1)
      archive.write(lines.lowerBound)
      archive.write(lines.upperBound)
      path.write(to: &archive)
    case .file(let path):
      archive.write(byte: 2)
      path.write(to: &archive)
    }
  }
}
