public import Basics

/// Why a file is not a picture, or why the picture cannot be read.
public enum PictureError: Error, Hashable, Sendable {
  case empty
  /// The file ends before the picture is complete.
  case truncated(PictureFormat)
  /// The file violates its format, and does not contain a picture that can be shown.
  case damaged(PictureFormat, String)
  /// The file may be fine, but this variant of the format is not supported.
  case unsupported(PictureFormat, String)
  case notAPicture
  /// The file is a Git LFS pointer, or is encrypted.
  case standIn(StandIn)
}

extension PictureError: CustomStringConvertible {
  /// The reason as the rest of a sentence that begins with the name of the file.
  public var description: String {
    switch self {
    case .empty: "is empty"
    case .truncated(let format): "is a truncated \(format.name)"
    case .damaged(let format, let reason): "is a damaged \(format.name): \(reason)"
    case .unsupported(let format, let reason): "is \(format.withArticle) that cannot be read: \(reason)"
    case .notAPicture: "is not an image file"
    case .standIn(.lfsPointer): "is a Git LFS pointer whose content was not fetched"
    case .standIn(.encrypted): "is encrypted with git-crypt"
    }
  }
}
