/// An asset, a file or something else that a finding is about, with its role in the finding.
public struct Subject: Hashable, Sendable {
  public let role: Role
  /// The asset, or nil for a catalog, a folder, or a file that belongs to no asset.
  public let asset: AssetID?
  /// The folder of the asset, or the catalog, group or file itself.
  public let path: RepositoryPath
  /// The name of a file in the folder of the asset. Nil for the whole asset.
  public let file: String?

  public enum Role: String, Sendable {
    case asset
    case kept
    case copy
    case override
    case base
    case accessor
  }

  public init(_ role: Role, asset: AssetID?, path: RepositoryPath, file: String? = nil) {
    self.role = role
    self.asset = asset
    self.path = path
    self.file = file
  }

  public init(_ role: Role, _ set: AssetSet) {
    self.init(role, asset: set.id, path: set.path)
  }

  public init(_ role: Role, _ payload: Payload) {
    if payload.asset == nil {
      self.init(role, asset: nil, path: payload.path)
    } else {
      self.init(role, asset: payload.asset, path: payload.folder, file: payload.name)
    }
  }

  public var location: RepositoryPath {
    file.map { path.appending($0) } ?? path
  }
}
