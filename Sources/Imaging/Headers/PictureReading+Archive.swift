public import Basics
public import Pictures

extension PictureReading: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    self =
      try archive.flag()
      ? .header(try PictureHeader(from: &archive)) : .unreadable(try PictureError(from: &archive))
  }

  public func write(to archive: inout ArchiveWriter) {
    switch self {
    case .header(let header):
      archive.write(true)
      header.write(to: &archive)
    case .unreadable(let error):
      archive.write(false)
      error.write(to: &archive)
    }
  }
}

extension PictureHeader: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let format: PictureFormat = try archive.word()
    let size: PictureSize? = try archive.optional()
    let hasAlpha = try archive.flag()
    let bitDepth = try archive.flag() ? try archive.integer() : nil
    let colorModel: PictureColorModel? = try archive.flag() ? try archive.word() : nil
    guard let orientation = Orientation(rawValue: try archive.integer()) else { throw ArchiveError() }
    self.init(
      format: format, size: size, hasAlpha: hasAlpha, bitDepth: bitDepth, colorModel: colorModel,
      orientation: orientation, frameCount: try archive.integer(), contained: try archive.list(),
      isAppleOptimized: try archive.flag(), hasEndMark: try archive.flag(),
      metadataBytes: try archive.integer(), embeddedBytes: try archive.integer())
  }

  public func write(to archive: inout ArchiveWriter) {
    archive.write(format.rawValue)
    archive.write(size)
    archive.write(hasAlpha)
    archive.write(bitDepth != nil)
    if let bitDepth { archive.write(bitDepth) }
    archive.write(colorModel != nil)
    if let colorModel { archive.write(colorModel.rawValue) }
    archive.write(orientation.rawValue)
    archive.write(frameCount)
    archive.write(contained)
    archive.write(isAppleOptimized)
    archive.write(hasEndMark)
    archive.write(metadataBytes)
    archive.write(embeddedBytes)
  }
}

extension PictureSize: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    if try archive.flag() {
      self = .pixels(width: try archive.integer(), height: try archive.integer())
    } else {
      self = .points(
        width: Double(bitPattern: try archive.number()), height: Double(bitPattern: try archive.number()))
    }
  }

  public func write(to archive: inout ArchiveWriter) {
    switch self {
    case .pixels(let width, let height):
      archive.write(true)
      archive.write(width)
      archive.write(height)
    case .points(let width, let height):
      archive.write(false)
      archive.write(width.bitPattern)
      archive.write(height.bitPattern)
    }
  }
}

extension PictureError: Archived {
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    switch try archive.byte() {
    case 0: self = .empty
    case 1: self = .truncated(try archive.word())
    case 2: self = .damaged(try archive.word(), try archive.text())
    case 3: self = .unsupported(try archive.word(), try archive.text())
    case 4: self = .notAPicture
    case 5: self = .standIn(.lfsPointer)
    case 6: self = .standIn(.encrypted)
    default: throw ArchiveError()
    }
  }

  public func write(to archive: inout ArchiveWriter) {
    switch self {
    case .empty: archive.write(byte: 0)
    case .truncated(let format):
      archive.write(byte: 1)
      archive.write(format.rawValue)
    case .damaged(let format, let reason):
      archive.write(byte: 2)
      archive.write(format.rawValue)
      archive.write(reason)
    case .unsupported(let format, let reason):
      archive.write(byte: 3)
      archive.write(format.rawValue)
      archive.write(reason)
    case .notAPicture: archive.write(byte: 4)
    case .standIn(.lfsPointer): archive.write(byte: 5)
    case .standIn(.encrypted): archive.write(byte: 6)
    }
  }
}
