public import Basics
public import Pictures

/// Archives all facts except the pixels.
extension PayloadFacts: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    picture = try archive.optional()
    look = try archive.optional()
    obstacle = try archive.flag() ? try archive.text() : nil
    damage = try archive.optional()
    likeness = try archive.optional()
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(picture)
    archive.write(look)
    archive.write(obstacle != nil)
    if let obstacle { archive.write(obstacle) }
    archive.write(damage)
    archive.write(likeness)
  }
}

extension Look: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self.init(
      identity: try Digest(from: &archive), pixels: try archive.optional(),
      isSingleColor: try archive.flag(), hasTransparency: try archive.flag())
  }

  public func write(to archive: inout ArchiveWriter) {
    identity.write(to: &archive)
    archive.write(pixels)
    archive.write(isSingleColor)
    archive.write(hasTransparency)
  }
}

extension Likeness: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    identity = try Digest(from: &archive)
    fingerprint = try PictureFingerprint(from: &archive)
  }

  public func write(to archive: inout ArchiveWriter) {
    identity.write(to: &archive)
    fingerprint.write(to: &archive)
  }
}
