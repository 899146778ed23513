public import Basics

/// Images outside catalogs have their scale and device in their file names: `close@3x~ipad.jpg`.
extension RepositoryPath {
  /// The name of an image without its scale, device and extension: `close` for `close@3x~ipad.jpg`.
  public var pictureName: String { String(stem.prefix { $0 != "@" && $0 != "~" }) }

  /// The scale in a file name: `@3x` for `close@3x~ipad.jpg`. Empty if the name has no scale.
  public var scaleSuffix: String {
    let name = stem.split(separator: "~").first ?? ""
    return ["@2x", "@3x"].first { name.hasSuffix($0) } ?? ""
  }
}
