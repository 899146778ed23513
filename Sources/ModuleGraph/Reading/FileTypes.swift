internal import AssetModel
internal import Basics
internal import Pictures

/// What Xcode does with a file by its name alone, when it joins a target.
enum FileTypes {
  /// The role of a file or wrapper that is added to a target; nil if it takes no part in the build.
  static func role(of path: RepositoryPath) -> FileRole? {
    if path.name.first == .dot || path.name.elementsEqual("Info.plist".utf8) { return nil }
    guard let type = path.pathExtension else { return nil }
    if sources.contains(type) { return .source }
    return passive.contains(type) ? nil : .processed
  }

  /// Whether a folder of this name is one thing to the build, whatever it holds.
  static func isWrapper(_ path: RepositoryPath) -> Bool {
    guard let type = path.pathExtension else { return false }
    return wrappers.contains(type)
  }

  /// Whether the build makes something of a resource of this type even where it stands among the sources.
  static func isCatalog(_ path: RepositoryPath) -> Bool {
    guard let type = path.pathExtension else { return false }
    return catalogs.contains(type)
  }

  /// Whether nobody puts a file of this type beside sources but to be found by the code.
  static func isContent(_ path: RepositoryPath) -> Bool {
    path.pictureFormat != nil || fonts.contains(path.pathExtension ?? "") || isCatalog(path)
  }

  /// Whether a wrapper is copied with all it holds, catalogs included.
  static func isCopiedWhole(_ path: RepositoryPath) -> Bool {
    path.pathExtension == "bundle"
  }

  /// What the compilers of Xcode read.
  static let sources: Set = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "c++", "s", "asm", "metal", "intentdefinition",
    "xcdatamodel",
    "xcdatamodeld", "xcmappingmodel", "mlmodel", "mlpackage", "y", "l", "d", "lm", "ym", "rkassets", "proto",
  ]

  /// The extensions of font files that systems of Apple load.
  static let fonts: Set = ["ttf", "otf", "ttc", "otc", "dfont"]

  private static let catalogs: Set = ["xcassets", "xcstickers", "icon"]

  /// What belongs to a project but not to its products.
  private static let passive: Set = [
    "h", "hh", "hpp", "hxx", "h++", "pch", "inc", "ipp", "tpp", "def", "modulemap", "apinotes",
    "entitlements",
    "xcconfig", "xcfilelist", "xctestplan", "xcodeproj", "xcworkspace", "playground", "gpx", "apns", "docc",
    "framework", "xcframework", "a", "dylib", "tbd", "app", "appex", "o", "exp", "lproj", "storekit",
  ]

  private static let wrappers: Set = [
    "xcassets", "xcstickers", "icon", "xcdatamodel", "xcdatamodeld", "mlpackage", "mlmodelc", "bundle",
    "framework", "xcframework", "scnassets", "rkassets", "rcproject", "docc", "playground", "playgroundbook",
    "xcodeproj", "xcworkspace", "app", "appex", "dsym", "momd", "storyboardc", "artworkpack",
    "xcmappingmodel",
    "xctest", "qlgenerator", "prefpane", "wdgt", "rtfd", "sketch", "sparsebundle",
  ]
}

extension RepositoryFiles {
  /// Every file below a folder, with wrappers and the folders of `whole` as one, except what begins with a dot.
  func units(in folder: RepositoryPath, whole: Set<RepositoryPath> = []) -> [RepositoryPath] {
    collect(in: folder) { path, isFolder in
      if path.name.first == .dot { return .skip }
      return isFolder && !FileTypes.isWrapper(path) && !whole.contains(path) ? .enter : .take
    }
  }
}
