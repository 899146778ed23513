public import Basics

/// The stored form of a finding, for later comparisons. It omits what comparisons do not need, such as `fold`.
extension Finding: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      try archive.list(), at: try Place(from: &archive), try archive.text(),
      grade: try archive.word(), related: try archive.list(), savings: try archive.list(),
      anchor: try Anchor(from: &archive), key: try archive.texts())
    isAboutUse = try archive.flag()
    if try archive.flag() { self = asking(for: try archive.text()) }
    removes = Set(try archive.list(of: Place.self))
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(subjects)
    place.write(to: &archive)
    archive.write(message)
    archive.write(grade.rawValue)
    archive.write(related)
    archive.write(savings)
    anchor.write(to: &archive)
    archive.write(texts: key)
    archive.write(isAboutUse)
    archive.write(requestedName != nil)
    if let requestedName { archive.write(requestedName) }
    archive.write(removes.sorted())
  }
}

extension Finding.Anchor: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.byte() {
    case 0: self = .subject
    case 1: self = .source
    case 2: self = .group(try archive.list())
    default: throw ArchiveError()
    }
  }

  public func write(to archive: inout ArchiveWriter) {
    switch self {
    case .subject: archive.write(byte: 0)
    case .source: archive.write(byte: 1)
    case .group(let members):
      archive.write(byte: 2)
      archive.write(members)
    }
  }
}

extension GroupMember: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      try Subject(from: &archive), at: try Place(from: &archive), try archive.text(),
      note: try archive.flag() ? try archive.text() : nil, savings: try archive.list())
  }

  public func write(to archive: inout ArchiveWriter) {
    subject.write(to: &archive)
    place.write(to: &archive)
    archive.write(message)
    archive.write(note != nil)
    if let note { archive.write(note.message) }
    archive.write(savings)
  }
}

extension Subject: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      try archive.word(), asset: try archive.optional(), path: try RepositoryPath(from: &archive),
      file: try archive.flag() ? try archive.text() : nil)
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(role.rawValue)
    archive.write(asset)
    path.write(to: &archive)
    archive.write(file != nil)
    if let file { archive.write(file) }
  }
}

extension AssetID: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      catalog: try RepositoryPath(from: &archive), kind: try archive.word(), name: try archive.text())
  }

  public func write(to archive: inout ArchiveWriter) {
    catalog.write(to: &archive)
    archive.write(kind.rawValue)
    archive.write(name)
  }
}

extension Saving: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try RepositoryPath(from: &archive), bytes: try archive.integer())
  }

  public func write(to archive: inout ArchiveWriter) {
    path.write(to: &archive)
    archive.write(bytes)
  }
}

extension Note: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try Place(from: &archive), try archive.text())
  }

  public func write(to archive: inout ArchiveWriter) {
    place.write(to: &archive)
    archive.write(message)
  }
}

extension Place: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(try RepositoryPath(from: &archive), try archive.optional())
  }

  public func write(to archive: inout ArchiveWriter) {
    path.write(to: &archive)
    archive.write(position)
  }
}

extension ScanIssue: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let (place, message) = (try Place(from: &archive), try archive.text())
    guard let kind = Kind(rawValue: try archive.integer()) else { throw ArchiveError() }
    self.init(place, message, kind)
  }

  public func write(to archive: inout ArchiveWriter) {
    place.write(to: &archive)
    archive.write(message)
    archive.write(kind.rawValue)
  }
}
