/// Why the drawing in a vector image could not be read. Only the bytes of such an image can be compared.
public enum DrawingError: Error, Hashable, Sendable {
  case encrypted
  case damaged(String)
  case unsupported(String)
}

extension DrawingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .encrypted: "is encrypted"
    case .damaged(let reason): "is damaged: \(reason)"
    case .unsupported(let reason): "cannot be interpreted: \(reason)"
    }
  }
}
