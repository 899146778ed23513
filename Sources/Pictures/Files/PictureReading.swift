/// The result of reading a file's header.
public enum PictureReading: Hashable, Sendable {
  case header(PictureHeader)
  /// The content cannot be read as a picture, and why.
  case unreadable(PictureError)
}

extension PictureReading {
  /// The format of what was read; nil if it was not a picture.
  public var format: PictureFormat? {
    if case .header(let header) = self { header.format } else { nil }
  }
}
