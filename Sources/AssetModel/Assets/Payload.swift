/// A file in a set, or a loose file in a catalog.
public struct Payload: Sendable {
  public let path: RepositoryPath
  /// The asset that the file belongs to. Nil for a loose file.
  public let asset: AssetID?
  /// The folder of the asset that the file belongs to, or the folder that contains the loose file.
  public let folder: RepositoryPath
  /// The line of Contents.json that lists the file. If there is no such line, the file itself.
  public let place: Place
  public let byteCount: Int
  public let presence: Presence
  /// The image's header, or the reason why it cannot be parsed. Nil if not requested, if the set shows no
  /// images, or if the file cannot be read.
  public var picture: PictureReading?
  /// The git object id of the content; nil unless it is needed and another payload has the same size.
  public var contentID: ContentID?
  /// What the file shows. Nil unless it is needed, for example because another file may look the same.
  public var look: Look?
  /// The reason why the pixels cannot be decoded, although the header is valid. Nil if there is no damage, or if no
  /// rule needs this information.
  public var damage: PictureError?
  /// The file in the same set that was probably enlarged to make this one. Nil if there is no such file, or
  /// if no rule needs this information.
  public var original: RepositoryPath?

  public init(
    path: RepositoryPath, asset: AssetID?, folder: RepositoryPath, place: Place, byteCount: Int,
    presence: Presence, picture: PictureReading? = nil, contentID: ContentID? = nil, look: Look? = nil
  ) {
    self.path = path
    self.asset = asset
    self.folder = folder
    self.place = place
    self.byteCount = byteCount
    self.presence = presence
    self.picture = picture
    self.contentID = contentID
    self.look = look
  }

  public var name: String { path.nameText }

  public enum Presence: Sendable, Equatable {
    /// The file is in git's index or in the scanned commit. Files also count as tracked if the index is unknown, as
    /// in a submodule or outside a repository.
    case tracked
    case untracked
    case ignored
  }
}
