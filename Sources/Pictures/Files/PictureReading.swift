/// The result of reading a file's header.
public enum PictureReading: Hashable, Sendable {
  case header(PictureHeader)
  /// The content cannot be read as a picture, and why.
  case unreadable(PictureError)
}
