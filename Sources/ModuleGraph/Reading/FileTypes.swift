internal import AssetModel
internal import Basics
internal import Pictures

/// What Xcode does with a file that is added to a target, judging by the file's name.
enum FileTypes {
  /// What the build does with a file of this type in a target; nil if the file is neither a source nor a resource.
  static func role(of path: RepositoryPath) -> FileRole? {
    if path.name.first == .dot || path.name.elementsEqual("Info.plist".utf8) { return nil }
    guard let type = path.pathExtension else { return nil }
    if sources.contains(type) { return .source }
    return passive.contains(type) ? nil : .processed
  }

  /// Whether the build treats a folder with this name, such as a catalog, as a single file.
  static func isWrapper(_ path: RepositoryPath) -> Bool {
    guard let type = path.pathExtension else { return false }
    return wrappers.contains(type)
  }

  /// Whether the build processes a file of this type as a resource even if the file is listed as a source.
  static func isCatalog(_ path: RepositoryPath) -> Bool {
    guard let type = path.pathExtension else { return false }
    return catalogs.contains(type)
  }

  /// Whether a file of this type is most likely meant to be a resource if it is next to source files.
  static func isContent(_ path: RepositoryPath) -> Bool {
    path.pictureFormat != nil || fonts.contains(path.pathExtension ?? "") || isCatalog(path)
  }

  /// Whether a folder such as `Images.bundle` is copied with everything in it, including catalogs.
  static func isCopiedWhole(_ path: RepositoryPath) -> Bool {
    path.pathExtension == "bundle"
  }

  static let sources: Set = [
    "swift", "m", "mm", "c", "cc", "cpp", "cxx", "c++", "s", "asm", "metal", "intentdefinition",
    "xcdatamodel",
    "xcdatamodeld", "xcmappingmodel", "mlmodel", "mlpackage", "y", "l", "d", "lm", "ym", "rkassets", "proto",
  ]

  static let fonts: Set = ["ttf", "otf", "ttc", "otc", "dfont"]

  private static let catalogs: Set = ["xcassets", "xcstickers", "icon"]

  /// The types of files that a target can list, but that are neither sources nor resources.
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
  /// The files in a folder and its subfolders, without dot files. A folder such as a catalog counts as one file, and so
  /// does each folder in `whole`.
  func units(in folder: RepositoryPath, whole: Set<RepositoryPath> = []) -> [RepositoryPath] {
    collect(in: folder) { path, isFolder in
      if path.name.first == .dot { return .skip }
      return isFolder && !FileTypes.isWrapper(path) && !whole.contains(path) ? .enter : .take
    }
  }
}
