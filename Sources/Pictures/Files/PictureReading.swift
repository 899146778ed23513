public enum PictureReading: Hashable, Sendable {
  case header(PictureHeader)
  case unreadable(PictureError)
}

extension PictureReading {
  public var format: PictureFormat? {
    if case .header(let header) = self { header.format } else { nil }
  }
}
