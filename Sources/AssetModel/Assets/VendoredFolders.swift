extension AssetSet {
  /// Whether the asset seems to belong to third-party code, judging by its folders. The team cannot change such
  /// code.
  public var isVendored: Bool { isInSDK || id.catalog.isThirdParty }

  /// Whether the asset is inside a prebuilt framework or bundle, whose code is not in the repository.
  public var isInBuiltProduct: Bool { id.catalog.isInFolder(where: \.isBuiltProduct) }
}

extension RepositoryPath {
  /// Whether the file belongs to third-party code, judging by the names of its folders.
  public var isThirdParty: Bool { isInFolder { $0.isVendored || $0.isBuiltProduct } }

  fileprivate func isInFolder(where matches: (RepositoryPath) -> Bool) -> Bool {
    var folder = parent
    while !folder.isRoot {
      if matches(folder) { return true }
      folder = folder.parent
    }
    return false
  }

  public var isVendored: Bool {
    Self.vendorFolders.contains(nameText.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The prebuilt framework that contains the file or, if there is none, the bundle; nil if there is neither.
  public var builtProduct: RepositoryPath? {
    let folders = parent.upward
    return folders.first { $0.pathExtension == "framework" } ?? folders.first { $0.pathExtension == "bundle" }
  }

  /// Whether the folder is a prebuilt framework or bundle, whose code is not in the repository.
  public var isBuiltProduct: Bool {
    ["xcframework", "framework", "embeddedframework", "bundle"].contains(pathExtension)
  }

  /// Whether this is a static library or the binary of a framework.
  public var isPrebuiltCode: Bool {
    pathExtension == "a" || parent.pathExtension == "framework" && nameText == parent.stem
  }

  private static let vendorFolders: Set = [
    "vendor", "vendors", "vendored", "vender", "thirdparty", "thirdlibrary", "thirdlibs", "3rdparty",
    "external", "externals",
    "externallibs", "pods", "carthage",
  ]
}
