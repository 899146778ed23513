public import Basics

/// Why a file is not a picture, or why the picture cannot be read.
public enum PictureError: Error, Hashable, Sendable {
  case empty
  /// The file ends before its picture is complete.
  case truncated(PictureFormat)
  /// The file breaks the rules of its format in a way that leaves no picture.
  case damaged(PictureFormat, String)
  /// The file may be fine, but this variant of the format is not supported.
  case unsupported(PictureFormat, String)
  case notAPicture
  /// The checkout has a Git LFS pointer or an encrypted file in place of the content.
  case standIn(StandIn)
}

extension PictureError: CustomStringConvertible {
  /// The reason as the end of a sentence that begins with the file's name.
  public var description: String {
    switch self {
    case .empty: "is empty"
    case .truncated(let format): "is a truncated \(format.name)"
    case .damaged(let format, let reason): "is a damaged \(format.name): \(reason)"
    case .unsupported(let format, let reason): "is \(format.withArticle) that cannot be read: \(reason)"
    case .notAPicture: "is not an image file"
    case .standIn(.lfsPointer): "is a git LFS pointer whose content was not fetched"
    case .standIn(.encrypted): "is encrypted with git-crypt"
    }
  }
}
