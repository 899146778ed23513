/// Why a vector image could not be interpreted. Such an image can only be compared by its bytes.
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
