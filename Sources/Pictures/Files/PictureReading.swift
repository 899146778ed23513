/// What a look at the first bytes of a file gave.
public enum PictureReading: Hashable, Sendable {
  case header(PictureHeader)
  /// The content is not what can be read as a picture, and why.
  case unreadable(PictureError)
}

extension PictureReading {
  /// The format of what was read; nil where it was no picture.
  public var format: PictureFormat? {
    if case .header(let header) = self { header.format } else { nil }
  }
}
