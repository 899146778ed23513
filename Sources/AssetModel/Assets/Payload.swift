/// One file that a set shows, or that lies in a catalog without being shown.
public struct Payload: Sendable {
  public let path: RepositoryPath
  /// The asset it belongs to; nil for a file that lies loose in a catalog or a group.
  public let asset: AssetID?
  /// The folder of that asset, or the folder the loose file lies in.
  public let folder: RepositoryPath
  /// The line that names the file, or the file itself where none does.
  public let place: Place
  public let byteCount: Int
  public let presence: Presence
  /// What the first bytes say; nil if no rule asked or the file could not be read.
  public var picture: PictureReading?
  /// The name of the content, equal where all bytes are; only where a rule asked and another payload has the same size.
  public var contentID: ContentID?
  /// What is shown; only where a rule asked and another payload of its size could show the same.
  public var look: Look?
  /// Why the pixels behind a sound header cannot be decoded; only where a rule asked.
  public var damage: PictureError?
  /// The file of the same set that is shown here enlarged, with nothing drawn anew; only where a rule asked.
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

  /// The file's name as text.
  public var name: String { path.nameText }

  /// What git knows of the file.
  public enum Presence: Sendable, Equatable {
    /// In git's index, or in a tree that git does not manage.
    case tracked
    /// On the disk and not in git's index.
    case untracked
    /// On the disk, not in git's index, and ignored.
    case ignored
  }
}
