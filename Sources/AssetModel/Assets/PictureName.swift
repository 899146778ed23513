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

  /// The name and device of an image, without its scale. All scales of an image have the same key.
  public var pictureKey: [String] {
    [pictureName.lowercased()] + stem.split(separator: "~").dropFirst().map(String.init)
  }

  /// Whether older versions of iOS expect this name, as for launch images.
  public var isLegacyPicture: Bool {
    stem.hasPrefix("iTunesArtwork")
      // `UILaunchImageFile` may replace `Default` with another name.
      || ["Default", "Launch", "LaunchImage"].contains { base in
        stem.hasPrefix(base) && ["@", "-", "~", nil].contains(stem.dropFirst(base.count).first)
      }
  }

  /// Whether the file is probably an app icon. For a long time, alternate icons could not be in catalogs.
  public var isIconName: Bool {
    stem.hasPrefix("AppIcon") || stem.hasPrefix("Icon") || pictureName == "icon"
  }
}

extension [RepositoryPath] {
  /// The names of the files, or of the first ones if there are many.
  public var quotedNames: String {
    var names = prefix(count > 12 ? 11 : 12).map { "“\($0.nameText)”" }
    if count > 12 { names.append((count - 11).more("file")) }
    return names.listed("and")
  }
}
